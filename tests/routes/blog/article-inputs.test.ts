import { expect, test } from 'vitest';
import { describePages } from '#scripts/build/site/describe-pages.ts';
import { findArticleInputs } from '#routes/blog/article-inputs.ts';
import { fixtureArticle, fixturePage } from '../../integration/fixture-pages.ts';
import { fixtureTarget, fixtureVehicle } from '../../integration/fixture-target.ts';

// Of three vehicles one is a HiLux, two are Kias; those with a number that is even are used.
const vehicles = [0, 1, 2, 3, 4, 5].map((index) => fixtureVehicle(index));
const { catalogue, site: plain } = fixtureTarget('alpha', vehicles);
const site = { ...plain, blog: { path: '/blog/', title: 'News', home: 3, addresses: [] } };
const related = (make: string | null, model: string | null = null) => {
  const page = fixtureArticle('/blog/x/', { article: { make, model } });
  return findArticleInputs(page, [page], catalogue, site).related;
};

test('ROUTE-22 an article shows vehicles of its model, else of its make, else none', () => {
  expect(related(null)).toBeNull();
  expect(related('toyota', 'hilux')).toMatchObject({
    name: 'Toyota HiLux',
    total: 2,
    href: '/search/?make=Toyota&model=HiLux',
  });
  expect(related('Kia', 'Carnival')).toMatchObject({ name: 'Kia', total: 4, href: '/search/?make=Kia' });
  expect(related('Ford', 'Ranger')).toBeNull();
});

const articles = ['a', 'b', 'c', 'd'].map((name) => fixtureArticle(`/blog/${name}/`));
const pages = [fixturePage('/fleet/'), ...articles];
const target = fixtureTarget('alpha', vehicles);
const home = { ...site.sections, home: [{ name: 'articles' as const, count: 2 }] };
const describe = (all: typeof pages) =>
  describePages({ ...target, site: { ...site, sections: home }, pages: all });
const changedBy = (all: typeof pages): string[] => {
  const before = describe(pages);
  const after = describe(all);
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name));
};

const paths = (page: (typeof articles)[number], all: typeof pages) =>
  findArticleInputs(page, all, catalogue, site).more.map(({ path }) => path);

test('ROUTE-22 three others to read: of its category first, then those nearest in time', () => {
  const [first, second, , last] = articles;
  if (!first || !second || !last) throw new Error('There are four articles.');
  expect(paths(first, pages)).toEqual(['/blog/b/', '/blog/c/', '/blog/d/']);
  const category = { name: 'Advice', slug: 'advice' };
  const kin = [second, last].map(({ path }) => fixtureArticle(path, { article: { category } }));
  const others = pages.map((page) => kin.find(({ path }) => path === page.path) ?? page);
  expect(paths(kin[0] ?? first, others)).toEqual(['/blog/d/', '/blog/a/', '/blog/c/']);
  expect(paths(first, [first])).toEqual([]);
});

test('ROUTE-22 another text makes its article alone anew, another title also what names it', () => {
  const change = (more: Partial<(typeof pages)[number]>) =>
    pages.map((page) => (page.path === '/blog/b/' ? { ...page, ...more } : page));
  expect(changedBy(change({ html: '<p>Others.</p>' }))).toEqual(['blog/b/index.html']);
  expect(changedBy(change({ changed: 1_700_000_001 }))).toEqual([]);
  expect(changedBy(change({ title: 'Other' }))).toEqual([
    'blog/a/index.html',
    'blog/b/index.html',
    'blog/c/index.html',
    'blog/d/index.html',
    'blog/index.html',
    'index.html',
  ]);
});
