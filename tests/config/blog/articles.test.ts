import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const now = Date.parse('2026-11-20T03:00:00Z') / 1000;
const article = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nWords.\n`;
const load = async (files: Record<string, string>, more = '') => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': goodDealer + more, ...files }, now);
  return { dealer: dealers[0], printed };
};

describe('ROUTE-22 articles are files of the dealer', () => {
  test('the newest first, at addresses without their day; the list, its categories and the feed are pages', async () => {
    const { dealer, printed } = await load({
      'a/blog/2026-10-01-old-news.md': article('Old'),
      'a/blog/2026-11-20-new-hilux.md': article(
        'New',
        'category: Vehicle reviews\nauthor: Jo\nmake: Toyota\n',
      ),
      'a/blog/undated.md': article('Between', 'date: 2026-11-01T09:30\n'),
    });
    expect(printed).toBe('');
    expect(dealer?.pages.map(({ path }) => path)).toEqual([
      '/blog/new-hilux/',
      '/blog/undated/',
      '/blog/old-news/',
    ]);
    expect(dealer?.pages[0]?.article).toEqual({
      day: '2026-11-20',
      publishedAt: Date.parse('2026-11-19T13:00:00Z') / 1000,
      author: 'Jo',
      category: { name: 'Vehicle reviews', slug: 'vehicle-reviews' },
      make: 'Toyota',
      model: null,
    });
    expect(dealer?.site.blog).toEqual({
      home: 3,
      title: 'News',
      path: '/blog/',
      addresses: ['/blog/', '/blog/vehicle-reviews/', '/blog/feed.xml'],
    });
  });

  test('the list joins the menus, may be linked to and has an address of the dealer’s choice', async () => {
    const files = { 'a/blog/2026-11-01-one.md': article('One', 'category: Advice\n') };
    const { dealer, printed } = await load(
      files,
      'blogs: { title: Stories, path: /about/stories/ }\nredirects: { /old: /about/stories/advice/ }\n',
    );
    expect(printed).toBe('');
    expect(JSON.stringify(dealer?.site.navigation.header)).toContain(
      '{"label":"Stories","href":"/about/stories/"}',
    );
    expect(JSON.stringify(dealer?.site.navigation.footer)).toContain('"href":"/about/stories/"');
    const without = await load(files, 'blogs: false\n');
    expect([without.dealer?.site.blog, without.dealer?.pages]).toEqual([null, []]);
  });

  test('without an article there is no list, no entry of a menu and no section', async () => {
    const { dealer } = await load({ 'a/blog/2026-11-01-one.md': article('One', 'draft: true\n') });
    expect(dealer?.site.blog).toBeNull();
    expect(JSON.stringify(dealer?.site.navigation)).not.toContain('/blog/');
    expect(dealer?.site.sections.home.map(({ name }) => name)).not.toContain('articles');
    expect(
      (await load({ 'a/blog/x.md': article('X', 'date: 2026-11-01\n') })).dealer?.site.sections.home,
    ).toContainEqual({ name: 'articles' });
  });

  test('those of maker and group are for all of their dealers; a dealer’s own of the same name wins', async () => {
    const { dealer, printed } = await load(
      {
        '_groups/north.yaml': '{}\n',
        '_groups/north/blog/2026-11-02-group.md': article('Group'),
        '_brands/kia/blog/2026-11-03-maker.md': article('Maker at {name}'),
        '_brands/kia/blog/2026-11-01-both.md': article('Of the maker'),
        'a/blog/2026-11-04-both.md': article('Own'),
      },
      'group: north\nmake: Kia\n',
    );
    expect(printed).toBe('');
    expect(dealer?.pages.map(({ title }) => title)).toEqual(['Own', 'Maker at Good Motors', 'Group']);
  });
});

describe('ROUTE-22 articles appear on their day and may end', () => {
  // 2026-11-20, 14:00 in Sydney.
  test.each([
    ['date: 2026-11-20', true],
    ['date: 2026-11-21', false],
    ['date: 2026-11-20T14:00', true],
    ['date: 2026-11-20T14:01', false],
    ['date: 2026-01-01\nexpiry: 2026-11-19\nreplacedBy: /special-offers/', false],
    ['date: 2026-01-01\nexpiry: 2026-11-20', true],
    ['date: 2026-01-01\ndraft: true', false],
  ])('%s', async (settings, isPublished) => {
    const { dealer, printed } = await load({ 'a/blog/x.md': article('X', `${settings}\n`) });
    expect(printed).toBe('');
    expect(dealer?.pages).toHaveLength(isPublished ? 1 : 0);
    expect(dealer?.build.waitingPages).toEqual(isPublished ? [] : ['/blog/x/']);
  });

  test('a link to one that waits is a warning; an ended one leads on', async () => {
    const { dealer, printed } = await load({
      'a/blog/2026-12-01-soon.md': article('Soon'),
      'a/blog/2026-01-01-over.md': article('Over', 'expiry: 2026-02-01\nreplacedBy: /special-offers/\n'),
      'a/blog/2026-01-02-draft.md': article('Draft', 'draft: true\n'),
      'a/pages/x.md': '---\ntitle: X\n---\n[a](/blog/soon/) [b](/blog/over/) [c](/blog/draft/)\n',
    });
    expect(printed).toContain(
      'a/pages/x.md:4:1  warning  found a link to "/blog/soon/", which is published from 2026-12-01 on',
    );
    expect(printed).toContain('"/blog/draft/", which is published without draft: true only');
    expect(printed).not.toContain('/blog/over/');
    expect(dealer?.site.redirects).toMatchObject({ '/blog/over': '/special-offers/' });
  });
});

describe('check names file, line and column of articles', () => {
  test.each<[string, Record<string, string>, string, string?]>([
    [
      'no day',
      { 'a/blog/x.md': article('X') },
      'a/blog/x.md:1:1  expected the day of the article, found none',
    ],
    [
      'a day that there is not',
      { 'a/blog/2026-02-30-x.md': article('X') },
      'expected a day that there is in the name of the file, found 2026-02-30',
    ],
    [
      'an end before its day',
      { 'a/blog/2026-03-01-x.md': article('X', 'expiry: 2026-02-01\n') },
      'a/blog/2026-03-01-x.md:3:9  expiry\n  expected an expiry that is not before the day of the article, 2026-03-01',
    ],
    [
      'an unknown setting',
      { 'a/blog/2026-03-01-x.md': article('X', 'categroy: News\n') },
      'a/blog/2026-03-01-x.md:3:1  categroy is not a setting here. Did you mean category?',
    ],
    [
      'a model without its make',
      { 'a/blog/2026-03-01-x.md': article('X', 'model: HiLux\n') },
      'expected a make beside the model',
    ],
    [
      'two files of one address',
      { 'a/blog/2026-03-01-x.md': article('X'), 'a/blog/2026-04-01-x.md': article('X') },
      'a/blog/2026-04-01-x.md:1:1  expected an address of its own, found /blog/x/, which dealers/a/blog/2026-03-01-x.md has',
    ],
    [
      'the address of an own page',
      { 'a/blog/2026-03-01-x.md': article('X'), 'a/pages/blog/x.md': article('Page') },
      'a/blog/2026-03-01-x.md:1:1  expected an address that is free, found /blog/x/, which dealers/a/pages/blog/x.md has',
    ],
    [
      'the address of a category',
      { 'a/blog/2026-03-01-advice.md': article('X', 'category: Advice\n') },
      'a/blog/2026-03-01-advice.md:1:1  expected an address that is free, found /blog/advice/',
    ],
    [
      'an own page in the place of the list',
      { 'a/blog/2026-03-01-x.md': article('X'), 'a/pages/blog.md': article('Page') },
      'a/pages/blog.md:1:1  expected an address that is free, found /blog/, which is a page of this site already',
    ],
    [
      'a folder in the folder',
      { 'a/blog/2026/x.md': article('X') },
      'expected an article in the folder blog itself, found it in a folder there',
    ],
    [
      'a missing picture',
      { 'a/blog/2026-03-01-x.md': article('X', 'image: hilux.jpg\n') },
      'a/blog/2026-03-01-x.md:3:8  image\n  expected a picture, found "/blog/hilux.jpg", which is no file of this site.',
    ],
    [
      'a dead link',
      { 'a/blog/2026-03-01-x.md': '---\ntitle: X\n---\n[a](/no/)\n' },
      'a/blog/2026-03-01-x.md:4:1  expected a link to a page, found "/no/"',
    ],
    [
      'a list at the address of another page',
      { 'a/blog/2026-03-01-x.md': article('X') },
      'a.yaml:6:16  blogs.path\n  expected an address that is free, found /locations/, which is another page of this site',
      'blogs: { path: /locations/ }\n',
    ],
    [
      'a list below the stock',
      { 'a/blog/2026-03-01-x.md': article('X') },
      'expected an address that is free, found /cars/news/, below /cars/, where the pages of the stock lie',
      'blogs: { path: /cars/news/ }\n',
    ],
  ])('%s', async (_name, files, told, more) => {
    const { dealer, printed } = await load(files, more);
    expect(printed).toContain(told);
    expect(dealer).toBeUndefined();
  });

  test('a category that is spelled in two ways is one list, and told; a near one is told', async () => {
    const { dealer, printed } = await load({
      'a/blog/2026-03-01-a.md': article('A', 'category: Vehicle reviews\n'),
      'a/blog/2026-03-02-b.md': article('B', 'category: Vehicle reviews\n'),
      'a/blog/2026-03-03-c.md': article('C', 'category: vehicle Reviews\n'),
      'a/blog/2026-03-04-d.md': article('D', 'category: Vehicle review\n'),
      'a/blog/2026-03-05-e.md': article('E', 'category: Advice\n'),
    });
    expect(printed).toContain(
      'a/blog/2026-03-03-c.md:3:11  warning  category\n  found the category vehicle Reviews, which others spell Vehicle reviews',
    );
    expect(printed).toContain(
      'a/blog/2026-03-04-d.md:3:11  warning  category\n  found the category Vehicle review, which only this article has\n  Write Vehicle reviews where that is meant',
    );
    expect(printed.match(/^dealers/gm)).toHaveLength(2);
    expect(dealer?.site.blog?.addresses).toEqual([
      '/blog/',
      '/blog/vehicle-reviews/',
      '/blog/advice/',
      '/blog/vehicle-review/',
      '/blog/feed.xml',
    ]);
  });
});

describe('words of articles that lead to nothing are told', () => {
  const found = { 'a/blog/2026-11-01-one.md': article('One', 'category: Vehicle reviews\n') };
  const section = (category: string) =>
    `sections: { home: [hero, { name: articles, category: ${category} }] }\n`;

  test('a section of a category that no article has', async () => {
    expect((await load(found, section('Vehicle review'))).printed).toBe(
      'dealers/a.yaml:6:54  2nd section of home: category\n' +
        '  expected the category of an article, found "Vehicle review", which none has. Did you mean Vehicle reviews?\n' +
        '  Categories: Vehicle reviews.',
    );
    expect((await load(found, section('vehicle Reviews'))).printed).toBe('');
    const waiting = { ...found, 'a/blog/2026-12-24-two.md': article('Two', 'category: Advice\n') };
    expect((await load(waiting, section('Advice'))).printed).toContain(
      'warning  2nd section of home\n  found articles, but this dealer has no published article of the category Advice',
    );
  });

  test.each([
    [
      'make: Toyotta',
      '3:7  warning  make\n  found Toyotta, and no catalogue knows this make\n  Did you mean Toyota?',
    ],
    [
      'make: Toyota\nmodel: HiLuxx',
      '4:8  warning  model\n  found HiLuxx, which the file of Toyota does not list\n  Did you mean HiLux?',
    ],
  ])('an article about %s', async (words, told) => {
    const { printed } = await load({ 'a/blog/2026-11-01-one.md': article('One', `${words}\n`) });
    expect(printed).toContain(`dealers/a/blog/2026-11-01-one.md:${told}`);
  });

  test.each([
    ['/news', 'found "/news"\n  Write /news/.'],
    ['https://www.good.example/Our News/', 'Write /our-news/.'],
    [
      '/search/',
      'expected an address that is free, found /search/, below /search/, where the pages of the stock lie\n  Write another, such as /news/.',
    ],
  ])('blogs.path: %s', async (path, told) => {
    const { printed } = await load(found, `blogs: { path: '${path}' }\n`);
    expect(printed).toMatch(/^dealers\/a\.yaml:6:16 {2}blogs\.path\n/);
    expect(printed).toContain(told);
    // Articles are not told to leave their folder.
    expect(printed).not.toContain('one.md');
  });
});
