import { expect, test } from 'vitest';
import { createFaqData } from '#domain/page/sections/faq-data.ts';
import type { Section } from '#domain/page/section.ts';

const faq = (question: string, html: string): Section => ({ name: 'faq', items: [{ question, html }] });

test('all questions of a page are one FAQPage, with their answers in plain words', () => {
  const sections = [
    faq('Why?', '<p>So <b>be</b> it.</p>\n<ul><li>One</li><li>Two</li></ul>'),
    faq('When?', '<p>Now.</p>'),
  ];
  expect(createFaqData(sections)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Why?',
        acceptedAnswer: { '@type': 'Answer', text: 'So be it.\nOne\nTwo' },
      },
      { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Now.' } },
    ],
  });
});

test('a page without questions has none', () => {
  expect(createFaqData([{ name: 'hero' }])).toBeNull();
});
