import { describe, expect, test } from 'vitest';
import type { Section } from '#domain/page/section.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const load = (sections: string, more = '', files: Record<string, string> = {}) =>
  loadTexts(
    { 'a.yaml': `${goodDealer}${more}sections:\n  home:\n${sections}\n`, ...files },
    Date.parse('2026-07-01T00:00Z') / 1000,
  );

/** The sections of the home page of a dealer whose file is sound. */
async function resolve(sections: string, more = '', files: Record<string, string> = {}): Promise<Section[]> {
  const { dealers, printed } = await load(sections, more, files);
  expect(printed).toBe('');
  return dealers[0]?.site.sections.home ?? [];
}

describe('what a marketer is told of sections', () => {
  test.each([
    [
      'Markdown with HTML',
      "    - { name: text, text: 'Hi <script>alert(1)</script>' }",
      'dealers/a.yaml:8:27  1st section of home: text\n  expected Markdown, found the HTML <script>',
    ],
    [
      'a picture in a text',
      "    - { name: text, text: '![yard](/yard.jpg)' }",
      'dealers/a.yaml:8:27  1st section of home: text\n  expected words alone, found a picture\n  Show it with the section pictureText or gallery.',
    ],
    [
      'a dead link in a text',
      "    - { name: text, text: 'See [us](/about-us/)' }",
      'dealers/a.yaml:8:27  1st section of home: text\n  expected a link to a page, found "/about-us/", which this site does not have.',
    ],
    [
      'a question without an answer',
      '    - { name: faq, items: [{ question: Why? }] }',
      'dealers/a.yaml:8:28  1st section of home, 1st entry of items: answer is missing. The answer, in Markdown.',
    ],
    [
      'a row that is too short',
      '    - { name: table, columns: [Model, Price], rows: [[Corolla, 245], [RAV4]] }',
      'dealers/a.yaml:8:70  1st section of home, 2nd entry of rows\n  expected as many cells as there are columns, 2, found 1',
    ],
    [
      'a picture that there is not',
      '    - { name: pictureText, text: Hi, image: /yard.jpg }',
      'dealers/a.yaml:8:45  1st section of home: image\n  expected a picture, found "/yard.jpg", which is no file of this site.',
    ],
    [
      'a video of an unknown service',
      "    - { name: video, label: Yard, video: 'https://video.example/1' }",
      'dealers/a.yaml:8:42  1st section of home: video\n  expected a video: its page on YouTube or Vimeo, or the path of an .mp4 or .webm file in the folder of the dealer, found "https://video.example/1"',
    ],
    [
      'a video file that there is not',
      '    - { name: video, label: Yard, video: /yard.mp4 }',
      'dealers/a.yaml:8:42  1st section of home: video\n  expected a link to a file, found "/yard.mp4", which is no file of this site.',
    ],
    [
      'a file that there is not',
      '    - { name: downloads, items: [{ label: Prices, file: /prices.pdf }] }',
      'dealers/a.yaml:8:57  1st section of home, 1st entry of items: file\n  expected a link to a file, found "/prices.pdf", which is no file of this site.',
    ],
    [
      'a filter that there is not',
      '    - { name: vehicles, filter: { makes: Kia } }',
      'dealers/a.yaml:8:35  1st section of home: filter.makes is not a setting here. Did you mean make?',
    ],
    [
      'a filter that asks for nothing',
      '    - { name: vehicles, filter: {} }',
      'dealers/a.yaml:8:33  1st section of home: filter\n  expected at least one filter, such as condition: used',
    ],
    [
      'prices that no vehicle can have',
      '    - { name: vehicles, filter: { price: { min: 9, max: 2 } } }',
      'dealers/a.yaml:8:42  1st section of home: filter.price\n  expected a min that is not above max',
    ],
    [
      'LEGAL 4: a filter by a figure of credit',
      '    - { name: vehicles, filter: { weekly: $100 - $150 } }',
      'dealers/a.yaml:8:35  1st section of home: filter.weekly is not a setting here.',
    ],
    [
      'a location that there is not',
      '    - { name: hours, location: burke }',
      'dealers/a.yaml:8:32  1st section of home: location\n  expected a location, found "burke", which this dealer does not have. Did you mean bourke?',
    ],
    [
      'a position at a location that there is not',
      '    - { name: positions, items: [{ title: Technician, location: burke }] }',
      'dealers/a.yaml:8:65  1st section of home, 1st entry of items: location\n  expected a location, found "burke", which this dealer does not have. Did you mean bourke?',
    ],
    [
      'LEGAL 8: an end that no calendar has',
      '    - { name: countdown, title: Sale, end: 2026-02-31 }',
      'dealers/a.yaml:8:44  1st section of home: end\n  expected a day and time that there is, found 2026-02-31',
    ],
    [
      'LEGAL 8: a countdown without an end',
      '    - { name: countdown, title: Sale }',
      'dealers/a.yaml:8:7  1st section of home: end is missing. When it truly ends, by the clock of the dealer.',
    ],
    [
      'two sections of one name for links',
      '    - { name: text, text: Hi, id: us }\n    - { name: text, text: Ho, id: us }',
      'dealers/a.yaml:9:7  2nd section of home\n  expected each entry once, found us again, as in entry 1.',
    ],
  ])('%s', async (_title, sections, told) => {
    expect((await load(sections)).printed).toContain(told);
  });

  test('a section in which this dealer has nothing to show is left out and told', async () => {
    const { dealers, printed } = await load('    - hero\n    - models\n    - hours');
    expect(printed).toContain(
      'dealers/a.yaml:9:7  warning  2nd section of home\n  found models, but this dealer has no brands with models. The section is left out.',
    );
    expect(printed).toContain('found hours, but this dealer has no opening hours.');
    expect(dealers[0]?.site.sections.home.map(({ name }) => name)).toEqual(['hero']);
  });
});

describe('what becomes of sections', () => {
  test('Markdown is drawn as HTML below the heading of its section, without ids', async () => {
    const [text] = await resolve(
      "    - { name: text, title: Us, text: '## We\n\n      See **[all](/search/)**.' }",
    );
    expect(text).toMatchObject({
      html: '<h3>We</h3>\n<p>See <strong><a href="/search/">all</a></strong>.</p>\n',
    });
  });

  test.each([
    ["{ name: text, text: '# We' }", { html: '<h2>We</h2>\n' }],
    ["{ name: faq, items: [{ question: Who?, answer: '# We' }] }", { items: [{ html: '<h4>We</h4>\n' }] }],
  ])('the headings of %s leave no level out', async (section, drawn) => {
    // A heading with one # is told on own pages alone.
    expect(await resolve(`    - ${section}`)).toMatchObject([drawn]);
  });

  test('texts, questions and offers may repeat', async () => {
    const twice =
      '    - { name: text, text: Hi }\n    - { name: text, text: Ho }\n    - offers\n    - offers';
    expect(await resolve(twice, 'offers: true\n')).toHaveLength(4);
  });

  test('a plain value and a number of a filter are read as the list that the listing has', async () => {
    const [vehicles] = await resolve('    - { name: vehicles, filter: { make: Kia, seats: [5, 7] } }');
    expect(vehicles).toMatchObject({ filter: { make: ['Kia'], seats: ['5', '7'] } });
  });

  test('a file to fetch has its size', async () => {
    const sections = '    - { name: downloads, items: [{ label: Prices, file: /prices.pdf }] }';
    const [downloads] = await resolve(sections, '', { 'a/prices.pdf': '%PDF-1.4 0123456789' });
    expect(downloads).toMatchObject({ items: [{ label: 'Prices', file: '/prices.pdf', bytes: 19 }] });
  });

  const two = `${goodDealer}    departments: [{ type: service }]
  - { type: parts, slug: parts, address: { street: 1 A, suburb: Dubbo, state: NSW, postcode: 2830 } }
`;
  const listLocations = async (section: string) =>
    (await loadTexts({ 'a.yaml': `${two}sections: { home: [${section}] }\n` })).dealers[0]?.site.sections
      .home;

  test.each([
    ['locations', [[null, ['bourke', 'parts']]]],
    ['{ name: locations, types: [parts] }', [['parts', ['parts']]]],
    ['{ name: locations, types: [service, parts] }', [[null, ['bourke', 'parts']]]],
    [
      '{ name: locations, tabs: true }',
      [
        ['sales', ['bourke']],
        ['service', ['bourke']],
        ['parts', ['parts']],
      ],
    ],
    [
      '{ name: locations, tabs: true, types: [service, sales] }',
      [
        ['service', ['bourke']],
        ['sales', ['bourke']],
      ],
    ],
    ['{ name: locations, tabs: true, types: [service] }', [['service', ['bourke']]]],
  ])('LOC-03 LOC-07 %s shows locations by department, the first named in front', async (section, groups) => {
    expect(await listLocations(section)).toMatchObject([
      { groups: groups.map(([department, locations]) => ({ department, locations })) },
    ]);
  });

  test('LOC-01 a department that no location has leaves the section out, and is told', async () => {
    const { printed } = await load('    - { name: locations, types: [parts] }');
    expect(printed).toContain(
      '1st section of home\n  found locations, but this dealer has no location with parts. The section is left out.',
    );
  });

  test('the only location needs no name', async () => {
    expect(await resolve('    - location')).toMatchObject([
      { name: 'location', location: 'bourke', map: true },
    ]);
  });

  test('a position leaves the page after its last day, and that is told', async () => {
    const item = (title: string, expiry: string): string => `{ title: ${title}, expiry: ${expiry} }`;
    const list = (...items: string[]) => load(`    - { name: positions, items: [${items.join(', ')}] }`);
    const some = await list(item('Over', '2026-06-30'), item('Last', '2026-07-01'));
    expect(some.printed).toContain('1st entry of items: expiry\n  found 2026-06-30, which is over');
    expect(some.dealers[0]?.site.sections.home).toMatchObject([{ items: [{ title: 'Last' }] }]);
    const none = await list(item('Over', '2026-06-30'));
    expect(none.printed).toContain('but this dealer has no open positions since 30 June 2026');
    expect(none.dealers[0]?.site.sections.home).toEqual([]);
    expect((await list('{ title: A, posted: 2026-07-02, expiry: 2026-07-01 }')).printed).toContain(
      'expected a last day that is not before 2026-07-02',
    );
  });

  test.each([
    ['2026-12-31', '2026-12-31T13:00:00.000Z', true],
    ["'2026-12-31 17:00'", '2026-12-31T06:00:00.000Z', false],
    ['2026-07-31T17:00', '2026-07-31T07:00:00.000Z', false],
  ])('LEGAL 8: %s ends by the clock of the dealer', async (end, moment, allDay) => {
    const [countdown] = await resolve(`    - { name: countdown, title: Sale, end: ${end} }`);
    expect(countdown).toMatchObject({ endsAt: Date.parse(moment) / 1000, allDay });
  });
});
