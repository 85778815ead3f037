import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

/** The last line of `goodDealer` is its fifth: what is added begins in the sixth. */
describe('mistakes that marketers make, each with its line and its remedy (CFG-01)', () => {
  test.each<[title: string, file: string, told: string[]]>([
    [
      'merge-conflict markers',
      `${goodDealer}<<<<<<< HEAD\nphone: 07 7010 1234\n=======\nphone: 07 7010 1235\n>>>>>>> sale\n`,
      [
        'dealers/a.yaml:6:1  Two versions of this file were merged, and both stand here, between the lines <<<<<<< and >>>>>>>.',
        '  Keep the lines of one version and delete the others, with the three lines of signs.',
      ],
    ],
    [
      'a non-breaking space after a name',
      `${goodDealer}phone:\u00a007 7010 1234\n`,
      [
        'dealers/a.yaml:6:7  A non-breaking space stands here, pasted from a document or a web page. It looks like a space, but YAML reads a letter.',
        '  Delete it and type a space.',
      ],
    ],
    [
      'an indent of non-breaking spaces',
      `${goodDealer}stock:\n\u00a0\u00a0soldWindowDays: 3\n`,
      [
        'dealers/a.yaml:7:1  A non-breaking space stands here, pasted from a document or a web page. It looks like a space, but YAML reads a letter.',
        '  Delete it and type a space.',
      ],
    ],
    [
      'an invisible character',
      `${goodDealer}\u200bphone: 07 7010 1234\n`,
      [
        'dealers/a.yaml:6:1  An invisible character stands here, pasted from a document or a web page.',
        '  Delete it, or type the line anew.',
      ],
    ],
    [
      'a tab',
      `${goodDealer}stock:\n\tsoldWindowDays: 3\n`,
      ['dealers/a.yaml:7:1  This line is indented with a tab. Use spaces: YAML does not accept tabs.'],
    ],
    [
      'curly quotes',
      `${goodDealer}tagline: “Sale: now on”\n`,
      [
        'dealers/a.yaml:6:10  The quotes around this value are curly, which YAML takes for letters. Write straight ones: " or \'.',
      ],
    ],
    [
      'a colon in a text',
      `${goodDealer}tagline: Sale: now on\n`,
      ['dealers/a.yaml:6:10  This line has a second ": " in it. Put the whole value in quotes.'],
    ],
    [
      'an apostrophe in quotes',
      `${goodDealer}tagline: 'Mac's cars'\n`,
      [
        'dealers/a.yaml:6:15  The text in quotes ends before this. Use other quotes around a value that has \' in it. Write "Mac\'s cars".',
      ],
    ],
    [
      'a quote that is not closed',
      `${goodDealer}tagline: "Best cars\nphone: 07 7010 1234\n`,
      [
        'dealers/a.yaml:6:10  A text begins with " and does not end with it. Close it with ", or put other quotes around it.',
      ],
    ],
    [
      'no space after the colon',
      `${goodDealer}offers:false\n`,
      ['dealers/a.yaml:6:1  A space is missing after the colon. Write offers: false'],
    ],
    [
      'an equals sign',
      `${goodDealer}phone = 07 7010 1234\n`,
      ['dealers/a.yaml:6:1  A setting is written with a colon, not with =. Write phone: 07 7010 1234'],
    ],
    [
      'a comma at the end',
      `${goodDealer}offers: false,\n`,
      [
        'dealers/a.yaml:6:9  offers',
        '  expected true or false, found "false,"',
        '  Take the comma at its end out: false.',
      ],
    ],
    [
      'no for false',
      `${goodDealer}offers: no\n`,
      ['dealers/a.yaml:6:9  offers', '  expected true or false, found "no"', '  Write false.'],
    ],
    [
      'a word where a list belongs',
      `${goodDealer}templates: showroom\n`,
      [
        'dealers/a.yaml:6:12  templates',
        '  expected a list, found "showroom"',
        '  Write a list: [showroom].',
      ],
    ],
    [
      'a sign of dollars',
      `${goodDealer}price: { marketIndicatorFrom: $500 }\n`,
      [
        'dealers/a.yaml:6:31  price.marketIndicatorFrom',
        '  expected false or a whole number of dollars from 1 to 100000, found "$500"',
        '  Write the number alone: 500.',
      ],
    ],
    [
      'a colour without quotes',
      `${goodDealer}theme: { brand: #ff0000 }\n`,
      [
        'dealers/a.yaml:6:17  found #ff0000 without quotes: # begins a comment, which ends with the line.',
        '  Write "#ff0000".',
      ],
    ],
    [
      'a postcode without its zero',
      goodDealer.replace('2840', '0800'),
      [
        'dealers/a.yaml:4:77  1st location: address.postcode',
        '  found 0800 without quotes: YAML reads it as the number 800 and loses the zero.',
        '  Write "0800".',
      ],
    ],
    [
      'a setting with a capital',
      `${goodDealer}Phone: 07 7010 1234\n`,
      ['dealers/a.yaml:6:1  Phone is not a setting here. Did you mean phone?'],
    ],
    [
      'a setting twice',
      `${goodDealer}name: Two\n`,
      ['dealers/a.yaml:6:1  name is written twice at the same level. Keep one of them.'],
    ],
    [
      'one column too few',
      goodDealer.replace('    licence', '   licence'),
      [
        'dealers/a.yaml:5:4  This line begins one column left of its neighbours.',
        '  Let it begin in column 5, as they do, or in column 1.',
      ],
    ],
    [
      'a text that begins with a brace',
      `${goodDealer}tagline: {name} cars\n`,
      [
        "dealers/a.yaml:6:10  A value that starts with {name} is a group of settings for YAML. Put the whole value in quotes: '{name} …'.",
      ],
    ],
    [
      'HTML in a text',
      `${goodDealer}tagline: Best <b>cars</b>\n`,
      [
        'dealers/a.yaml:6:10  tagline',
        '  expected words alone, found the HTML <b>, which pages show as it is written',
        '  Write the text without it.',
      ],
    ],
    [
      'HTML in a text of the site',
      `${goodDealer}messages: { condition.used: Pre&amp;Owned }\n`,
      [
        'dealers/a.yaml:6:29  messages.condition.used',
        '  expected words alone, found the HTML &amp;, which pages show as it is written',
        '  Write the text without it.',
      ],
    ],
    [
      'a link without its final slash',
      `${goodDealer}announcement: { text: Sale, href: /search?make=Kia }\n`,
      [
        'dealers/a.yaml:6:35  warning  announcement.href',
        '  found "/search?make=Kia", without the slash at its end: hosts lead there by a detour, or not at all',
        '  Write "/search/?make=Kia".',
      ],
    ],
    [
      'a logo of http://',
      `${goodDealer}logo: { src: http://good.example/logo.svg, width: 90, height: 40 }\n`,
      [
        'dealers/a.yaml:6:14  logo.src',
        '  expected a picture that browsers load on a secure page, found "http://good.example/logo.svg"',
        '  Write https:// if the host answers to it, or put the file into the folder of the dealer and write its path.',
      ],
    ],
    [
      'a logo that is a document',
      `${goodDealer}logo: { src: https://good.example/logo.pdf, width: 90, height: 40 }\n`,
      [
        'dealers/a.yaml:6:14  logo.src',
        '  expected a picture, found "https://good.example/logo.pdf", which is another kind of file',
        '  Browsers draw SVG, PNG, JPEG, WebP, AVIF and GIF: save it as one of these.',
      ],
    ],
    [
      'a logo without its size',
      `${goodDealer}logo: /favicon.svg\n`,
      [
        'dealers/a.yaml:6:7  logo',
        '  expected a group of settings, found "/favicon.svg"',
        '  Write its settings, as in logo: { src: …, width: …, height: … }.',
      ],
    ],
    [
      'the same special day twice',
      `${goodDealer}    specialDays:\n      - { date: 2026-12-25, hours: closed }\n      - { date: 2026-12-26, hours: closed }\n      - { date: 2026-12-25, hours: 9:00-12:00 }\n`,
      [
        'dealers/a.yaml:9:9  1st location, 3rd entry of specialDays',
        '  expected each entry once, found 2026-12-25 again, as in entry 1. Take one of them out.',
      ],
    ],
    [
      'a date as it is spoken',
      `${goodDealer}    specialDays: [{ date: 25/12/2026, hours: closed }]\n`,
      [
        'dealers/a.yaml:6:27  1st location, 1st entry of specialDays: date',
        '  expected a date in the form 2026-12-25, found "25/12/2026"',
        '  Write 2026-12-25.',
      ],
    ],
    [
      'hours as they are spoken',
      `${goodDealer}    hours: { mon-fri: 8:30am-5pm }\n`,
      [
        'dealers/a.yaml:6:23  1st location: hours.mon-fri',
        '  expected hours such as 8:30-17:30, or closed, found "8:30am-5pm"',
        '  Write 8:30-17:00.',
      ],
    ],
    [
      'a state in full',
      goodDealer.replace('state: NSW', 'state: New South Wales'),
      [
        'dealers/a.yaml:4:62  1st location: address.state',
        '  expected one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA, found "New South Wales"',
      ],
    ],
    [
      'an address without https://',
      goodDealer.replace('https://www', 'www'),
      [
        'dealers/a.yaml:2:6  url',
        '  expected the address of the site, such as https://www.example.com.au, without a path, found "www.good.example"',
      ],
    ],
    [
      'the name of an account',
      `${goodDealer}social: { facebook: goodmotors }\n`,
      [
        'dealers/a.yaml:6:21  social.facebook',
        '  expected a web address that starts with https://, found "goodmotors"',
      ],
    ],
  ])('%s', async (_title, file, told) => {
    const { printed } = await loadTexts({ 'a.yaml': file });
    expect(printed.split('\n')).toEqual(told);
  });

  test('spaces and quotes that belong to a text stay in it', async () => {
    const { printed, dealers } = await loadTexts({
      'a.yaml': `${goodDealer}tagline: “Best cars” within 20\u00a0km, 5 < 6 & more\nphone: 07\u00a07010\u00a01234\n`,
    });
    expect([printed, dealers[0]?.site.phone]).toEqual(['', '+61770101234']);
  });
});

describe('mistakes in the names of files', () => {
  const rule =
    '  The file name becomes part of an address: only small letters, digits and hyphens, at most 63, such as north-lakes.yaml.';

  test.each([
    [
      'a.yaml.txt',
      'This file is not read: its name ends in .txt, which editors add and file managers hide.\n  Rename it to a.yaml.',
    ],
    [
      'a.docx',
      'expected a dealer file, whose name ends in .yaml, found another kind of document.\n  Save it as plain text with the name a.yaml, or move it elsewhere.',
    ],
    ['a.yml', 'Rename this file to a.yaml.'],
    ['North Lakes.yaml', rule.trim()],
    [
      'good - Copy.yaml',
      `${rule.trim()}\n  This looks like a copy of good.yaml: delete it, or rename it to add another dealer.`,
    ],
  ])('%s', async (name, told) => {
    const { printed, dealers } = await loadTexts({ 'good.yaml': goodDealer, [name]: goodDealer });
    expect(printed).toBe(`dealers/${name}  ${told}`);
    expect(dealers.map(({ site }) => site.slug)).toEqual(['good']);
  });
});

describe('a copied file whose address was left as it is', () => {
  test.each([
    [
      'the address has the name of the other',
      'zebra-motors',
      goodDealer.replace('www.good', 'www.zebramotors'),
    ],
    ['the business has the name of the other', 'good-motors', goodDealer],
  ])('is blamed, not its original: %s', async (_title, original, yaml) => {
    const { printed, dealers } = await loadTexts({ 'a-copy.yaml': yaml, [`${original}.yaml`]: yaml });
    expect(dealers.map(({ site }) => site.slug)).toEqual([original]);
    expect(printed).toContain(`which is also that of ${original}\n  Write the address of a-copy here.`);
    expect(printed).toMatch(/^dealers\/a-copy\.yaml:2:6 {2}url\n/);
  });
});
