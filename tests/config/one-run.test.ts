import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatIssues } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import { findNearest } from '#config/check/nearest.ts';
import { goodDealer, loadTexts } from './directory.ts';

const tell = async (yaml: string): Promise<string[]> =>
  (await loadTexts({ 'a.yaml': yaml })).printed.split('\n');
const listPositions = (lines: string[]): string[] => lines.filter((line) => line.startsWith('dealers/'));

describe('all problems come in one run (CFG-01)', () => {
  test('an unknown setting, a make that nobody knows, a wrong value and an unknown template', async () => {
    expect(
      await tell(`${goodDealer}nmae: x\nmake: Teslo\noffers: maybe\ntemplates: [showrom, marketplace]\n`),
    ).toEqual([
      'dealers/a.yaml:6:1  nmae is not a setting here. Did you mean name?',
      'dealers/a.yaml:7:7  make',
      '  there is no make Teslo. Did you mean Tesla?',
      '  Leave make out for a dealer of many makes, or write dealers/_brands/teslo.yaml.',
      'dealers/a.yaml:8:9  offers',
      '  expected true or false, found "maybe"',
      'dealers/a.yaml:9:13  1st entry of templates',
      '  there is no template showrom. Did you mean showroom?',
    ]);
  });

  test('hours, locations at one address, licences and texts beside a wrong location', async () => {
    const location = (more: string, state = 'NSW'): string =>
      `  - address: { street: 1 High Street, suburb: Bourke, state: ${state}, postcode: 2840 }\n${more}`;
    const lines = await tell(
      `name: Good\nurl: https://www.good.example\nmessages: { shell.serch: Find }\nlocations:\n` +
        location("    licence: '1'\n    hours: { mon-fri: 8:30-17:30, fri: 8:30-20:00 }\n") +
        location("    licence: '1'\n") +
        location('', 'NSX') +
        location('    slug: other\n'),
    );
    expect(listPositions(lines)).toEqual([
      'dealers/a.yaml:3:26  messages.shell.serch',
      'dealers/a.yaml:7:40  1st location: hours.fri',
      'dealers/a.yaml:8:5  2nd location',
      'dealers/a.yaml:10:62  3rd location: address.state',
      'dealers/a.yaml:11:5  4th location: licence',
    ]);
  });

  test.each([
    ['what settings need of each other', 'vehicle: { map: true }\n', 'vehicle.map'],
    ['bounds of forms', 'forms: { bounds: { budget: { max: 4000 } } }\n', 'forms.bounds.budget'],
    ['store codes', 'vehicleAds: { storeCodes: { burke: BO-1 } }\n', 'vehicleAds.storeCodes.burke'],
    ['redirects', 'redirects: { /old: /nowhere/ }\n', 'redirects./old'],
    ['a group with an unknown setting', 'vehicle: { mapp: 1, map: true }\n', 'vehicle.map'],
  ])('%s beside a wrong value', async (_title, yaml, path) => {
    const lines = await tell(`${goodDealer}${yaml}stock: { soldWindowDays: 999 }\n`);
    expect(listPositions(lines).flatMap((line) => line.split('  ')[1] ?? [])).toEqual(
      expect.arrayContaining([path, 'stock.soldWindowDays']),
    );
  });

  test('pages, people and reviews beside a wrong setting that decides no address', async () => {
    const { printed } = await loadTexts({
      'a.yaml': `${goodDealer}    hours: { mon-fri: 8.30 }\nsocial: 5\nreviews: { source: { name: file } }\nredirects: { /a?b: /, /old: /nowhere/ }\n`,
      'a/pages/one.md': '---\ntitle: One\n---\n\n[x](/nope/)\n',
      'a/team.yaml': 'team: [{ name: Jo, role: Sales, photo: /jo.jpg }]\n',
      'a/reviews.yaml': 'reviews: [{ customer: Jo, rating: 6, text: Fine. }]\n',
    });
    expect(listPositions(printed.split('\n'))).toEqual([
      'dealers/a.yaml:6:23  1st location: hours.mon-fri',
      'dealers/a.yaml:7:9  social',
      'dealers/a.yaml:9:14  expected an old path that hosts can read, found "/a?b": hosts look at the path alone, so that what follows ? is never compared.',
      'dealers/a.yaml:9:29  redirects./old',
      'dealers/a/pages/one.md:5:1  expected a link to a page, found "/nope/", which this site does not have.',
      'dealers/a/reviews.yaml:1:35  1st review: rating',
      'dealers/a/team.yaml:1:40  1st person: photo',
    ]);
  });

  test('links and pictures of a page whose settings have a mistake', async () => {
    const { printed } = await loadTexts({
      'a.yaml': goodDealer,
      'a/pages/one.md':
        '---\ntitle: One\nmenu: compny\nimage: x.jpg\naction: { label: Go, href: here }\n---\n\n[x](/nope/)\n',
      'a/pages/two.md': '---\ntitle: Two: too\n---\n\n[x](/nope/) {Name} ![y](y.jpg)\n',
    });
    const lines = listPositions(printed.split('\n')).map((line) => line.slice('dealers/a/pages/'.length, 24));
    expect(lines).toEqual([
      'one.md:3',
      'one.md:4',
      'one.md:5',
      'one.md:8',
      'two.md:2',
      'two.md:5',
      'two.md:5',
      'two.md:5',
    ]);
  });

  test('pages of a dealer whose file cannot be read', async () => {
    const { printed } = await loadTexts({
      'a.yaml': `${goodDealer}phone: '07\n`,
      'a/pages/one.md': '---\ntitle: One\nheding: x\n---\n\n<b>x</b> {Name} {phone}\n',
    });
    expect(listPositions(printed.split('\n')).map((line) => line.slice(0, 28))).toEqual([
      'dealers/a.yaml:6:8  A text b',
      'dealers/a/pages/one.md:3:1  ',
      'dealers/a/pages/one.md:6:1  ',
      'dealers/a/pages/one.md:6:10 ',
    ]);
  });

  test.each([
    [
      'offers',
      'offers: maybe\nsections: { home: [hero, offers] }\nredirects: { /special-offers: /search/ }\n',
    ],
    ['a phone', 'phone: 12 34\nvehicle: { actions: [call] }\n'],
    ['pages of locations', 'locationPages: maybe\nredirects: { /locations: /search/ }\n'],
    ['a contact page', 'contact: maybe\nclosedDays: enquire\n'],
  ])('what depends on %s waits until it is right', async (_title, yaml) => {
    expect(listPositions(await tell(goodDealer + yaml))).toHaveLength(1);
  });

  test('nothing right at all is still only told once', async () => {
    const lines = listPositions(await tell('name: []\nurl: 5\nlocations: maybe\ntemplates: x\n'));
    expect(lines.map((line) => line.split('  ')[1])).toEqual(['name', 'url', 'locations', 'templates']);
  });
});

describe('values that were accepted in silence', () => {
  test.each([
    [
      'check digits of an ABN',
      "abn: '51 824 753 557'\n",
      'dealers/a.yaml:6:6  abn\n  expected an ABN whose check digits fit: one of its digits is not right, found "51 824 753 557"',
    ],
    [
      'an announcement that leads to an open line',
      'announcement: { text: Hi, href: http://a.example }\n',
      'dealers/a.yaml:6:33  announcement.href\n  expected a path that starts with /, or a web address that starts with https://, found "http://a.example"',
    ],
    [
      'a section of the home page twice',
      'sections: { home: [hero, locations, { name: hero }] }\n',
      'dealers/a.yaml:6:37  3rd section of home\n  expected each entry once, found hero again, as in entry 1. Take one of them out.',
    ],
    [
      'a section of the vehicle page twice',
      'sections: { vehicle: [features, features] }\n',
      'dealers/a.yaml:6:33  2nd section of vehicle\n  expected each entry once, found features again, as in entry 1. Take one of them out.',
    ],
    [
      'a section that means nothing without options',
      'sections: { home: [hero, callToAction] }\n',
      'dealers/a.yaml:6:26  2nd section of home\n  expected callToAction with its options, as in { name: callToAction, … }, found "callToAction"',
    ],
    [
      'a filter twice',
      'search: { facets: [make, model, make] }\n',
      'dealers/a.yaml:6:33  3rd entry of search.facets\n  expected each entry once, found make again, as in entry 1. Take one of them out.',
    ],
    [
      'a look twice',
      'templates: [showroom, showroom]\n',
      'dealers/a.yaml:6:23  2nd entry of templates\n  expected each entry once, found showroom again, as in entry 1. Take one of them out.',
    ],
    [
      'no look',
      'templates: []\n',
      'dealers/a.yaml:6:12  templates\n  expected at least one template, found an empty list',
    ],
    [
      'a make that nobody makes',
      'certified: [{ make: Toyta, name: Sure, label: Sure, text: Checked., checks: [] }]\n',
      'dealers/a.yaml:6:21  warning  1st entry of certified: make\n  found Toyta, which is no make we know. Did you mean toyota?\n  The programme shows only on vehicles whose make is written the same way.',
    ],
  ])('%s', async (_title, yaml, printed) => {
    expect((await loadTexts({ 'a.yaml': goodDealer + yaml })).printed).toBe(printed);
  });

  test('two calls to action differ by their words', async () => {
    const call = '{ name: callToAction, heading: Hi, links: [{ label: Go, href: / }] }';
    expect(
      (await loadTexts({ 'a.yaml': `${goodDealer}sections: { home: [hero, ${call}, ${call}] }\n` })).printed,
    ).toBe('');
  });
});

test.each([
  ['ZZ', ['ACT', 'NSW', 'NT'], null],
  ['VI', ['NT', 'VIC'], 'VIC'],
  ['Brand', ['b', 'c'], null],
  ['x', ['y'], null],
  ['nmae', ['name'], 'name'],
  ['openingHrs', ['openingHours'], 'openingHours'],
])('who writes %s of %j meant %s', (word, candidates, nearest) => {
  expect(findNearest(word, candidates)).toBe(nearest);
});

describe('what lies among the dealer files', () => {
  const inFolder = async (fill: (folder: string) => void): Promise<{ printed: string; slugs: string[] }> => {
    const folder = mkdtempSync(join(tmpdir(), 'dealers-'));
    try {
      fill(folder);
      const { issues, dealers } = await loadDealers({ directory: folder });
      return {
        printed: formatIssues(issues).replaceAll(folder, 'dealers'),
        slugs: dealers.map(({ site }) => site.slug),
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('a folder and a link to nothing are told, a link to a file is a dealer', async () => {
    const { printed, slugs } = await inFolder((folder) => {
      mkdirSync(join(folder, 'a.yaml'));
      symlinkSync(join(folder, 'gone'), join(folder, 'b.yaml'));
      writeFileSync(join(folder, '_c'), goodDealer);
      symlinkSync(join(folder, '_c'), join(folder, 'c.yaml'));
    });
    expect(slugs).toEqual(['c']);
    expect(printed.split('\n')).toEqual([
      'dealers/a.yaml  expected a dealer file, found a folder.',
      '  Give the folder another name: texts of a dealer stand in dealers/a/.',
      'dealers/b.yaml  expected a dealer file, found a link to a file that does not exist.',
      '  Mend the link, or take it out.',
    ]);
  });

  test.each([
    ['UTF-16', Buffer.from(`\uFEFF${goodDealer}`, 'utf16le'), '1:1', 'UTF-16'],
    [
      'UTF-16 without its mark',
      Buffer.from(goodDealer, 'utf16le'),
      '1:1',
      'UTF-16 or a file that is no text',
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), '1:1', 'the byte 89, which is none'],
    ['Latin-1', Buffer.from(`${goodDealer}tagline: Café\n`, 'latin1'), '6:13', 'the byte e9, which is none'],
    ['a zero', Buffer.from(`${goodDealer}tagline: \0\n`), '6:10', 'a byte of zero: this is no text'],
  ])('%s is an encoding, no YAML', async (_title, bytes, position, found) => {
    const { printed } = await inFolder((folder) => writeFileSync(join(folder, 'a.yaml'), bytes));
    expect(printed).toBe(
      `dealers/a.yaml:${position}  expected a text in UTF-8, found ${found}.\n` +
        '  Save the file again as UTF-8; editors ask for it under "Save as" or "Encoding".',
    );
  });

  test('a legal text in another encoding is told as well', async () => {
    const { printed, slugs } = await inFolder((folder) => {
      writeFileSync(join(folder, 'a.yaml'), goodDealer);
      mkdirSync(join(folder, 'a'));
      writeFileSync(join(folder, 'a', 'terms.md'), Buffer.from('Café', 'latin1'));
    });
    expect(slugs).toEqual([]);
    expect(printed).toMatch(/^dealers\/a\/terms\.md:1:1 {2}expected a text in UTF-8, found the byte e9/);
  });

  test('the mark of UTF-8 and letters of every language are text', async () => {
    const { slugs, printed } = await inFolder((folder) =>
      writeFileSync(join(folder, 'a.yaml'), `\uFEFF${goodDealer}tagline: Café – 車\n`),
    );
    expect([slugs, printed]).toEqual([['a'], '']);
  });
});

test('CFG-01 a wrong setting that decides which pages there are hides no mistake of people and reviews', async () => {
  const { printed } = await loadTexts({
    'a.yaml': `${goodDealer}offers: false,\nreviews: { source: { name: file } }\n`,
    'a/team.yaml': '- name: Jo\n',
    'a/reviews.yaml': 'reviews:\n  - { customer: P, rating: 9, date: 02/11/2026, text: Good }\n',
  });
  for (const told of ['dealers/a.yaml:6:9', 'dealers/a/team.yaml:1:1', 'expected stars from 1 to 5, found 9'])
    expect(printed).toContain(told);
});

describe('CFG-01 a wrong setting that decides which pages there are leaves open the addresses of those alone', () => {
  const home = (href: string): string =>
    `sections: { home: [hero, { name: callToAction, heading: X, links: [{ label: A, href: ${href} }] }, { name: form, form: finance }] }\n`;
  const page = (head: string, body = 'Words.'): string => `---\ntitle: One\n${head}---\n\n${body}\n`;
  const mistakes = `${home('/nowhere/')}redirects: { /old: /nowhere/ }\nsalesCounter: { mode: synthetic }\n`;
  const files = {
    'a/pages/one.md': page(
      'aliases: [/contact-us]\nsections: [{ name: form, form: service }]\n',
      '[x](/nowhere/)',
    ),
    'a/pages/contact-us.md': page(''),
  };
  const tellAll = async (more: string): Promise<string> =>
    (await loadTexts({ 'a.yaml': `${goodDealer}${mistakes}${more}`, ...files })).printed;

  test('dead links, taken addresses, forms and warnings are told beside it', async () => {
    const alone = listPositions((await tellAll('')).split('\n'));
    expect(alone).toHaveLength(8);
    for (const wrong of ['offers: false,\n', 'brands: [toyotta]\n', 'vehicle: { pdf: maybe }\n']) {
      const beside = await tellAll(wrong);
      for (const line of alone) expect(beside, wrong).toContain(line);
    }
  });

  test.each([
    ['offers: maybe', '/special-offers/'],
    ['brands: [toyotta]', '/camry/'],
    ['contact: maybe', '/contact-us/'],
    ['blogs: maybe', '/stories/one/'],
    ['pages: consumer-guarantees', '/consumer-guarantees/'],
    ['group: nobody', '/page-of-the-group/'],
  ])('%s says nothing of links to %s', async (wrong, href) => {
    const lines = listPositions(
      await tell(`${goodDealer}${home(href).replace(/, \{ name: form.*\}/, '] }')}${wrong}\n`),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('sections');
  });
});
