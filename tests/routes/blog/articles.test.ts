import { expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { createCategory } from '#domain/blog/article.ts';
import { findArticles, listArticles } from '#routes/blog/articles.ts';
import { createLlmsText } from '#routes/machines/llms-text.ts';
import { listSitemapEntries } from '#routes/machines/sitemap-entries.ts';
import { listFoundPages } from '#routes/page/found-pages.ts';
import { tellEmptySections } from '#routes/sections/empty-sections.ts';
import { fixtureArticle, fixturePage } from '../../integration/fixture-pages.ts';
import { fixtureTarget } from '../../integration/fixture-target.ts';

const { site: plain, catalogue } = fixtureTarget('alpha', []);
const blog = { path: '/blog/', title: 'News', home: 3, addresses: [] };
const site = { ...plain, blog };
const pages = [
  fixturePage('/fleet/'),
  ...Array.from({ length: 30 }, (_, index) =>
    fixtureArticle(`/blog/a-${index}/`, {
      article: { category: createCategory(index < 2 ? 'Advice' : 'Towing') },
    }),
  ),
];
const articles = listArticles(pages);

test('ROUTE-22 a section shows the newest articles, or those of its category, and leads to their list', () => {
  const paths = (section: Parameters<typeof findArticles>[0]) =>
    findArticles(section, articles, blog)?.articles.map(({ path }) => path);
  expect(paths({})).toEqual(['/blog/a-0/', '/blog/a-1/', '/blog/a-2/']);
  expect(paths({ count: 1 })).toEqual(['/blog/a-0/']);
  expect(paths({ category: 'towing', count: 1 })).toEqual(['/blog/a-2/']);
  expect(findArticles({ category: 'Towing' }, articles, blog)?.href).toBe('/blog/towing/');
  expect(findArticles({}, articles, null)).toBeNull();
});

test('ROUTE-22 the report tells a section whose category has no article', () => {
  const home = ['Advice', 'Advise'].map((category) => ({ name: 'articles' as const, category }));
  const target = { catalogue: catalogue as Catalogue, pages, site: { ...site, sections: { home } } };
  expect(tellEmptySections(target)).toEqual([
    'The section articles is left out of the page /: no article is of its category.',
  ]);
});

test('ROUTE-22 sitemap, llms.txt and the search in the header know articles and their lists', () => {
  const paths = listSitemapEntries(catalogue, site, pages).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/blog/', '/blog/advice/', '/blog/towing/', '/blog/a-29/']));
  expect(paths.filter((path) => path.includes('/page/'))).toEqual([]);
  const [, news = ''] = createLlmsText(catalogue, site, pages).split('## News\n\n');
  expect(news.split('\n')[0]).toBe('- [News](https://alpha.example.com.au/blog/)');
  expect(news.match(/^- \[\/blog/gm)).toHaveLength(20);
  expect(createLlmsText(catalogue, plain, [])).not.toContain('/blog/');
  expect(listFoundPages(pages)).toHaveLength(31);
});
