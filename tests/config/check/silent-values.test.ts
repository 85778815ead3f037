import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

/** 2026-12-01 in Sydney. */
const now = Date.parse('2026-12-01T00:00Z') / 1000;
const tell = async (more: string, files: Record<string, string | Buffer> = {}): Promise<string> =>
  (await loadTexts({ 'a.yaml': `${goodDealer}${more}\n`, ...files }, now)).printed;

/** The last line of `goodDealer` is its fifth: what is added begins in the sixth. */
describe('what was accepted in silence is told, with its line and its remedy (CFG-01)', () => {
  test('LOC-01 a second primary location', async () => {
    const printed = await tell(
      '    slug: one\n    primary: true\n' +
        "  - address: { street: 2 High Street, suburb: Bourke, state: NSW, postcode: 2840 }\n    licence: '2'\n    slug: two\n    primary: true",
    );
    expect(printed).toBe(
      'dealers/a.yaml:11:14  2nd location: primary\n' +
        '  expected one primary location, found a second one: entry 1 is primary as well\n' +
        '  Take one of them out: number and address of the primary location stand for the dealer.',
    );
  });

  test('HOURS-04 special days that are long over, once a list', async () => {
    const days = ['2025-12-25', '2025-12-26', '2026-12-25']
      .map((date) => `{ date: ${date}, hours: closed }`)
      .join(', ');
    expect(await tell(`specialDays: [${days}]`)).toBe(
      'dealers/a.yaml:6:23  warning  1st entry of specialDays: date\n' +
        '  found 2025-12-25, which is long over, as are 1 more of these days\n' +
        '  Correct the year, or take it out.',
    );
    expect(await tell('specialDays: [{ date: 2026-11-20, hours: closed }]')).toBe('');
  });

  test('HOURS-04 a special day at a location that there is not, with the one that was meant', async () => {
    expect(await tell('specialDays: [{ date: 2026-12-25, hours: closed, locations: [burke] }]')).toContain(
      'there is no location burke. Did you mean bourke?\n  Locations: bourke.',
    );
  });

  test('PRICE-01 what subscriptions include where none are shown', async () => {
    const includes = 'price: { subscriptionIncludes: rego, offersSubscriptions: false }';
    expect(await tell(includes)).toBe(
      'dealers/a.yaml:6:32  warning  price.subscriptionIncludes\n' +
        '  says what subscriptions include, but no page shows them: price.offersSubscriptions is false.\n' +
        '  Write price.offersSubscriptions: true, or leave the text out.',
    );
    expect(await tell(includes.replace('false', 'true'))).toBe('');
  });

  test('LEGAL 8 a countdown that is over', async () => {
    const sale = 'sections: { home: [hero, { name: countdown, title: Sale, end: 2026-11-30 }] }';
    expect(await tell(sale)).toContain(
      'warning  2nd section of home: end\n  found 2026-11-30, which is over',
    );
    expect(await tell(sale.replace('11-30', '12-31'))).toBe('');
  });

  test.each([
    ['replacedBy: /sale/', 'found "/sale/", which is that of this one'],
    ['replacedBy: /sale/#top', 'which is that of this one'],
    ['aliases: [/old]\nreplacedBy: /old', 'found "/old", which is that of this one'],
  ])('ROUTE-24 a page that leads to itself when it is over: %s', async (settings, told) => {
    const page = `---\ntitle: Sale\nexpiry: 2026-12-24\n${settings}\n---\nWords.\n`;
    expect(await tell('', { 'a/pages/sale.md': page })).toContain(told);
  });

  test('ROUTE-24 a page that is over and leads nowhere', async () => {
    const page = '---\ntitle: Sale\nexpiry: 2026-11-30\n---\nWords.\n';
    expect(await tell('', { 'a/pages/sale.md': page })).toBe(
      'dealers/a/pages/sale.md:3:9  warning  expiry\n' +
        '  found 2026-11-30, which is over: /sale/ is not published, and leads nowhere\n' +
        '  Write replacedBy: with the page that its address leads to now, or delete the file.',
    );
    expect(await tell('', { 'a/pages/sale.md': page.replace('11-30', '12-01') })).toBe('');
    expect(
      await tell('', { 'a/pages/sale.md': page.replace('---\nWords', 'replacedBy: /\n---\nWords') }),
    ).toBe('');
  });

  test('LEGAL 2 the licence word of another state', async () => {
    const second = (licence: string, state: string, postcode: number): string =>
      `  - address: { street: 2 High Street, suburb: B, state: ${state}, postcode: ${postcode} }\n    licence: ${licence}\n    slug: two`;
    expect(await tell(second('LMCT 12345', 'NSW', 2840))).toBe(
      'dealers/a.yaml:7:14  warning  2nd location: licence\n' +
        '  found "LMCT 12345", and LMCT is the word of Victoria: pages would say MD LMCT 12345\n' +
        '  Write the number of this location, or correct its state.',
    );
    expect(await tell(second('MD 12345', 'WA', 6000))).toBe('');
  });

  test.each([
    ['offers: false# none', 'A note begins with a blank: false # none'],
    ['stock: { soldWindowDays: 7# days }', 'A note begins with a blank: 7 # days'],
    [
      'sections:\n  home:\n    - hero\n    -{ name: newest }',
      '9:5  A blank is missing behind the hyphen.\n  Write - { name: newest }',
    ],
  ])('a blank that is missing: %s', async (more, told) => {
    expect(await tell(more)).toContain(told);
  });

  test.each([
    ['prices.pdf', '', 'expected a file with something in it, found an empty one'],
    ['yard.jpg', '', 'expected a file with something in it, found an empty one'],
    ['prices.pdf', '<html>Not found</html>', 'expected a PDF, as its name says, found something else'],
    ['prices.xlsx', 'a;b;c', 'expected a document of that kind, as its name says'],
    ['film.mp4', 'no film at all', 'expected a film in MP4, as its name says'],
    ['film.mp4', '1234ftypavif of a picture', 'expected a film in MP4, as its name says'],
    ['outfit.woff2', 'wOFF of before', 'expected a font in WOFF2, as its name says'],
  ])('a file that nobody can open: %s', async (name, content, told) => {
    expect(await tell('', { [`a/${name}`]: content })).toContain(`dealers/a/${name}  ${told}`);
  });

  test.each([
    ["Arial, 'Segoe UI", false],
    ['Arial, "Segoe UI\'', false],
    ['Arial,, serif', false],
    ['Arial, "Segoe UI", sans-serif', true],
    ["'Work Sans',system-ui", true],
  ])('quotes that end nowhere in the names of fonts: %s', async (font, isRight) => {
    const told = await tell(`theme: { font: ${JSON.stringify(font)} }`);
    if (isRight) expect(told).toBe('');
    else expect(told).toContain('expected a list of font names, such as "Inter, system-ui, sans-serif"');
  });

  test('a document among the pages, unless a page leads to it', async () => {
    const files = { 'a/pages/about-us.docx': 'PK..' };
    expect(await tell('', files)).toBe(
      'dealers/a/pages/about-us.docx  warning  found a document among the pages, to which no page leads: it makes no page itself\n' +
        '  For a page, save its words as plain text in dealers/a/pages/about-us.md, with --- and title: at the top. For a download, link to /pages/about-us.docx.',
    );
    expect(await tell('announcement: { text: Us, href: /pages/about-us.docx }', files)).toBe('');
  });

  test('curly quotes around a value, which a page would show', async () => {
    expect(await tell('tagline: “Best in town”')).toBe(
      'dealers/a.yaml:6:10  tagline\n' +
        '  found “Best in town”: YAML takes curly quotes for letters, so that pages show them.\n' +
        '  Write "Best in town". Quotes that are meant to be seen stand between straight ones: \'“Best in town”\'.',
    );
    expect(await tell('tagline: „Hallo“')).toContain('Write "Hallo".');
    expect(await tell("tagline: '“Best in town”'")).toBe('');
    expect(await tell('tagline: The “best” yard, as they say “here”')).toBe('');
    expect(await tell('', { 'a/pages/x.md': '---\ntitle: “X”\n---\nWords.\n' })).toContain(
      'dealers/a/pages/x.md:2:8  title\n  found “X”',
    );
  });
});

describe('messages say what was meant (CFG-01)', () => {
  test.each([
    [
      'a comma between braces',
      'announcement: { text: Hello, dear world, href: /search/ }',
      '6:23  announcement.text\n  found Hello, dear world: between braces a comma ends the value.\n  Put the whole value in quotes: "Hello, dear world".',
    ],
    [
      'several commas',
      'tagline: x\nannouncement: { text: One, two, "three" }',
      '7:23  announcement.text\n  found One, two: between braces',
    ],
    [
      'a placeholder between braces',
      'announcement: { text: {name} }',
      '6:23  announcement.text\n  found {name} without quotes: YAML reads a group of settings.\n  Write "{name}".',
    ],
    [
      'a text between braces that begins with a placeholder',
      'announcement: { text: {name} is open }',
      "6:23  A value that starts with {name} is a group of settings for YAML. Put the whole value in quotes: '{name} …'.",
    ],
    [
      'two letters that changed places',
      'make: Kai',
      '6:7  make\n  there is no make Kai. Did you mean Kia?\n  Leave make out for a dealer of many makes',
    ],
    [
      'the same in a list of brands',
      'brands: [Toyota, Kai]',
      '6:18  2nd entry of brands\n  there is no make Kai. Did you mean Kia?\n  Take it out, or write dealers/_brands/kai.yaml.',
    ],
    [
      'a countdown without its title',
      'sections: { home: [{ name: countdown, end: 2026-12-31 }] }',
      '6:20  1st section of home: title is missing. What ends, for example "End of year sale".',
    ],
    [
      'one letter for a name',
      'sections: { home: [{ name: faq, items: [{ q: Who?, answer: Me. }] }] }',
      '1st entry of items: q is not a setting here. Did you mean question?',
    ],
    [
      'a setting of another section',
      'sections: { home: [{ name: quote, text: Good., shade: red }] }',
      '1st section of home: shade is not a setting here. Possible are name, text, author, role, id.',
    ],
  ])('%s', async (_name, more, told) => {
    expect(await tell(more)).toContain(told);
  });

  test('LEGAL 4 a finance provider without a file is the only mistake that is told', async () => {
    expect(await tell('finance: { provider: { name: jety-street } }')).toBe(
      'dealers/a.yaml:6:30  finance.provider.name\n  dealers/_finance/jety-street.yaml does not exist. Did you mean jetty-street?',
    );
  });

  test('LOC-01 two locations with one address are counted from 1', async () => {
    const second = goodDealer.slice(goodDealer.indexOf('  - address'));
    expect(await tell(second)).toContain('found bourke again, as in entry 1.');
  });
});
