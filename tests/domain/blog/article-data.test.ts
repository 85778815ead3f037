import { expect, test } from 'vitest';
import { createCategory } from '#domain/blog/article.ts';
import { createArticleData } from '#domain/blog/article-data.ts';

const article = {
  path: '/blog/tyres/',
  title: 'Tyres',
  description: 'What to look at.',
  image: null,
  day: '2026-11-20',
  publishedAt: Date.parse('2026-11-19T13:00:00Z') / 1000,
  author: 'Jo Nguyen',
  category: createCategory('Advice'),
  make: null,
  model: null,
};
const site = { url: 'https://a.example', name: 'A Motors' };

test('ROUTE-22 search engines read an article as a BlogPosting with absolute addresses', () => {
  const image = { url: 'https://a.example/x.jpg', alt: '', width: null, height: null };
  expect(createArticleData(article, image, site)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Tyres',
    url: 'https://a.example/blog/tyres/',
    datePublished: '2026-11-19T13:00:00.000Z',
    author: { '@type': 'Person', name: 'Jo Nguyen' },
    publisher: { name: 'A Motors' },
    articleSection: 'Advice',
    image: 'https://a.example/x.jpg',
  });
});

test('without an author the dealer has written it, and what is not there is not said', () => {
  const data = createArticleData({ ...article, author: null, category: null }, null, site);
  expect(data).toMatchObject({ author: { '@type': 'Organization', name: 'A Motors' } });
  expect(data).not.toHaveProperty('image');
  expect(data).not.toHaveProperty('articleSection');
});
