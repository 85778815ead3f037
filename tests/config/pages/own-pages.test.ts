import { describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const page = (more = '', body = 'Words.\n'): string => `---\ntitle: About us\n${more}---\n\n${body}`;
const load = async (files: Record<string, string>, more = '') => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': goodDealer + more, ...files });
  return { dealer: dealers[0], printed };
};
const paths = (dealer: Dealer | undefined): string[] | undefined => dealer?.pages.map(({ path }) => path);

describe('ROUTE-22 ROUTE-24 own pages are files of the dealer', () => {
  test('at any depth; menus and links know them', async () => {
    const { dealer, printed } = await load(
      { 'a/pages/about-us.md': page('menu: company\n'), 'a/pages/pages/book-a-service.md': page() },
      'navigation: { header: [{ label: About, href: /about-us/ }] }\nredirects: { /old: /pages/book-a-service/ }\n',
    );
    expect(printed).toBe('');
    expect(paths(dealer)).toEqual(['/about-us/', '/pages/book-a-service/']);
    expect(dealer?.site.pages).toEqual([
      { path: '/about-us/', title: 'About us', menu: { label: 'About us', in: ['company'] } },
      { path: '/pages/book-a-service/', title: 'About us', menu: null },
    ]);
  });

  test('values of the dealer fill words and settings; an escaped brace stays', async () => {
    const { dealer } = await load({
      'a/pages/x.md': '---\ntitle: About {name}\n---\n**{name}** in {suburb}, \\{name}.\n',
    });
    expect(dealer?.pages[0]).toMatchObject({
      title: 'About Good Motors',
      description: 'Good Motors in Bourke, {name}.',
      html: '<p><strong>Good Motors</strong> in Bourke, {name}.</p>\n',
    });
  });

  test('a text that begins with a list or has nothing else describes itself all the same', async () => {
    const { dealer } = await load({
      'a/pages/list.md': '---\ntitle: Five things\n---\n1. Coolant\n2. **Belts**\n',
      'a/pages/late.md': '---\ntitle: Late\n---\n- One\n\nWords below.\n',
    });
    expect(dealer?.pages.map(({ description }) => description)).toEqual(['Words below.', 'Coolant, Belts']);
  });

  test('those of groups and named shared ones join; a later layer wins', async () => {
    const title = (name: string): string => `---\ntitle: ${name}\n---\nWords.\n`;
    const { dealer, printed } = await load(
      {
        '_pages/warranty.md': title('Shared'),
        '_pages/unnamed.md': title('Nobody asked'),
        '_pages/roadside/help.md': title('Help'),
        '_groups/north.yaml': '{}\n',
        '_groups/north/pages/warranty.md': title('Of the group'),
        '_groups/north/pages/fleet.md': title('Fleet of the group'),
        'a/pages/fleet.md': title('Own'),
      },
      'group: north\npages: [warranty, roadside/help]\n',
    );
    expect(printed).toBe('');
    expect(dealer?.pages.map(({ path, title: name }) => [path, name])).toEqual([
      ['/fleet/', 'Own'],
      ['/roadside/help/', 'Help'],
      ['/warranty/', 'Of the group'],
    ]);
  });

  test('aliases become redirects, and an own page stands in the place of a usual redirect', async () => {
    const { dealer, printed } = await load({
      'a/pages/contact.md': page('aliases: [/reach-us, /old/contact.html]\n'),
    });
    expect(printed).toBe('');
    expect(dealer?.site.redirects).toMatchObject({
      '/reach-us': '/contact/',
      '/old/contact.html': '/contact/',
    });
    expect(dealer?.site.redirects).not.toHaveProperty('/contact');
  });
});

describe('check names file, line and column of own pages', () => {
  test.each<[string, Record<string, string>, string, string?]>([
    ['no settings', { 'a/pages/x.md': 'Words.\n' }, 'a/pages/x.md:1:1  expected settings at the top'],
    [
      'settings without an end',
      { 'a/pages/x.md': '---\ntitle: X\n\nWords.\n' },
      'a/pages/x.md:1:1  expected a second line of ---',
    ],
    [
      'an unknown setting',
      { 'a/pages/x.md': page('titel: X\n') },
      'a/pages/x.md:3:1  titel is not a setting here. Did you mean title?',
    ],
    [
      'no title',
      { 'a/pages/x.md': '---\nindexed: false\n---\nWords.\n' },
      'a/pages/x.md:1:1  title is missing.',
    ],
    [
      'YAML that is none',
      { 'a/pages/x.md': '---\ntitle: "X\n---\nWords.\n' },
      'a/pages/x.md:2:8  A text begins with "',
    ],
    [
      'a wrong date',
      { 'a/pages/x.md': page('start: 1/12/2026\n') },
      'a/pages/x.md:3:8  start\n  expected a day such as 2026-07-01',
    ],
    [
      'a day that there is not',
      { 'a/pages/x.md': page('expiry: 2026-02-30\n') },
      'a/pages/x.md:3:9  expiry\n  expected a day that there is, found "2026-02-30"',
    ],
    [
      'an end before the beginning',
      { 'a/pages/x.md': page('start: 2026-12-01\nexpiry: 2026-11-01\n') },
      'a/pages/x.md:4:9  expiry\n  expected an expiry that is not before the start',
    ],
    [
      'a wrong place in menus',
      { 'a/pages/x.md': page('menu: Company\n') },
      'a/pages/x.md:3:7  menu\n  expected one of header, vehicles, offers, finance, sell, service, company, footer, found "Company"',
    ],
    [
      'an action of an ordinary page',
      { 'a/pages/x.md': page('action: { label: Go, href: /search/ }\n') },
      'expected kind: landing beside an action',
    ],
    [
      'an unknown placeholder in a setting',
      { 'a/pages/x.md': page("description: 'By {nobody}'\n") },
      'a/pages/x.md:3:14  description\n  {nobody} has no value.',
    ],
    [
      'an unknown placeholder in the text',
      { 'a/pages/x.md': page('', 'One\n\ntwo {nobody}\n') },
      'a/pages/x.md:7:5  {nobody} has no value.',
    ],
    [
      'a placeholder that no setting fills',
      { 'a/pages/x.md': page('', 'Call [us](tel:{tel})\n') },
      'a/pages/x.md:5:15  {tel} is empty, because no setting says it.',
    ],
    [
      'a dead link',
      { 'a/pages/x.md': page('', 'One\n\n- see [this](/nowhere/)\n') },
      'a/pages/x.md:7:7  expected a link to a page, found "/nowhere/"',
    ],
    [
      'the second of two like links',
      { 'a/pages/x.md': page('', '[a](/search/) [a](/no/)\n') },
      'a/pages/x.md:5:15  expected a link to a page, found "/no/"',
    ],
    [
      'a link that is none',
      { 'a/pages/x.md': page('', '[a](fleet.md)\n') },
      'a/pages/x.md:5:1  expected a link, found "fleet.md"',
    ],
    [
      'a link to a missing file',
      { 'a/pages/x.md': page('', '[a](/prices.pdf)\n') },
      'a/pages/x.md:5:1  expected a link to a file, found "/prices.pdf"',
    ],
    [
      'a dead link of a setting',
      { 'a/pages/x.md': page('replacedBy: /nowhere/\n') },
      'a/pages/x.md:3:13  replacedBy\n  expected a link to a page',
    ],
    [
      'a missing picture',
      { 'a/pages/x.md': page('image: fleet.webp\n') },
      'a/pages/x.md:3:8  image\n  expected a picture, found "/pages/fleet.webp", which is no file of this site.',
    ],
    [
      'a missing picture in the text',
      { 'a/pages/deep/x.md': page('', 'A ![yard](yard.webp)\n') },
      'a/pages/deep/x.md:5:3  expected a picture, found "/pages/deep/yard.webp"',
    ],
    [
      'a picture elsewhere',
      { 'a/pages/x.md': page('', '![yard](https://b.example/yard.webp)\n') },
      'a/pages/x.md:5:1  expected a picture of this site',
    ],
    [
      'raw HTML',
      { 'a/pages/x.md': page('', 'One\n\n<div class="x">Two</div>\n') },
      'a/pages/x.md:7:1  expected Markdown, found the HTML <div class="x">',
    ],
    [
      'raw HTML in a line',
      { 'a/pages/x.md': page('', 'One <b>two</b>\n') },
      'a/pages/x.md:5:5  expected Markdown, found the HTML <b>',
    ],
    [
      'an empty page',
      { 'a/pages/x.md': page('', '\n') },
      'expected a text below the settings, or sections, found none',
    ],
    [
      'a name with capitals',
      { 'a/pages/About_Us.md': page() },
      'a/pages/About_Us.md:1:1  expected a name that can be an address: small letters, digits and hyphens, found About_Us.md\n  Rename it to about-us.md.',
    ],
    ['another ending', { 'a/pages/about.markdown': page() }, 'Rename it to about.md.'],
    [
      'an index',
      { 'a/pages/fleet/index.md': page() },
      'Move it to fleet.md beside the folder, which is the page /fleet/.',
    ],
    ['a page that every site has', { 'a/pages/privacy-policy.md': page() }, 'Write the text into privacy.md'],
    [
      'a fixed page',
      { 'a/pages/special-offers.md': page() },
      'found /special-offers/, which is a page of this site already',
    ],
    [
      'a page below a folder of stock',
      { 'a/pages/cars/used.md': page() },
      'found /cars/used/ below /cars/, whose pages follow from the stock',
    ],
    [
      'a location',
      { 'a/pages/locations/bourke.md': page() },
      'found /locations/bourke/, which is a page of this site already',
    ],
    [
      'an alias that is a page',
      { 'a/pages/x.md': page('aliases: [/contact-us]\n') },
      'a/pages/x.md:3:11  1st entry of aliases\n  expected an old path that is free, found /contact-us, which is a page',
    ],
    [
      'an alias twice',
      { 'a/pages/x.md': page('aliases: [/old]\n'), 'a/pages/y.md': page('aliases: [/old/]\n') },
      'which is an alias in dealers/a/pages/x.md already',
    ],
    [
      'an alias that is a pattern',
      { 'a/pages/x.md': page('aliases: [/old/*]\n') },
      'expected an old path that starts with one /, without * and :',
    ],
    [
      'an alias with a query',
      { 'a/pages/x.md': page('aliases: [/index.php?page=x]\n') },
      'found "/index.php?page=x": hosts look at the path alone, so that what follows ? is never compared.\n  Write /index.php;',
    ],
    [
      'an address that a redirect covers',
      { 'a/pages/blog/x.md': page() },
      'which would hide the page /blog/x/ of this site',
      "redirects: { '/blog/*': /search/ }\n",
    ],
    [
      'a shared page that there is not',
      { '_pages/warranty.md': page() },
      'there is no shared page dealers/_pages/waranty.md. Did you mean warranty?',
      'pages: [waranty]\n',
    ],
  ])('%s', async (_name, files, told, more) => {
    const { dealer, printed } = await load(files, more);
    expect(printed).toContain(told);
    expect(dealer).toBeUndefined();
  });

  test('a mistake is that dealer’s alone, and all of them are told in one run', async () => {
    const { dealers, printed } = await loadTexts({
      'a.yaml': `${goodDealer}titel: x\n`,
      'a/pages/x.md': page('titel: X\n', '<b>x</b>\n'),
      'b.yaml': goodDealer.replace('good.example', 'second.example'),
    });
    expect(printed.match(/^dealers/gm)).toHaveLength(3);
    expect(dealers.map(({ site }) => site.slug)).toEqual(['b']);
  });
});

describe('own pages begin and end by the clock of the dealer', () => {
  // 2026-12-01, 00:30 in Sydney.
  const now = Date.parse('2026-11-30T13:30:00Z') / 1000;
  const at = async (settings: string, more: Record<string, string> = {}, dealerMore = '') => {
    const { dealers, printed } = await loadTexts(
      { 'a.yaml': goodDealer + dealerMore, 'a/pages/sale.md': page(settings), ...more },
      now,
    );
    return { dealer: dealers[0], printed };
  };

  test.each([
    ['start: 2026-12-01', true],
    ['start: 2026-12-01T00:31', false],
    ['expiry: 2026-11-30', false],
    ['expiry: 2026-12-01', true],
    ['expiry: 2026-12-01T00:29', false],
    ['start: 2026-12-01T00:30\nexpiry: 2026-12-01T00:30', true],
  ])('%s', async (settings, isPublished) => {
    const { dealer, printed } = await at(`${settings}\n`);
    const isOver = !isPublished && settings.startsWith('expiry');
    expect(printed).toMatch(
      isOver ? /^dealers\/a\/pages\/sale\.md:3:9 {2}warning .*\n.*leads nowhere\n.*$/ : /^$/,
    );
    expect(paths(dealer)).toEqual(isPublished ? ['/sale/'] : []);
    expect(dealer?.site.pages).toHaveLength(isPublished ? 1 : 0);
    expect(dealer?.build.waitingPages).toEqual(isPublished ? [] : ['/sale/']);
  });

  test('the page knows the second at which it is over, the day before summer time too', async () => {
    const { dealer } = await at('expiry: 2026-12-24\n');
    expect(dealer?.pages[0]?.endsAt).toBe(Date.parse('2026-12-24T13:00:00Z') / 1000);
    const minute = await at('expiry: 2026-12-24T17:00\n');
    expect(minute.dealer?.pages[0]?.endsAt).toBe(Date.parse('2026-12-24T06:01:00Z') / 1000);
  });

  test('afterwards its address and aliases lead to what replaces it', async () => {
    const { dealer, printed } = await at(
      'expiry: 2026-11-30\nreplacedBy: /special-offers/\naliases: [/old-sale]\n',
      { 'a/pages/x.md': page('', '[Sale](/sale/)\n') },
    );
    expect(printed).toBe('');
    expect(dealer?.site.redirects).toMatchObject({
      '/sale': '/special-offers/',
      '/old-sale': '/special-offers/',
    });
  });

  test('a link to it is a warning, so that no site stays behind on the day after; menus leave it out', async () => {
    const { dealer, printed } = await at(
      'expiry: 2026-11-30\n',
      { 'a/pages/x.md': page('', '[Sale](/sale/)\n') },
      'navigation: { header: [{ label: Sale, href: /sale/ }, { label: X, href: /x/ }] }\n',
    );
    expect(printed).toContain(
      'a/pages/x.md:5:1  warning  found a link to "/sale/", which is published until 2026-11-30 only',
    );
    expect(printed).toContain(
      'a.yaml:6:45  warning  1st entry of navigation.header: href\n  found a link to "/sale/"',
    );
    expect(dealer?.site.navigation.header.map(({ label }) => label)).toEqual(['X']);
  });
});
