import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { allFields } from '#domain/vehicle/fields/table.ts';
import type { SiteResult } from '#scripts/build/run/job.ts';
import { renderSite } from '#scripts/build/site/render-site.ts';
import { fixtureDealer, fixtureDocument } from '../integration/fixture-target.ts';
import { shareKit } from '../integration/share-kit.ts';
import { expectWithin } from './processor.ts';

/*
 * Whatever stands in the index, a build draws it or names it, and the rest of the dealer's stock is published.
 */

type Documents = Record<string, unknown>[];

mkdirSync('.forecourt', { recursive: true });
const root = mkdtempSync(path.resolve('.forecourt', 'stock-attack-'));
const dealer = fixtureDealer('alpha');
let kit = '';

beforeAll(async () => {
  kit = await shareKit(dealer);
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let sites = 0;
async function build(
  stock: { vehicles: Documents; offers?: Documents; parts?: Documents },
  stockDropShare = 1,
): Promise<{ result: SiteResult; folder: string; has: (page: string) => boolean }> {
  sites += 1;
  const out = path.join(root, `site-${sites}`);
  const write = (kind: string, documents: Documents): string => {
    const file = path.join(root, `${kind}.jsonl`);
    writeFileSync(file, documents.map((document) => JSON.stringify(document)).join('\n'));
    return file;
  };
  const result = await renderSite({
    kind: 'site',
    dealer: { ...dealer, build: { ...dealer.build, stockDropShare } },
    template: 'showroom',
    keys: { search: 'search-key', other: 'other-key', lead: 'lead-key' },
    vehiclesFile: write('vehicles', stock.vehicles),
    offersFile: write('offers', stock.offers ?? []),
    partsFile: write('parts', stock.parts ?? []),
    now: 1_760_000_000,
    kit,
    outDirectory: out,
    cardCache: path.join(root, 'cards'),
    pictureCache: path.join(root, 'pictures'),
    formerSite: null,
    pagesFile: path.join(root, 'pages.json'),
    listingsFile: `${out}.listings.json`,
    ownPagesFile: `${out}.own-pages.json`,
    formerVehicles: null,
    force: false,
    secrets: [],
  });
  return { result, folder: out, has: (page) => existsSync(path.join(out, page)) };
}

const good = [1, 2, 3].map((index) => fixtureDocument(index));
const bad = (index: number, extra: Record<string, unknown>): Record<string, unknown> =>
  fixtureDocument(100 + index, extra);
/** Of each vehicle there is a page, or a warning that names it. */
function expectDrawnOrNamed(vehicles: Documents, { result, has }: Awaited<ReturnType<typeof build>>): void {
  const said = result.warnings.join('\n');
  for (const { id, slug } of vehicles)
    expect([id, has(`cars/${String(slug)}/index.html`) || said.includes(`Vehicle ${String(id)} `)]).toEqual([
      id,
      true,
    ]);
}

test('what stopped a build once is drawn without what nobody can show', { timeout: 60_000 }, async () => {
  const vehicles = [
    { ancaprating: -1 },
    { ancaprating: 6e8 },
    {
      images: [{ image: { url: 'https://x.example:99999/1.jpg' } }],
      primary_image_url: 'https://x.example:99999/1.jpg',
    },
    { badge: 'G\0X\u202eL' },
    { price_type: '\u200e' },
    { name: '\ud800', make: '\ud800' },
    { created_at: 1e20, sold_date_timestamp: -1e20 },
    { year: 1e9, km: 1e300, seats: 1e9, gearnum: 1e9, photos_count: 1e12 },
    { autograb_data: { state_average_market_price: 1e300, average_market_price: -5 } },
    { finance_lenders: [{ financeProvider: '\u200e', paymentWeek: 1e300 }, null, 3] },
    { category: 'caravan', sleeps: -1, body_length: '\0' },
  ].map((extra, index) => bad(index, extra));
  const built = await build({ vehicles: [...good, ...vehicles] });
  expect(built.result.vehicles).toBe(good.length + vehicles.length);
  for (const { slug } of vehicles)
    expect([slug, built.has(`cars/${String(slug)}/index.html`)]).toEqual([slug, true]);
});

test('what cannot be drawn is left out and named; the rest is published', { timeout: 60_000 }, async () => {
  const vehicles = [
    bad(1, { primary_image_url: '/no-such-picture.jpg' }),
    bad(2, { slug: '../../index' }),
    bad(3, { slug: 'a/b' }),
    bad(4, { price: 'a lot' }),
    bad(5, { id: '\0' }),
    bad(6, { slug: '車'.repeat(100) }),
    bad(7, { slug: '2019-citroën-c3' }),
  ];
  const dealership = { dealership_id: dealer.site.dealershipId, created_at: 1 };
  const offers = [
    { ...dealership, id: 'good', name: 'Good' },
    {
      ...dealership,
      id: 'elsewhere',
      name: 'x',
      model: { name: 'Rio', slug: 'rio', override_url: '/no-such-page/' },
    },
    { ...dealership, id: '..', name: 'Up' },
    { ...dealership, id: 'day', name: 'x', ends_on: 'never' },
    { ...dealership, id: 'star*', name: 'x' },
  ];
  const parts = [
    { ...dealership, id: 'good', name: 'Good' },
    { ...dealership, id: '..', name: 'x' },
  ];
  const { result, has } = await build({ vehicles: [...good, ...vehicles], offers, parts });
  const said = result.warnings.join('\n');
  for (const named of [
    'Vehicle v101 ',
    'Vehicle v102 ',
    'Vehicle v103 ',
    'Vehicle v104 ',
    'Vehicle v106 ',
    'Offer elsewhere ',
    'Offer .. ',
    'Offer day ',
    'Offer star* ',
    'Part .. ',
  ])
    expect(said).toContain(named);
  expect(result.vehicles).toBe(good.length + 1);
  expect(has('cars/2019-citroën-c3/index.html')).toBe(true);
  expect(has('offers/good/index.html')).toBe(true);
  expect(has('offers/elsewhere/index.html')).toBe(false);
});

test(
  'a vehicle that stands on no first page of a list is found among many',
  { timeout: 60_000 },
  async () => {
    const many = Array.from({ length: 60 }, (_, index) => fixtureDocument(index + 1));
    // Its own page shows other pictures, and only the listing of its model shows its card.
    const culprit = bad(900, {
      ...{ make: 'Zap', model: 'Q', created_at: 1, primary_image_url: '/no-such-picture.jpg' },
      images: [{ image: { url: 'https://pictures.example/1.jpg' } }],
    });
    const { result, has } = await build({ vehicles: [...many, culprit] });
    expect(result.warnings.filter((warning) => warning.startsWith('Vehicle v'))).toEqual([
      expect.stringContaining(`Vehicle ${String(culprit['id'])} `),
    ]);
    expect(has(`cars/${String(many[0]?.['slug'])}/index.html`)).toBe(true);
  },
);

test(
  'an offer with a mistyped link takes no other one that links to a vehicle, or to an offer',
  { timeout: 60_000 },
  async () => {
    const dealership = { dealership_id: dealer.site.dealershipId, created_at: 1 };
    const [{ slug } = {}] = good;
    const offers = [
      ...['a', 'b', 'c'].map((id) => ({ ...dealership, id, name: id, cta_url: `/cars/${String(slug)}/` })),
      { ...dealership, id: 'typo', name: 'x', cta_url: '/serach/' },
      { ...dealership, id: 'd', name: 'd', cta_url: '/offers/e/' },
      { ...dealership, id: 'e', name: 'e', cta_url: '/offers/f/' },
      { ...dealership, id: 'f', name: 'f', cta_url: '/offers/d/' },
      { ...dealership, id: 'to-typo', name: 'x', cta_url: '/offers/typo/' },
    ];
    const { result, has } = await build({ vehicles: good, offers });
    expect(result.warnings.filter((warning) => warning.startsWith('Offer '))).toEqual([
      expect.stringContaining('Offer typo '),
      expect.stringContaining('Offer to-typo '),
    ]);
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect([id, has(`offers/${id}/index.html`)]).toEqual([id, true]);
  },
);

test('an offer whose name can be no page is left out at once, without a try of all other documents', async () => {
  const dealership = { dealership_id: dealer.site.dealershipId, created_at: 1 };
  const ids = [
    'Winter sale',
    'é',
    '{name}',
    '[a]',
    '^',
    'a&b',
    '+',
    '$1',
    'a:1',
    'b?2',
    'c*',
    'd"',
    'e<f>',
    'g|h',
    'i#j',
    'k%2fl',
    '車'.repeat(120),
  ];
  const offers = ids.map((id) => ({ ...dealership, id, name: 'x' }));
  const { catalogue, problems } = createCatalogue(
    dealer.site,
    { vehicles: good, offers, parts: [] },
    1_760_000_000,
  );
  expect(catalogue.offers.map(({ id }) => id)).toEqual([]);
  expect(problems.filter((problem) => problem.startsWith('Offer '))).toHaveLength(ids.length);
});

test('beyond build.stockDropShare the site is not published', { timeout: 60_000 }, async () => {
  const vehicles = [
    ...good,
    ...[1, 2].map((index) => bad(index, { primary_image_url: `/none-${index}.jpg` })),
  ];
  await expect(build({ vehicles }, 0.3)).rejects.toThrow(/2 of 5 vehicles.*build\.stockDropShare/);
  await expect(
    build({ vehicles: [...good, bad(1, { price: 'x' }), bad(2, { price: 'x' })] }, 0.3),
  ).rejects.toThrow(/2 of 5 vehicles/);
  expect((await build({ vehicles }, 0.5)).result.vehicles).toBe(3);
});

test(
  'texts without an end cost no more than others: no pattern goes through them twice',
  { timeout: 120_000 },
  async () => {
    const texts = allFields
      .filter(({ kind }) => kind === 'text' || kind === 'name')
      .map(({ name }) => name)
      .filter((name) => !/status|price_type|dealership/.test(name));
    const endless = [
      'W',
      '-',
      ' ',
      '<',
      '&',
      '*_',
      'a ',
      '1,',
      '\n',
      '(',
      '](',
      'é-',
      '$1 ',
      '.',
      'a@',
      'https://',
    ];
    const vehicles: Documents = endless.map((sign, index) => {
      const { id, slug, ...rest } = bad(40 + index, {});
      const text = sign.repeat(Math.ceil(100_000 / sign.length));
      return { ...rest, ...Object.fromEntries(texts.map((name) => [name, text])), id, slug };
    });
    const pictures = Array.from({ length: 20_000 }, (_, at) => `https://cdn.example.com/${at}.jpg`);
    vehicles.push(
      bad(60, {
        images: pictures.map((url) => ({ image: { url } })),
        spin_images: pictures,
        standardEquipment: pictures.map((_, at) => `Feature ${at}`),
        finance_lenders: pictures.map((financeProvider) => ({ financeProvider })),
        hotspots: pictures.map((title) => ({
          view: 'exterior',
          title,
          anchors: [{ angle: 1, x: 0.5, y: 0.5 }],
        })),
      }),
    );
    await expectWithin(12_000, async () => {
      const built = await build({ vehicles: [...good, ...vehicles] });
      expectDrawnOrNamed(vehicles, built);
      const page = statSync(path.join(built.folder, 'cars', String(vehicles.at(-1)?.['slug']), 'index.html'));
      expect(page.size).toBeLessThan(1_500_000);
    });
  },
);

test('any garbage in the index is drawn or named', { timeout: 60_000 }, async () => {
  const odd = fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\0',
      '\u202e',
      '\ud800',
      '\u200e',
      'x'.repeat(2_000),
      '<script>x</script>',
      '../..',
      '//x',
      '%',
      '%zz',
    ],
    ...[
      'https://x;y/',
      'https://x:99999/',
      'javascript:x',
      '/none.jpg',
      '2026-13-45',
      'NaN',
      '__proto__',
      'car',
      'used',
      'sold',
    ],
    ...[
      -1,
      0,
      0.5,
      6e8,
      1e20,
      1e300,
      -1e300,
      Number.MAX_SAFE_INTEGER,
      null,
      true,
      [],
      {},
      [null],
      [''],
      ['\ud800'],
    ],
    ...[
      [{ image: { url: 'https://x;y/' } }],
      [{ image: null }],
      { id: '\ud800' },
      { distribution_locations: ['\0'] },
    ],
  );
  const names = [...new Set(allFields.flatMap(({ name, or = {} }) => [name, ...Object.keys(or)]))].filter(
    (name) => name !== 'id' && name !== 'show_on_dealer_website' && name !== 'status',
  );
  const garbage = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof({ weight: 4, arbitrary: odd }, fc.jsonValue()),
    {
      minKeys: 1,
      maxKeys: 6,
    },
  );
  const vehicles = fc.sample(garbage, { seed: 14, numRuns: 100 }).map((extra, index) => bad(index, extra));
  const built = await build({ vehicles: [...good, ...vehicles] });
  expectDrawnOrNamed(vehicles, built);
  expect(built.result.vehicles).toBeGreaterThan(good.length);
});
