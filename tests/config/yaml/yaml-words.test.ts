import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const tell = async (yaml: string): Promise<string> => (await loadTexts({ 'a.yaml': yaml })).printed;
const below = (text: string): string => `dealers/a.yaml:${text}`;

describe('a wrong indent is one problem, at the line that has it', () => {
  test.each([
    [
      'a setting of the top',
      `${goodDealer}  tagline: Cars\nphone: 1300 975 707\n`,
      '6:3',
      '2 columns left',
      '5, as they do, or in column 1',
    ],
    [
      'a setting of a location, too far right',
      goodDealer.replace("    licence: '12345'", "     licence: '12345'\n    type: sales"),
      '5:6',
      'one column right',
      '5, as they do',
    ],
    [
      'a setting of a location, too far left',
      goodDealer.replace("    licence: '12345'", "   licence: '12345'\n    type: sales"),
      '5:4',
      'one column left',
      '5, as they do, or in column 1',
    ],
    [
      'a setting of a group, too far left',
      `${goodDealer}stock:\n  soldWindowDays: 3\n leastPhotos: 2\n  leastAgeDays: 1\nprice:\n  noPriceText: Ask\n`,
      '8:2',
      'one column left',
      '3, as they do, or in column 1',
    ],
    [
      'settings of a group, too far right',
      `${goodDealer}theme:\n  brand: red\n    font: x\n    radius: sharp\n    density: compact\ncard:\n  soldStyle: x\n`,
      '8:5',
      '2 columns right',
      '3, as they do',
    ],
    ['the second line', goodDealer.replace('url:', '  url:'), '2:3', '2 columns right', '1, as they do'],
    [
      'an entry of a list',
      `${goodDealer}brands:\n  - kia\n - toyota\n`,
      '8:2',
      'one column left',
      '3, as they do',
    ],
    [
      'an entry of a list in a group',
      `${goodDealer}sections:\n  home:\n    - hero\n   - newest\n    - makes\n`,
      '9:4',
      'one column left',
      '5, as they do',
    ],
  ])('%s', async (_title, yaml, position, gap, column) => {
    expect(await tell(yaml)).toBe(
      below(`${position}  This line begins ${gap} of its neighbours.\n`) +
        `  Let it begin in column ${column}.`,
    );
  });

  test('a long text, brackets over lines and comments are no wrong indent', async () => {
    const yaml = `${goodDealer}tagline: >\n   one\n     two: three\n# a word\nfinance:\n  fees: [\n      {},\n    {} ]\nname: Other\n`;
    expect(await tell(yaml)).toContain('name is written twice at the same level');
  });
});

describe('what YAML reads in its own way is told in words', () => {
  test.each([
    [
      'an apostrophe in single quotes',
      goodDealer.replace('Good Motors', "'Nord's Autos'"),
      `1:13  The text in quotes ends before this. Use other quotes around a value that has ' in it. Write "Nord's Autos".`,
    ],
    [
      'an apostrophe in single quotes in braces',
      goodDealer.replace('suburb: Bourke', "suburb: 'O'Connor'"),
      `4:50  The text in quotes ends before this. Use other quotes around a value that has ' in it.`,
    ],
    [
      'a wrong indent below a quoted text over lines',
      `${goodDealer}tagline: 'Cars\n  and more'\nphone: 1300 975 707\n  title: x\n`,
      '8:8  This line has a value, and the next one begins further right. Let both begin in the same column.',
    ],
    [
      'a text half in quotes',
      goodDealer.replace('Good Motors', '"Nord" Autos'),
      `1:14  The text in quotes ends before this. Use other quotes around a value that has " in it. Write '"Nord" Autos'.`,
    ],
    [
      'quotes that stay open',
      `${goodDealer}tagline: "Cars\nphone: 1300 975 707\n`,
      '6:10  A text begins with " and does not end with it. Close it with ", or put other quotes around it.',
    ],
    [
      'an @',
      goodDealer.replace('Good Motors', '@Nord'),
      '1:7  A value cannot start with @. Put it in quotes.',
    ],
    ['a %', `${goodDealer}tagline: %5 off\n`, '6:10  A value cannot start with %. Put it in quotes.'],
    [
      'a !',
      `${goodDealer}tagline: !wow now\n`,
      '6:10  A value starts with !, which YAML reads as a kind of value. Put it in quotes.',
    ],
    [
      'an &',
      `${goodDealer}tagline: &Co great\n`,
      '6:14  tagline\n  found &Co without quotes: YAML reads it as a name for the value and leaves it out.\n  Put the whole value in quotes.',
    ],
    [
      'Markdown in braces, told once and not for every line below it',
      `${goodDealer}sections:\n  home:\n    - { name: notice, text: Now [ask us](/x/) }\n    - newest\n    - makes\nphone: 1300 975 707\n`,
      '8:33  This value is over for YAML before [, and more of it follows. Put the whole value in quotes.',
    ],
    [
      'bold letters',
      `${goodDealer}tagline: **Cars** now\n`,
      '6:19  A value starts with *, which YAML reads as a reference. Put it in quotes.',
    ],
    [
      'a reference to nothing',
      `${goodDealer}tagline: *nope\n`,
      '6:10  *nope refers to a value named &nope, which this file does not have above.\n  Put it in quotes if it is a text.',
    ],
    [
      'an open bracket',
      `${goodDealer}brands: [kia, toyota\nphone: 1300 975 707\n`,
      '7:1  A ] is missing before this: what begins with [ is closed by ].',
    ],
    [
      'no space after a colon',
      `${goodDealer}tagline:Cars\n`,
      '6:1  A space is missing after the colon. Write tagline: Cars',
    ],
    [
      'no colon',
      `${goodDealer}tagline Cars\nphone: 1300 975 707\n`,
      '6:1  expected a setting in the form `name: value` on this line; no colon with a space after it was found',
    ],
    [
      'a colour without quotes',
      `${goodDealer}theme:\n  brand: #ff0000\n`,
      '7:10  theme.brand\n  found #ff0000 without quotes: # begins a comment, so that YAML reads nothing here.\n  Write "#ff0000".',
    ],
    [
      'a colour without quotes before a comment',
      `${goodDealer}theme:\n  brand: #f00 our red\n`,
      '7:10  theme.brand\n  found #f00 without quotes: # begins a comment, so that YAML reads nothing here.\n  Write "#f00".',
    ],
    [
      'a colour without quotes in braces',
      `${goodDealer}theme: { brand: #ff0000 }\n`,
      '6:17  found #ff0000 without quotes: # begins a comment, which ends with the line.\n  Write "#ff0000".',
    ],
    [
      'a number sign before a number',
      `${goodDealer}tagline: #1 in Bourke\n`,
      '6:10  tagline\n  found #1 in Bourke without quotes: # begins a comment, so that YAML reads nothing here.\n  Write "#1 in Bourke".',
    ],
    [
      'a decimal comma',
      `${goodDealer}fuelCost:\n  petrol:\n    price: 1,70\n`,
      '8:12  fuelCost.petrol.price\n  expected a number from 0.01 to 10, found "1,70"\n  Write 1.70, with a point.',
    ],
    [
      'a decimal comma in braces',
      `${goodDealer}fuelCost: { petrol: { price: 1,70 } }\n`,
      '6:30  fuelCost.petrol.price\n  found 1,70: between braces a comma ends the value.\n  Write 1.70, with a point.',
    ],
    [
      'a comma between thousands',
      `${goodDealer}stock: { soldWindowDays: "1,500" }\n`,
      '6:26  stock.soldWindowDays\n  expected a number of days from 0 to 365, found "1,500"\n  Write 1500, or 1.500 if the comma is a decimal point.',
    ],
    [
      'true for a feature that needs nothing',
      `${goodDealer}testDrive: true\n`,
      '6:12  testDrive\n  expected false or a group of settings, found true\n  Write testDrive: {} for the usual settings.',
    ],
    [
      'yes for a feature',
      `${goodDealer}parts: yes\n`,
      '6:8  parts\n  expected false or a group of settings, found "yes"\n  Write parts: {} for the usual settings.',
    ],
    [
      'no for a feature',
      `${goodDealer}parts: no\n`,
      '6:8  parts\n  expected false or a group of settings, found "no"\n  Write parts: false.',
    ],
    [
      'true for a feature that the defaults describe',
      `${goodDealer}contact: true\n`,
      '6:10  contact\n  expected false or a group of settings, found true\n  Write contact: {} for the usual settings.',
    ],
    [
      'true for a feature that needs more',
      `${goodDealer}announcement: true\n`,
      '6:15  announcement\n  expected false, a group of settings, or a list of such groups, found true\n  Write its settings, as in announcement: { text: … }.',
    ],
    [
      'a picture that is not there',
      `${goodDealer}logo: { src: /favicn.svg, width: 100, height: 40 }\n`,
      '6:14  logo.src\n  expected a picture, found "/favicn.svg", which is no file of this site.\n  Put the file into dealers/a/, or write the web address of a picture. Did you mean /favicon.svg?',
    ],
    [
      'a picture outside of public',
      `${goodDealer}logo: { src: /../package.json, width: 100, height: 40 }\n`,
      '6:14  logo.src\n  expected a picture, found "/../package.json", which is no file of this site.\n  Put the file into dealers/a/, or write the web address of a picture.',
    ],
    [
      'a link to a document that is not there',
      `${goodDealer}announcement: { text: Prices, href: /prices.pdf }\n`,
      '6:37  announcement.href\n  expected a link to a file, found "/prices.pdf", which is no file of this site.\n  Put the file into dealers/a/, or write another link.',
    ],
    [
      'an offer that ends before it begins',
      `${goodDealer}promotions:\n  - { title: A, link: { label: B, href: / }, positions: [1], start: 2026-07-02, expiry: 2026-07-01 }\n`,
      '7:89  1st entry of promotions: expiry\n  expected an expiry that is not before the start, 2026-07-02, found 2026-07-01\n  Write a later expiry, or leave it out where nothing ends.',
    ],
  ])('%s', async (_title, yaml, printed) => {
    expect(await tell(yaml)).toBe(below(printed));
  });

  test('what was advised is accepted: usual settings, a group taken over, a picture that is there', async () => {
    const locations =
      "locations:\n  - address: { street: 1 High Street, suburb: Bourke, state: NSW, postcode: 2840 }\n    licence: '12345'\n    hours: &usual { mon-fri: 8:30-17:30 }\n" +
      "  - address: { street: 2 High Street, suburb: Dubbo, state: NSW, postcode: 2830 }\n    licence: '12345'\n    hours: { <<: *usual, sat: 9:00-12:00 }\n";
    const yaml = `${goodDealer.slice(0, goodDealer.indexOf('locations'))}${locations}testDrive: {}\nparts: {}\ncontact: {}\nlogo: { src: '/favicon.svg?v=2', width: 10, height: 10 }\nannouncement: { text: Stock, href: /stock.json }\n`;
    const { dealers, printed } = await loadTexts({ 'a.yaml': yaml });
    expect(printed).toBe('');
    expect(dealers[0]?.site.locations[1]?.departments[0]?.hours.map(({ weekday }) => weekday)).toContain(6);
  });

  test('a group is taken over only from a group', async () => {
    expect(await tell(`${goodDealer}tagline: &t Cars\ntheme: { <<: *t }\n`)).toBe(
      below('1:1  <<: Merge sources must be maps or map aliases.'),
    );
  });

  test('a picture of a make is looked for as well, and told in the file of the make', async () => {
    const { printed } = await loadTexts({
      '_brands/nord.yaml': 'brand: { name: Nord, logo: /nrd-logo.svg, paragraphs: [], models: [] }\n',
      'a.yaml': `${goodDealer}make: Nord\n`,
    });
    expect(printed).toMatch(
      /^dealers\/_brands\/nord\.yaml:1:28 {2}brand\.logo\n {2}expected a picture, found/,
    );
  });

  test('moments that are none are told once each, and nothing about the card', async () => {
    const yaml = `${goodDealer}promotions:\n  - { title: A, link: { label: B, href: / }, positions: [1], start: soon, expiry: later }\n`;
    expect((await tell(yaml)).split('\n').filter((line) => line.startsWith('dealers'))).toEqual([
      'dealers/a.yaml:7:69  1st entry of promotions: start',
      'dealers/a.yaml:7:83  1st entry of promotions: expiry',
    ]);
  });
});
