import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const tell = async (more: string, files: Record<string, string> = {}): Promise<string> =>
  (await loadTexts({ 'a.yaml': `${goodDealer}${more}\n`, ...files })).printed;
const page = (settings: string): Record<string, string> => ({
  'a/pages/fleet.md': `---\ntitle: Fleet\n${settings}\n---\n\nWords.\n`,
});
const post = (settings: string, name = '2026-11-20-hilux'): Record<string, string> => ({
  [`a/blog/${name}.md`]: `---\ntitle: HiLux\n${settings}\n---\n\nWords.\n`,
});

describe('CFG-01 messages say what to write instead, as far as it can be told', () => {
  test.each([
    ['menu: Company', '3:7  menu\n', 'Did you mean company?'],
    ['menu: company, footer', '3:7  menu\n', 'Did you mean { in: [company, footer] }?'],
    ['expiry: 31/12/2026', '3:9  expiry\n', 'Write 2026-12-31.'],
    ['action: { label: Book, href: /search/ }', '3:9  action\n', 'Write kind: landing'],
    ['menu: [company, footer]', '3:7  menu\n', 'Did you mean { in: [company, footer] }?'],
    ['menu: { in: company }', '3:13  menu.in\n', 'Write a list: [company].'],
    ['kind: landing', '3:7  warning  kind\n', 'Write action: { label: Book now, href: /contact-us/ }'],
    ['kind: landing\nsections: [{ name: form, form: campaign }]', 'kind\n', "href: '#campaign-form' }"],
    ['image: fleet.jpg', '3:8  image\n', 'Put the file into dealers/a/pages/, or'],
    ["aliases: ['https://www.good.example/fleet-sales']", '1st entry of aliases\n', 'Write /fleet-sales.'],
  ])('a page with %s', async (settings, place, told) => {
    const printed = await tell('', page(settings));
    expect(printed).toContain(`dealers/a/pages/fleet.md:`);
    expect(printed).toContain(place);
    expect(printed).toContain(told);
  });

  test.each([
    ['categories: [News]', 'categories is not a setting here. Did you mean category?'],
    ['menu: company', 'menu is not a setting here. Possible are title, description,'],
    ['model: HiLux', '3:8  model\n  expected a make beside the model'],
  ])('an article with %s', async (settings, told) => {
    expect(await tell('', post(settings))).toContain(told);
  });

  test.each([
    ['googleTagManager: GTM-1', 'Did you mean analytics?'],
    ['chat: acme', 'Did you mean partners?'],
    ['colours: red', 'Did you mean theme?'],
  ])('a setting of another platform: %s', async (written, told) =>
    expect(await tell(written)).toContain(told),
  );

  test.each([
    ['8.30-17.30', 'Write 8:30-17:30.'],
    ['8:30am - 5:30pm', 'Write 8:30-17:30.'],
    ['8am to 5pm', 'Write 8:00-17:00.'],
    ['12:00 pm – 4 pm', 'Write 12:00-16:00.'],
  ])('hours such as %s', async (written, told) => {
    const dealer = `${goodDealer}    hours: { mon-fri: '${written}' }\n`;
    expect((await loadTexts({ 'a.yaml': dealer })).printed).toContain(told);
  });

  test('an article whose name begins with the day instead of the year', async () => {
    expect(await tell('', post('author: Jo', '20-11-2026-hilux'))).toContain(
      'Rename it to 2026-11-20-hilux.md.',
    );
  });

  test.each([
    ['sections: { home: [{ name: steps, items: [Tell us] }] }', 'as in { title: …, text: … }.'],
    ['reviews: file', 'Write its settings, as in reviews: { source: { name: … } }.'],
    ['navigation: { header: [{ label: Stock, href: search }] }', 'Write /search/.'],
    [
      'navigation: { header: [{ title: Stock, url: /search/ }] }',
      'header: url is not a setting here. Did you mean href?',
    ],
    [
      'navigation: { header: [{ title: Stock, url: /search/ }] }',
      'title is not a setting here. Did you mean label?',
    ],
    [
      "sections: { home: [{ name: steps, items: [{ title: Ring, text: 'Or [write](/contact-us/).' }] }] }",
      'expected words alone, found the Markdown [write](/contact-us/), which pages show as it is written here\n  Write the words alone.',
    ],
    ["tagline: 'The **best** cars'", 'found the Markdown **best**, which'],
    [
      'navigation: { header: { label: Stock, href: /search/ } }',
      'found a group of settings\n  Put brackets around it, or a dash before it',
    ],
    [
      'sections: { home: [{ name: countdown, title: Sale, end: 2027-02-30 }] }',
      'a day and time that there is, found 2027-02-30\n  The last day of that month is 2027-02-28.',
    ],
    ['specialDays: [{ date: 25/12/2026, name: Christmas, hours: closed }]', 'Write 2026-12-25.'],
    [
      'specialDays: [{ date: 2026-13-01, name: Fair, hours: closed }]',
      'the year stands first, then month and day.',
    ],
    ["redirects: { 'https://www.good.example/old': /search/ }", 'Write /old.'],
    ['redirects: { /Special Offers.html: /search/ }', 'Write each blank as %20: /Special%20Offers.html.'],
    ["redirects: { /jobs: 'https://jobs.example/good' }", 'If that is another website: pages and menus'],
    [
      'sections: { home: [{ name: slot, partner: acme }] }',
      'Write partners: [{ name: acme, where: [page.section] }]',
    ],
    [
      'sections: { home: [{ name: vehicles, filter: { price: 20000 } }] }',
      'as in price: { min: …, max: … }.',
    ],
    ['contact: { categories: [general], fields: [name, phone] }', 'nobody can answer, found [name, phone]'],
    [
      'sections: { home: [{ name: form, fields: [name, email], steps: [[name, email]] }] }',
      'found fields beside steps',
    ],
  ])('%s', async (settings, told) => {
    expect(await tell(settings)).toContain(told);
  });

  test('a countdown to a day that there is not is told once', async () => {
    expect(
      await tell('sections: { home: [{ name: countdown, title: Sale, end: 2027-02-30 }] }'),
    ).not.toContain('left out');
  });

  test('a filter whose only setting is unknown is told once', async () => {
    const printed = await tell('sections: { home: [{ name: vehicles, filter: { maker: Kia } }] }');
    expect(printed).toBe(
      'dealers/a.yaml:6:48  1st section of home: filter.maker is not a setting here. Did you mean make?',
    );
  });

  test('an author who is nearly somebody of the team', async () => {
    const team = {
      'a/team.yaml': 'team:\n  - { name: Tully Marchetti, role: Sales }\n',
    };
    expect(await tell('', { ...team, ...post('author: Tuly Marchetti') })).toBe(
      'dealers/a/blog/2026-11-20-hilux.md:3:9  warning  author\n' +
        '  found Tuly Marchetti, and nobody of the team has this name\n' +
        '  Did you mean Tully Marchetti? Then picture, role and the way to write stand beside the article.',
    );
    expect(await tell('', { ...team, ...post('author: Bronte Aldous') })).toBe('');
  });

  test('a file of people that is a list', async () => {
    expect(await tell('', { 'a/team.yaml': '- name: Aiko\n' })).toBe(
      'dealers/a/team.yaml:1:1  expected settings in the form `name: value`, found a list\n' +
        '  Write its name and a colon in a line above it, such as team: or reviews:.',
    );
  });
});
