import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteFiles } from '#config/load/site-files.ts';
import { parseYamlFile } from '#config/yaml/yaml-file.ts';
import { judgeMarkdown } from '#config/markdown/judge-markdown.ts';
import { explainMarkdown } from '#config/markdown/limits.ts';
import { fillPlaceholders } from '#config/markdown/placeholders.ts';
import { readReviewRows } from '#config/reviews/review-csv.ts';
import { goodDealer, loadTexts } from '../config/directory.ts';
import { expectWithin } from './processor.ts';

/*
 * Files of one dealer that take so much memory, or such a time, that nobody else is read. They pack to some thousand bytes.
 */

test.each([
  ['of millions of characters', `customer,rating\nAnn,${'5'.repeat(5_000_000)}\n`, '5 million characters'],
  ['of far too many rows', `customer,rating\n${'a\n'.repeat(100_000)}`, '20,000 reviews'],
])('reviews %s are not read', (_, text, most) => {
  expect(readReviewRows(text)).toMatchObject({
    message: expect.stringContaining(`at most ${most}`) as string,
  });
});

/** A page whose settings have a line that only begins like their end. */
const page = (settings: number): string =>
  `---\ntitle: Page\n---x: 1\nnote: ${'x'.repeat(settings)}\n---\nWords.\n`;

test('a text of many megabytes is told by its length, before anybody reads it', async () => {
  const long = 'x'.repeat(2_000_001);
  const files = { 'a/pages/one.md': long, 'a/privacy.md': long, 'a/team.yaml': long };
  const { printed } = await loadTexts({ 'a.yaml': goodDealer, ...files });
  for (const name of Object.keys(files)) expect(printed).toMatch(new RegExp(`${name}.*has more than 2 MB`));
});

test('settings of a page have an end', async () => {
  const { printed } = await loadTexts({ 'a.yaml': goodDealer, 'a/pages/one.md': page(100_000) });
  expect(printed).toMatch(/one\.md.*expected settings of at most 100,000 characters/);
});

test('so have those of all pages together', async () => {
  const pages = Array.from({ length: 14 }, (_, at) => [`a/pages/page-${at}.md`, page(90_000)]);
  const { printed } = await loadTexts({ 'a.yaml': goodDealer, ...Object.fromEntries(pages) });
  expect(printed.match(/at most a million characters of settings/g)).toHaveLength(3);
});

test('a value that a setting names thousands of times is not written as often', () => {
  const values = { licences: 'x'.repeat(100_000) };
  const { text } = fillPlaceholders('{licences}'.repeat(10_000), values, { plain: true });
  expect(text.length).toBeLessThan(400_000);
});

/** Locations whose licences take hundreds of thousands of characters in a row. */
const licences = (size: number): string =>
  Array.from({ length: 195 }, (_, at) => {
    const licence = `{ label: 'L${'l'.repeat(size)}', number: '${at}' }`;
    const address = `{ street: ${at} High Street, suburb: Bourke, state: NSW, postcode: 2840 }`;
    return `  - name: Yard ${at}\n    address: ${address}\n    licence: ${licence}\n`;
  }).join('');
const yards = (size: number): string =>
  `name: Good Motors\nurl: https://www.good.example\nlocations:\n${licences(size)}`;

test('a value that is longer than any text has room for is told', async () => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': yards(280) });
  expect(dealers).toEqual([]);
  expect(printed).toMatch(/a\.yaml.*expected settings that fill \{licences\} with at most 10,000 characters/);
});

test('settings of pages that name a value thousands of times are told, and not written as often', async () => {
  const names = `---\ntitle: Page\nxs:\n${'- a{licences}\n'.repeat(7_000)}---\nWords.\n`;
  const { printed } = await loadTexts({ 'a.yaml': yards(20), 'a/pages/one.md': names });
  expect(printed).toContain('at most a million characters in place of their {placeholders}');
});

test('so are references that repeat long lists', async () => {
  const list = `xs: &a\n${'- word\n'.repeat(10_000)}ys:\n${'- *a\n'.repeat(90)}`;
  const files = { 'a.yaml': `${goodDealer}${list}`, 'b.yaml': goodDealer.replaceAll('good', 'other') };
  const { dealers, printed } = await loadTexts({ ...files, 'b/pages/one.md': `---\n${list}---\nWords.\n` });
  expect(dealers).toEqual([]);
  expect(printed.match(/references in this file .* repeat long values too often/g)).toHaveLength(2);
});

test.each([
  [
    'a table of thousands of columns',
    `${'|a'.repeat(4_000)}\n${'|-'.repeat(4_000)}\n${'x\n'.repeat(900)}`,
    'expected tables whose rows are written in full',
  ],
  [
    'with line breaks of old machines',
    `${'|a'.repeat(4_000)}\r${'|-'.repeat(4_000)}\r${'x\r'.repeat(900)}`,
    'expected tables whose rows are written in full',
  ],
  [
    'a list whose lines do not end',
    `- a\n${'b\n'.repeat(40_000)}`,
    'expected paragraphs with at most 1,000 lines',
  ],
])('%s is told, before anybody draws it', (_, text, told) =>
  expectWithin(500, () => expect(explainMarkdown(text)).toContain(told)),
);

test('what a hundred locations share is written once', async () => {
  const days = Array.from(
    { length: 30 },
    (_, at) =>
      `    - { date: 2027-03-${String(at + 1).padStart(2, '0')}, name: Market day, hours: closed }\n`,
  );
  const address = '{ street: 1 High Street, suburb: Bourke, state: NSW, postcode: 2840 }';
  const location = (at: number): string =>
    `  - name: Yard ${at}\n    slug: yard-${at}\n    primary: ${at === 0}\n    address: ${address}\n    licence: 'L${at}'\n` +
    (at === 0
      ? `    hours: &h { mon-fri: 8-17 }\n    specialDays: &s\n${days.join('')}`
      : '    hours: *h\n    specialDays: *s\n');
  const { printed } = await loadTexts({
    'a.yaml': `name: Good Motors\nurl: https://www.good.example\nlocations:\n${Array.from({ length: 120 }, (_, at) => location(at)).join('')}`,
  });
  expect(printed).not.toContain('reference');
});

test.each([
  ['a table', `| Model | Price |\n| - | - |\n${'| [Hilux](/used/) | **$20,000** |\n'.repeat(200)}`],
  [
    'a table without outer bars',
    `Model | Price\n:-- | --:\n${'[Hilux](/used/) | **$20,000**\n'.repeat(200)}`,
  ],
  ['a list', '- [Hilux](/used/), **new**\n'.repeat(300)],
  ['a list of numbers', '1. [Hilux](/used/), **new**\n'.repeat(300)],
])('%s of hundreds of links is drawn: each line is read by itself', (_, text) =>
  expectWithin(500, () => {
    expect(explainMarkdown(text)).toBeNull();
    judgeMarkdown(text);
  }),
);

test.each([
  ['a line', `| Model | Price |\n| - | - |\n| ${'*a_'.repeat(300)} | |\n`],
  ['an entry', `- a\n- ${'*a_'.repeat(300)}\n`],
  ['lines that are no table', `a | b\n${'[Hilux](/used/) | **$20,000**\n'.repeat(200)}`],
  ['a table of another head', `| a |\n| - | - |\n${'| [Hilux](/used/) | **$20,000** |\n'.repeat(200)}`],
  ['a quote below a table', `| a | b |\n| - | - |\n> a|b\n${'[Hilux](/used/) | **$20,000**\n'.repeat(200)}`],
  ['a list that ends in lines of its last entry', `- a\n${'**b** [c](/d/)\n'.repeat(100)}`],
])('%s with hundreds of signs is told', (_, text) => {
  expect(explainMarkdown(text)).toContain('signs such as * and _');
});

test('a table that somebody wrote is drawn, also where cells at the end of its rows are left out', () => {
  const rows = '| Hilux | 4x4 | 2 |\n| Kluger |\n| HiAce | van |\n'.repeat(200);
  expect(explainMarkdown(`| Model | Kind | Seats |\n| - | - | - |\n${rows}`)).toBeNull();
});

test('pictures that thousands of reviews name and nobody has are told within a second', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    mkdirSync(join(folder, 'a'));
    for (let at = 0; at < 500; at += 1)
      writeFileSync(
        join(folder, 'a', `portrait-of-a-customer-beside-the-car-in-the-yard-${at}.pdf`),
        'words',
      );
    const files = await readSiteFiles([parseYamlFile(join(folder, 'a.yaml'), '')], false);
    await expectWithin(500, () => {
      for (let at = 0; at < 20_000; at += 1)
        files.advise(`/portrait-of-a-customer-behind-the-car-on-a-street-${at}.jpg`, 'nothing');
    });
    expect(files.advise('/portrait-1.tx', 'nothing')).toMatch(/^Put the file into /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('problems of a dealer are told as far as somebody reads them', async () => {
  const empty = `${'{a}'.repeat(300)} `.repeat(100);
  const pages = Array.from({ length: 30 }, (_, at) => [
    `a/pages/page-${at}.md`,
    `---\ntitle: Page\n---\n${empty}`,
  ]);
  const files = { 'a.yaml': goodDealer, 'a/privacy.md': empty, ...Object.fromEntries(pages) };
  const { issues, printed } = await loadTexts(files);
  expect(issues).toHaveLength(1_001);
  expect(printed).toContain('Further problems in the files of this dealer are not told.');
});

test('so are those of its settings', async () => {
  const unknown = Array.from({ length: 5_000 }, (_, at) => `x${at}: 1\n`).join('');
  const { dealers, issues } = await loadTexts({ 'a.yaml': `${goodDealer}${unknown}` });
  expect(dealers).toEqual([]);
  expect(issues).toHaveLength(2_001);
  expect(issues.at(-1)?.message).toMatch(/^Further problems/);
});

test('and of the names in front of them as far', async () => {
  const values = Array.from({ length: 1_900 }, (_, at) => `      - 0${at}\n`).join('');
  const { printed } = await loadTexts({ 'a.yaml': `${goodDealer}? ${'x'.repeat(290_000)}\n: a:\n${values}` });
  expect(printed.length).toBeLessThan(2_000_000);
});

test('a team that thousands of sections show is written for each of them, as far as a site may be', async () => {
  const people = Array.from(
    { length: 100 },
    (_, at) => `- { name: Ann ${at}, role: Sales, text: ${'ab cd '.repeat(95)} }\n`,
  );
  const sections = `---\ntitle: Page\nsections:\n${'  - name: team\n'.repeat(30)}---\nWords.\n`;
  const pages = Array.from({ length: 40 }, (_, at) => [`a/pages/page-${at}.md`, sections]);
  const files = { 'a.yaml': goodDealer, 'a/team.yaml': `team:\n${people.join('')}` };
  const { dealers, printed } = await loadTexts({ ...files, ...Object.fromEntries(pages) });
  expect(dealers).toEqual([]);
  expect(printed).toContain('its pages say more than 60 million characters together');
});

test('all pages together have an end', async () => {
  const pages = Array.from({ length: 13 }, (_, at) => [
    `a/pages/page-${at}.md`,
    `${page(1)}${'x'.repeat(1_700_000)}`,
  ]);
  const { printed } = await loadTexts({ 'a.yaml': goodDealer, ...Object.fromEntries(pages) });
  expect(printed.match(/at most 20 million characters in all pages/g)).toHaveLength(2);
});

const head = 'expected a drawing';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>';
/** The letters of UTF-16, the first byte of each in front. */
const spread = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each<[string, string | Buffer, string]>([
  [
    'has a million characters',
    svg.replace('onload="alert(1)"', `d="${'0'.repeat(1_000_000)}"`),
    `${head} that is only drawn`,
  ],
  [
    'has letters of two bytes, between which another drawing stands',
    Buffer.concat([
      spread('\ufeff<!--'),
      Buffer.from('x:svg width="1" height="1" ></x:svg>'),
      spread(`-->${svg}`),
    ]),
    `${head} that is only drawn, found an encoding that is not UTF-8`,
  ],
  [
    'turns to Japanese in its middle',
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>\u001b$B<!--\u001b(B</desc><!-- --></svg>`,
    `${head} that is only drawn, found an encoding that is not UTF-8`,
  ],
  [
    'is a page with forms',
    '<html xmlns="http://www.w3.org/1999/xhtml"><form action="https://thief.example"/></html>',
    `${head}, as its name says`,
  ],
])('a drawing that %s is not published, whether or not a setting names it', async (_, text, told) => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': goodDealer, 'a/offer.svg': text });
  expect(dealers).toEqual([]);
  expect(printed).toContain(told);
});
