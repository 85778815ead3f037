import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const page = (body: string, more = ''): string => `---\ntitle: A page\n${more}---\n\n${body}\n`;
const tell = async (files: Record<string, string>, more = ''): Promise<string> =>
  (await loadTexts({ 'a.yaml': goodDealer + more, ...files })).printed;

const menuTo = (href: string): string => `navigation: { header: [{ label: Go, href: '${href}' }] }\n`;
const textTo = (href: string): string => page(`[a](${href})`);

describe('ROUTE-22 a page with a mistake keeps its address: links to it are no dead links', () => {
  const broken = {
    'a setting that is none': ['about-us.md', page('Words.', 'titel: x\n')],
    'a setting that cannot be read': ['about-us.md', page('Words.', 'description: "x\n')],
    'a name with capitals': ['About_Us.md', page('Words.')],
    'another kind of file': ['about-us.txt', 'Words.'],
    'another encoding': ['about-us.md', '\u0000\u0000\u0000\u0000'],
  } as const;
  test.each(Object.entries(broken))('%s', async (_name, [name, text]) => {
    const printed = await tell(
      { [`a/pages/${name}`]: text, 'a/pages/b.md': textTo('/about-us/') },
      `${menuTo('/about-us/')}redirects: { /team: /about-us/ }\n`,
    );
    expect(printed).toContain(`dealers/a/pages/${name}:`);
    expect(printed.match(/^dealers/gm)).toHaveLength(1);
  });

  test('and so do its other addresses', async () => {
    const printed = await tell({
      'a/pages/about-us.md': page('Words.', 'titel: x\naliases: [/story]\n'),
      'a/pages/b.md': textTo('/story'),
    });
    expect(printed.match(/^dealers/gm)).toHaveLength(1);
  });

  test('and a setting of the dealer that is wrong beside it changes nothing', async () => {
    const printed = await tell(
      { 'a/pages/about-us.md': page('Words.', 'titel: x\n') },
      `${menuTo('/about-us/')}tagline: []\n`,
    );
    expect(printed).not.toContain('expected a link');
  });
});

describe('C18 a link that names the website of the dealer in full is judged like one within it', () => {
  const address = 'https://www.good.example';
  test.each([`${address}/old.php`, 'http://good.example/old.php', 'HTTPS://GOOD.example/old.php'])(
    '%s is dead after the move',
    async (href) => {
      const dead = 'expected a link to a page, found "/old.php", which this site does not have.';
      expect(await tell({ 'a/pages/b.md': textTo(href) })).toContain(`dealers/a/pages/b.md:5:1  ${dead}`);
      expect(await tell({}, menuTo(href))).toContain(dead);
    },
  );

  test.each([
    ...[address, `${address}/`, `${address}/search/?make=Kia`, `${address}/pages/b/`],
    ...['https://shop.good.example/old.php', 'https://good.example.net/old.php'],
  ])('%s is fine', async (href) => {
    const files = { 'a/pages/b.md': textTo(href), 'a/pages/pages/b.md': page('Words.') };
    expect(await tell(files, menuTo(href))).toBe('');
  });
});

describe('addresses with a dot are judged as others (ROUTE-22)', () => {
  const files = { 'a/prices.pdf': '%PDF-1.4', 'a/pages/about-us.md': page('Words.') };
  test.each([
    [
      '/about-us.html',
      'expected a link to a page, found "/about-us.html"',
      'Did you mean /about-us/? Pages end',
    ],
    ['/prices.pdff', 'expected a link to a page, found "/prices.pdff"', 'Did you mean /prices.pdf?'],
    ['/x.y/', 'expected a link to a page, found "/x.y/"', 'Let it lead to a page'],
    ['/abuot-us/', 'expected a link to a page, found "/abuot-us/"', 'Did you mean /about-us/?'],
    ['/About-Us/', 'expected a link to a page, found "/About-Us/"', 'Did you mean /about-us/?'],
    ['/price.pdf', 'expected a link to a file, found "/price.pdf"', 'Did you mean /prices.pdf?'],
  ])('%s in a menu, a text, a redirect and the Markdown of a section', async (href, found, advice) => {
    for (const [more, own] of [
      [menuTo(href), {}],
      [`redirects: { /old: '${href}' }\n`, {}],
      [`sections: { home: [{ name: text, text: 'See [this](${href}).' }] }\n`, {}],
      ['', { 'a/pages/b.md': textTo(href) }],
    ] as const) {
      const printed = await tell({ ...files, ...own }, more);
      expect(printed).toContain(found);
      expect(printed).toContain(advice);
      expect(printed.match(/^dealers/gm)).toHaveLength(1);
    }
  });

  test.each(['/about-us/', '/prices.pdf', '/prices.pdf?v=2', '/favicon.svg', '/sitemap.xml', '/search/a.b/'])(
    '%s is one',
    async (href) => {
      expect(await tell({ ...files, 'a/pages/b.md': textTo(href) }, menuTo(href))).toBe('');
    },
  );

  test('an old address of that form that leads to a page is one', async () => {
    expect(await tell(files, `${menuTo('/team.html')}redirects: { /team.html: /about-us/ }\n`)).toBe('');
  });
});

describe('a link to a part of a page that it does not have is told (ROUTE-22)', () => {
  const about = page(
    '## Our team\n\n## Our team\n\n## Für Käufer',
    'sections: [{ name: form, form: fleet }]\n',
  );
  const files = { 'a/pages/about-us.md': about };
  const home = 'sections: { home: [hero, { name: quote, text: Good., id: praise }] }\n';

  test.each([
    ['/about-us/#our-teem', 'Did you mean #our-team?'],
    ['/about-us/?a=b#prices', 'There are #our-team, #our-team-2, #fur-kaufer, #fleet-form.'],
    ['/#prices', 'There are #praise.'],
    ['/contact-us/#nope', 'Take #nope out: no part of that page has a name.'],
    ['/search/?make=Kia#nope', 'Take #nope out: no part of that page has a name.'],
    ['/locations/bourke/#nope', 'Give a section there id: nope, or take #nope out.'],
  ])('%s', async (href, advice) => {
    const printed = await tell({ ...files, 'a/pages/b.md': textTo(href) }, home);
    expect(printed).toContain(
      `dealers/a/pages/b.md:5:1  warning  found "${href}", and that page has nothing named`,
    );
    expect(printed).toContain(advice);
    expect(await tell(files, home + menuTo(href))).toContain(advice);
  });

  test('on the same page, from its text, its settings and a section of home', async () => {
    const printed = await tell(
      {
        'a/pages/b.md': page('[a](#a) [b](#b)\n\n## B', 'kind: landing\naction: { label: Go, href: "#c" }\n'),
      },
      "sections: { home: [{ name: text, text: '[a](#d)' }] }\n",
    );
    expect(printed.match(/nothing named (\w)/g)).toEqual(
      ['d', 'c', 'a'].map((name) => `nothing named ${name}`),
    );
  });

  test.each([
    '/about-us/#our-team-2',
    '/about-us/#fleet-form',
    '/about-us#fur-kaufer',
    '/#praise',
    '/#content',
    '/contact-us/#contact-message',
    '/locations/#holiday-hours',
    '/privacy-policy/#complaints',
  ])('%s is there', async (href) => {
    expect(await tell({ ...files, 'a/pages/b.md': textTo(href) }, home)).toBe('');
  });
});

describe('files of pages that are none say what to do (ROUTE-22)', () => {
  test.each([
    ['about.txt', 'expected the file of a page, whose name ends in .md alone', 'Rename it to about.md.'],
    ['about.rtf', 'found another kind of document', 'Save its words as plain text with the name about.md'],
    ['Über uns.html', 'found another kind of document', 'with the name uber-uns.md'],
    ['Giới thiệu.md', 'expected a name that can be an address', 'Rename it to gioi-thieu.md.'],
    ['Đội ngũ.md', 'expected a name that can be an address', 'Rename it to doi-ngu.md.'],
    ['über-uns.md', 'expected a name that can be an address', 'Rename it to uber-uns.md.'],
  ])('%s', async (name, found, advice) => {
    const printed = await tell({ [`a/pages/${name}`]: page('Words.') });
    expect(printed).toContain(`dealers/a/pages/${name}:1:1  `);
    expect(printed).toContain(found);
    expect(printed).toContain(advice);
  });

  test('two versions that a merge left, in the text or at the top', async () => {
    const merged = '<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> sale';
    const told = 'Two versions of this file were merged';
    expect(await tell({ 'a/pages/x.md': page(merged) })).toContain(`dealers/a/pages/x.md:5:1  ${told}`);
    expect(await tell({ 'a/pages/x.md': `${merged}\n${page('Words.')}` })).toContain(
      `dealers/a/pages/x.md:1:1  ${told}`,
    );
    expect(await tell({ 'a/pages/x.md': page('Words\n=======\n\nMore.') })).not.toContain(told);
  });
});
