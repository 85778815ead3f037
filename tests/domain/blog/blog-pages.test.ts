import { expect, test } from 'vitest';
import { createCategory } from '#domain/blog/article.ts';
import { listBlogPages, listCategories } from '#domain/blog/blog-pages.ts';

const list = (count: number, category: string | null = null) =>
  Array.from({ length: count }, (_, number) => ({ number, category: createCategory(category) }));

test('ROUTE-22 twelve articles a page, newest first; a full page has no empty one after it', () => {
  expect(listBlogPages([], '/blog/')).toEqual([]);
  const sizes = (count: number) =>
    listBlogPages(list(count), '/blog/').map(({ articles }) => articles.length);
  expect([sizes(1), sizes(12), sizes(13)]).toEqual([[1], [12], [12, 1]]);
  const pages = listBlogPages(list(200), '/blog/');
  expect(pages).toHaveLength(17);
  expect(pages.map(({ path }) => path).slice(0, 2)).toEqual(['/blog/', '/blog/page/2/']);
  expect(pages.at(-1)).toMatchObject({ path: '/blog/page/17/', page: 17, total: 17 });
  expect(pages.flatMap(({ articles }) => articles.map(({ number }) => number))).toEqual([
    ...Array(200).keys(),
  ]);
});

test('ROUTE-22 each category has pages of its own, those with most articles first', () => {
  const articles = [...list(2, 'Advice'), ...list(13, 'Vehicle reviews'), ...list(2, 'About us'), ...list(1)];
  expect(listCategories(articles).map(({ name }) => name)).toEqual(['Vehicle reviews', 'About us', 'Advice']);
  expect(
    listBlogPages(articles, '/news/')
      .filter(({ category }) => category)
      .map(({ path, total, articles: { length } }) => [path, total, length]),
  ).toEqual([
    ['/news/vehicle-reviews/', 2, 12],
    ['/news/vehicle-reviews/page/2/', 2, 1],
    ['/news/about-us/', 1, 2],
    ['/news/advice/', 1, 2],
  ]);
});
