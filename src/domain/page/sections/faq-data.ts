import { readParagraphs } from '../excerpt.ts';
import type { Section } from '../section.ts';

/** All questions of a page for search engines, in one FAQPage; null where it has none. */
export function createFaqData(sections: readonly Section[]): Record<string, unknown> | null {
  const questions = sections.flatMap((section) => (section.name === 'faq' ? section.items : []));
  if (questions.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: readParagraphs(html).join('\n') },
    })),
  };
}
