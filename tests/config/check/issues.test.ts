import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { addLayers, goodDealer, loadTexts } from '../directory.ts';

/** Every section, as a marketer who misspells one is told. */
const sections =
  'hero, makes, bodyTypes, categories, newest, vehicles, offers, salesCounter, range, models, brands, articles, text, ' +
  'reasons, steps, faq, table, quote, notice, callToAction, countdown, pictureText, gallery, video, downloads, locations, ' +
  'location, hours, form, featureLinks, paymentLogos, slot, budget, priceSlider, reviews, team, positions';

/** What is added to (or replaces) a good dealer, and every line that is then printed. */
const cases: [title: string, yaml: string, printed: string][] = [
  [
    'wrong word for a number',
    `${goodDealer}stock:\n  soldWindowDays: seven\n`,
    'dealers/a.yaml:7:19  stock.soldWindowDays\n  expected a number of days from 0 to 365, found "seven"',
  ],
  [
    'a list that is too long',
    `${goodDealer}navigation: { footer: [${[1, 2, 3, 4, 5, 6, 7].map((id) => `{ title: Group ${id}, links: [{ label: A, href: /a/ }] }`).join(', ')}] }\n`,
    'dealers/a.yaml:6:23  navigation.footer\n  expected a list of at most 6, found one of 7',
  ],
  [
    'unknown setting with a near name',
    `${goodDealer}anouncement: false\n`,
    'dealers/a.yaml:6:1  anouncement is not a setting here. Did you mean announcement?',
  ],
  [
    'a usual word for another setting',
    `${goodDealer}price: { subscriptions: true }\n`,
    'dealers/a.yaml:6:10  price.subscriptions is not a setting here. Did you mean offersSubscriptions?',
  ],
  [
    'unknown setting of a location',
    goodDealer.replace('licence:', 'opening_hrs: {}\n    licence:'),
    'dealers/a.yaml:5:5  1st location: opening_hrs is not a setting here. Possible are id, slug, name, primary, visible, type, subtype, address, timezone, phone, phones, landline, fax, whatsapp, sms, email, licence, repairerNumber, makes, hours, departments, specialDays, distributionLocations, dealership, image, images, text, gettingThere, sections, rating.',
  ],
  [
    'setting at the wrong level',
    `${goodDealer}soldWindowDays: 3\n`,
    'dealers/a.yaml:6:1  soldWindowDays is not a setting here. It belongs in stock: stock.soldWindowDays.',
  ],
  [
    'setting one level too high, in the group where it was written rather than elsewhere',
    `${goodDealer}forms: { steps: [[name, email]] }\n`,
    'dealers/a.yaml:6:10  forms.steps is not a setting here. It belongs in forms.enquiry: forms.enquiry.steps.',
  ],
  [
    'setting two levels too high',
    `${goodDealer}comparisonRate: 9\n`,
    'dealers/a.yaml:6:1  comparisonRate is not a setting here. It belongs in finance.lender: finance.lender.comparisonRate.',
  ],
  [
    'setting of a location beside the locations',
    `${goodDealer}repairerNumber: MRB 7714\n`,
    'dealers/a.yaml:6:1  repairerNumber is not a setting here. It belongs in each entry of locations: repairerNumber.',
  ],
  [
    'unknown driver of analytics',
    `${goodDealer}analytics: { name: gtga, measurementId: G-ABC1234567 }\n`,
    'dealers/a.yaml:6:20  analytics.name\n  expected one of api, gtag, found "gtga"\n  Did you mean gtag?',
  ],
  [
    'unknown driver of leads',
    `${goodDealer}leads: { name: htpp, url: https://leads.example }\n`,
    'dealers/a.yaml:6:16  leads.name\n  expected a driver: { name: typesense }, { name: http, url: … } or { name: adf, url: … }, found "htpp"\n  Did you mean http?',
  ],
  [
    'unknown driver of postcodes',
    `${goodDealer}geocoder: { name: tabel }\n`,
    'dealers/a.yaml:6:19  geocoder.name\n  expected a driver: { name: table } or { name: http, url: … }, found "tabel"\n  Did you mean table?',
  ],
  [
    'unknown driver of maps',
    `${goodDealer}maps: { name: outlien }\n`,
    'dealers/a.yaml:6:15  maps.name\n  expected one of outline, openstreetmap, google, found "outlien"\n  Did you mean outline?',
  ],
  [
    'unknown driver of pictures',
    `${goodDealer}images: { name: imgx }\n`,
    'dealers/a.yaml:6:17  images.name\n  expected one of parameters, imgix, fastly, cloudflare, none, found "imgx"\n  Did you mean imgix?',
  ],
  [
    'unknown section with options',
    `${goodDealer}sections: { home: [{ name: newset }] }\n`,
    `dealers/a.yaml:6:28  1st section of home: name\n  expected one of ${sections}, found "newset"\n  Did you mean newest?`,
  ],
  [
    'store code of no location',
    `${goodDealer}vehicleAds: { storeCodes: { burke: BO-1 } }\n`,
    'dealers/a.yaml:6:36  vehicleAds.storeCodes.burke\n  there is no location burke. Did you mean bourke?',
  ],
  [
    'a form with a field that there is not',
    `${goodDealer}forms: { enquiry: { steps: [[name, emial]] } }\n`,
    'dealers/a.yaml:6:36  1st entry of forms.enquiry.steps, 2nd entry\n  expected one of name, lastName, email, phone, postcode, state, message, registration, budget, kilometres, quantity, found "emial"\n  Did you mean email?',
  ],
  [
    'a form that nobody can answer',
    `${goodDealer}forms: { enquiry: { steps: [[message], [name, phone]] } }\n`,
    'dealers/a.yaml:6:28  forms.enquiry.steps\n  expected at least name and email, in one of the steps: without them nobody can answer, found a list',
  ],
  [
    'a form that asks twice',
    `${goodDealer}forms: { enquiry: { steps: [[name, email], [name]] } }\n`,
    'dealers/a.yaml:6:28  forms.enquiry.steps\n  expected each field once, found a list',
  ],
  [
    'a form whose email may stay empty',
    `${goodDealer}contact: { categories: [general], fields: [name, email], steps: [[name, { name: email, required: false }]] }\n`,
    'dealers/a.yaml:6:65  contact.steps\n  expected an email that must be filled in: without it nobody can answer, found a list',
  ],
  [
    'a number that leaves nothing to choose',
    `${goodDealer}forms: { bounds: { budget: { max: 4000 } } }\n`,
    'dealers/a.yaml:6:28  forms.bounds.budget\n  needs a max above its min; as it stands 5000 to 4000',
  ],
  [
    'missing name',
    goodDealer.replace('name: Good Motors\n', ''),
    'dealers/a.yaml:1:1  name is missing. Business name as shoppers know it.',
  ],
  [
    'postcode without its zero',
    goodDealer.replace('2840', '0800'),
    'dealers/a.yaml:4:77  1st location: address.postcode\n  found 0800 without quotes: YAML reads it as the number 800 and loses the zero.\n  Write "0800".',
  ],
  [
    'phone without its zero',
    `${goodDealer}phone: 0412345678\n`,
    'dealers/a.yaml:6:8  phone\n  found 0412345678 without quotes: YAML reads it as the number 412345678 and loses the zero.\n  Write "0412345678".',
  ],
  [
    'phone that is none',
    `${goodDealer}phone: 12 34\n`,
    'dealers/a.yaml:6:8  phone\n  expected an Australian phone number with its area code, such as "07 7010 1234" or 1300 975 707, found "12 34"',
  ],
  [
    'the same setting twice',
    `${goodDealer}name: Other\n`,
    'dealers/a.yaml:6:1  name is written twice at the same level. Keep one of them.',
  ],
  [
    'tab',
    `${goodDealer}stock:\n\tsoldWindowDays: 3\n`,
    'dealers/a.yaml:7:1  This line is indented with a tab. Use spaces: YAML does not accept tabs.',
  ],
  [
    'colon in a value',
    `${goodDealer}tagline: Cars: the best\n`,
    'dealers/a.yaml:6:10  This line has a second ": " in it. Put the whole value in quotes.',
  ],
  [
    'not settings at all',
    '- one\n- two\n',
    'dealers/a.yaml:1:1  expected settings in the form `name: value`, found a list\n  Write its name and a colon in a line above it, such as team: or reviews:.',
  ],
  [
    'unknown template',
    `${goodDealer}templates: [showrom]\n`,
    'dealers/a.yaml:6:13  1st entry of templates\n  there is no template showrom. Did you mean showroom?',
  ],
  [
    'unknown group',
    `${goodDealer}group: sumit\n`,
    'dealers/a.yaml:6:8  group\n  dealers/_groups/sumit.yaml does not exist. Did you mean summit?',
  ],
  [
    'unknown make',
    `${goodDealer}make: Toyta\n`,
    'dealers/a.yaml:6:7  make\n  there is no make Toyta. Did you mean Toyota?\n  Leave make out for a dealer of many makes, or write dealers/_brands/toyta.yaml.',
  ],
  [
    'missing licence (LEGAL 2)',
    goodDealer.replace("    licence: '12345'\n", ''),
    'dealers/a.yaml:4:5  1st location: licence\n  expected the motor dealer licence number of Good Motors (New South Wales), found nothing.\n  A location that sells vehicles must show it; one that sells none says type: service or type: parts.',
  ],
  [
    'licence without a number (LEGAL 2)',
    goodDealer.replace("'12345'", "'-'"),
    'dealers/a.yaml:5:14  1st location: licence\n  expected a licence number in quotes, such as "MD012345", found "-"',
  ],
  [
    'feature that another setting switches on (CFG-04)',
    `${goodDealer}watchlist: { limit: 4 }\n`,
    'dealers/a.yaml:6:12  watchlist\n  expected only false, because it would change nothing: saved vehicles follow whoever signs in: write auth to have accounts, found a group of settings',
  ],
  [
    'plug-in that is a partner (CFG-05)',
    `${goodDealer}plugins: { carAnalysis: true }\n`,
    'dealers/a.yaml:6:25  plugins.carAnalysis\n  expected only false, because it would change nothing: its widget is a partner: write it into partners, and a file of dealers/_partners for it, found true',
  ],
  [
    'unknown section',
    `${goodDealer}sections:\n  home: [hero, newset]\n`,
    `dealers/a.yaml:7:16  2nd section of home\n  expected one of ${sections}, found "newset"\n  Did you mean newest?`,
  ],
  [
    'unknown option of a section',
    `${goodDealer}sections:\n  home: [{ name: newest, counts: 3 }]\n`,
    'dealers/a.yaml:7:26  1st section of home: counts is not a setting here. Did you mean count?',
  ],
  [
    'redirect to another site',
    `${goodDealer}redirects: { /old: //evil.example }\n`,
    'dealers/a.yaml:6:20  redirects./old\n  expected a path on the dealer\'s own site that starts with one /, found "//evil.example"',
  ],
  [
    'hours',
    goodDealer.replace('licence:', 'hours: { mon-fri: 8.30-17.30 }\n    licence:'),
    'dealers/a.yaml:5:23  1st location: hours.mon-fri\n  expected hours such as 8:30-17:30, or closed, found "8.30-17.30"\n  Write 8:30-17:30.',
  ],
  [
    'days',
    goodDealer.replace('licence:', 'hours: { weekdays: 8:30-17:30 }\n    licence:'),
    'dealers/a.yaml:5:14  expected days such as mon-fri, sat or "mon, wed", found "weekdays"',
  ],
  ...[
    ['soon', ''],
    ['2026-02-30', '\n  The last day of that month is 2026-02-28.'],
    ['2026-13-01', '\n  A year has 12 months: the year stands first, then month and day.'],
  ].map(([date = '', advice = '']): [string, string, string] => [
    `date ${date}`,
    goodDealer.replace('licence:', `specialDays: [{ date: ${date}, hours: closed }]\n    licence:`),
    `dealers/a.yaml:5:27  1st location, 1st entry of specialDays: date\n  expected a date in the form 2026-12-25, found "${date}"${advice}`,
  ]),
  [
    'day named twice',
    goodDealer.replace('licence:', 'hours: { mon-fri: 8:30-17:30, fri: 8:30-20:00 }\n    licence:'),
    'dealers/a.yaml:5:40  1st location: hours.fri\n  fri repeats a day that already has its hours',
  ],
  [
    'colour',
    `${goodDealer}theme: { brand: redd }\n`,
    'dealers/a.yaml:6:17  theme.brand\n  expected a CSS colour, such as "#eb0a1e", navy or oklch(0.55 0.2 25), found "redd"',
  ],
  [
    'unknown text',
    `${goodDealer}messages: { no.such.text.anywhere: Hello }\n`,
    'dealers/a.yaml:6:36  messages.no.such.text.anywhere\n  there is no text no.such.text.anywhere. npm run check -- --words lists all of them.',
  ],
  [
    'unknown text with a near key',
    `${goodDealer}messages: { shell.serch: Find }\n`,
    'dealers/a.yaml:6:26  messages.shell.serch\n  there is no text shell.serch. Did you mean shell.search?',
  ],
  [
    'requirement between settings',
    `${goodDealer}vehicle: { map: true }\n`,
    'dealers/a.yaml:6:17  vehicle.map\n  needs latitude and longitude of at least one location',
  ],
  [
    'another slug inside',
    `${goodDealer}slug: b\n`,
    'dealers/a.yaml:6:7  slug\n  expected a, the name of the file, found "b". Leave the setting out.',
  ],
  [
    'ticked consent (C31, LEGAL 6)',
    `${goodDealer}forms: { optIn: { default: true } }\n`,
    'dealers/a.yaml:6:28  forms.optIn.default\n  expected false: a box that is ticked beforehand is not consent under the Spam Act, found true',
  ],
];

describe('what a marketer is told', () => {
  test.each(cases)('%s', async (_title, yaml, printed) => {
    expect((await loadTexts({ 'a.yaml': yaml })).printed).toBe(printed);
  });

  test('a good dealer has nothing to be told', async () => {
    expect((await loadTexts({ 'a.yaml': goodDealer })).printed).toBe('');
  });

  test('all problems of all dealers come in one run, and the others load', async () => {
    const { dealers, issues } = await loadTexts({
      'a.yaml': `${goodDealer}tagline: 5\nstock: { soldWindowDays: 999, excludedMakes: no }\n`,
      'b.yaml': 'name: [',
      'c.yaml': goodDealer.replace('www.good', 'www.c'),
    });
    expect(dealers.map(({ site }) => site.slug)).toEqual(['c']);
    expect(issues.filter(({ dealer }) => dealer === 'a')).toHaveLength(2);
    expect(issues.some(({ dealer }) => dealer === 'b')).toBe(true);
  });

  test('every unknown setting of every group is told, and none of them hides another problem', async () => {
    const yaml =
      `${goodDealer.replace('licence:', 'lisence: 1\n    opening_hrs: {}\n    licence:')}` +
      'anouncement: false\ntagln: Cars\n' +
      'stock: { soldWindowDay: 3, excludeMakes: [], soldWindowDays: seven }\n' +
      'sections: { home: [{ name: newest, counts: 3, titel: New }] }\n' +
      'analytics: { name: api, measurementId: G-ABC1234567, idz: {} }\n';
    const { dealers, printed } = await loadTexts({ 'a.yaml': yaml });
    expect(dealers).toEqual([]);
    expect(printed.split('\n').map((line) => line.replace(/ Possible are .*/, ''))).toEqual([
      'dealers/a.yaml:5:5  1st location: lisence is not a setting here. Did you mean licence?',
      'dealers/a.yaml:6:5  1st location: opening_hrs is not a setting here.',
      'dealers/a.yaml:8:1  anouncement is not a setting here. Did you mean announcement?',
      'dealers/a.yaml:9:1  tagln is not a setting here. Did you mean tagline?',
      'dealers/a.yaml:10:10  stock.soldWindowDay is not a setting here. Did you mean soldWindowDays?',
      'dealers/a.yaml:10:28  stock.excludeMakes is not a setting here. Did you mean excludedMakes?',
      'dealers/a.yaml:10:62  stock.soldWindowDays',
      '  expected a number of days from 0 to 365, found "seven"',
      'dealers/a.yaml:11:36  1st section of home: counts is not a setting here. Did you mean count?',
      'dealers/a.yaml:11:47  1st section of home: titel is not a setting here. Did you mean title?',
      'dealers/a.yaml:12:25  analytics.measurementId is not a setting here. It goes with another name.',
      'dealers/a.yaml:12:54  analytics.idz is not a setting here. Did you mean ids?',
    ]);
  });

  test('an unknown setting does not hide what other settings lack', async () => {
    const { dealers, printed } = await loadTexts({
      'a.yaml': `${goodDealer}anouncement: false\nvehicle: { map: true }\nvehicleAds: { storeCodes: { burke: BO-1 } }\ntemplates: [showrom]\n`,
    });
    expect(dealers).toEqual([]);
    expect(printed.split('\n')).toEqual([
      'dealers/a.yaml:6:1  anouncement is not a setting here. Did you mean announcement?',
      'dealers/a.yaml:7:17  vehicle.map',
      '  needs latitude and longitude of at least one location',
      'dealers/a.yaml:8:36  vehicleAds.storeCodes.burke',
      '  there is no location burke. Did you mean bourke?',
      'dealers/a.yaml:9:13  1st entry of templates',
      '  there is no template showrom. Did you mean showroom?',
    ]);
  });

  test.each([
    ['MD 23987', 'MD', '23987'],
    ['md: 23987', 'MD', '23987'],
    ['MD23987', 'MD', '23987'],
    ['23987', 'MD', '23987'],
    ['MDX 23987', 'MD', 'MDX 23987'],
    ['{ label: LMCT, number: LMCT 10441 }', 'LMCT', '10441'],
  ])('LEGAL 2: the licence %s has its label once', async (written, label, number) => {
    const quoted = written.startsWith('{') ? written : `'${written}'`;
    const { dealers } = await loadTexts({ 'a.yaml': goodDealer.replace("'12345'", quoted) });
    expect(dealers[0]?.site.locations[0]?.licence).toEqual({ label, number });
  });

  test('a problem of a shared layer is told once, with the dealers that use it', async () => {
    const { printed } = await loadTexts({
      '_groups/g.yaml': 'theme: { radius: rounded }\n',
      'a.yaml': `${goodDealer}group: g\n`,
      'b.yaml': `${goodDealer.replace('good.example', 'better.example')}group: g\n`,
    });
    expect(printed).toBe(
      'dealers/_groups/g.yaml:1:18  theme.radius\n  expected one of sharp, soft, round, found "rounded"\n  Did you mean round?\n  this layer is used by a, b',
    );
  });

  test('two dealers with the id of one dealership, as in a copied file', async () => {
    const { dealers, printed } = await loadTexts({
      'a.yaml': `${goodDealer}dealershipId: HT1\n`,
      'b.yaml': `${goodDealer.replace('good.example', 'better.example')}dealershipId: HT1\n`,
    });
    expect(dealers.map(({ site }) => site.slug)).toEqual(['a', 'b']);
    expect(printed).toBe(
      'dealers/b.yaml:6:15  warning  dealershipId\n  found HT1, which is also that of a: enquiries of both go to one dealership\n  Write the id of b here, or leave it out, unless both are websites of that dealership.',
    );
  });

  test('a copy that is checked alone is told of what it has of another dealer; nobody else is', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'dealers-'));
    const alone = async (slug: string) => {
      const { issues } = await loadDealers({ directory, only: [slug], findsAllCopies: true });
      return issues.map(({ path, dealer }) => [dealer, path]);
    };
    try {
      for (const slug of ['a', 'b'])
        writeFileSync(join(directory, `${slug}.yaml`), `${goodDealer}dealershipId: HT1\n`);
      addLayers(directory);
      expect(await alone('b')).toEqual([
        ['b', 'url'],
        ['b', 'dealershipId'],
      ]);
      expect(await alone('a')).toEqual([]);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test('two dealers at one address', async () => {
    const { dealers, printed } = await loadTexts({ 'a.yaml': goodDealer, 'b.yaml': goodDealer });
    expect(dealers.map(({ site }) => site.slug)).toEqual(['a']);
    expect(printed).toBe(
      'dealers/b.yaml:2:6  url\n  expected an address of its own, found https://www.good.example, which is also that of a\n  Write the address of b here.',
    );
  });

  test('a dealer that is called like the whole of an address does not take it from one that is called like a part', async () => {
    const { dealers } = await loadTexts({ 'good.yaml': goodDealer, 'www-good-example.yaml': goodDealer });
    expect(dealers.map(({ site }) => site.slug)).toEqual(['good']);
  });

  test('file names', async () => {
    const { printed } = await loadTexts({ 'a.yml': goodDealer, 'Big Cars.yaml': goodDealer });
    expect(printed).toBe(
      'dealers/a.yml  Rename this file to a.yaml.\n' +
        'dealers/Big Cars.yaml  The file name becomes part of an address: only small letters, digits and hyphens, at most 63, such as north-lakes.yaml.',
    );
  });

  test('a corrected colour is a warning and the dealer loads', async () => {
    const { dealers, printed } = await loadTexts({ 'a.yaml': `${goodDealer}theme: { brand: yellow }\n` });
    expect(dealers).toHaveLength(1);
    expect(printed).toMatch(
      /^dealers\/a\.yaml:6:17 {2}warning {2}theme\.brand\n {2}yellow was changed to #\w{6}, because/,
    );
  });
});
