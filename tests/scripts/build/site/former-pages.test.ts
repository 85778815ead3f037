import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestContent } from '#config/pictures/known-file.ts';
import type { Dealer } from '#config/dealer.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import type { SiteJob, SiteResult } from '#scripts/build/run/job.ts';
import { renderSite } from '#scripts/build/site/render-site.ts';
import { fieldEntries } from '#scripts/stock/clean/schemas.ts';
import { fixturePage } from '../../../integration/fixture-pages.ts';
import { fixtureDealer, fixtureDocument } from '../../../integration/fixture-target.ts';
import { shareKit } from '../../../integration/share-kit.ts';

type Stock = Record<string, unknown>[];

mkdirSync('.forecourt', { recursive: true });
const root = mkdtempSync(path.resolve('.forecourt', 'former-pages-test-'));
/** A dealer with these own pages, each with its title and text. */
function withPages(written: Record<string, Partial<OwnPage>>): Dealer {
  const bare = fixtureDealer('alpha');
  const pages = Object.entries(written).map(([path, page]) => fixturePage(path, page));
  const entries = pages.map(({ path, title }) => ({ path, title, menu: null }));
  return { ...bare, pages, site: { ...bare.site, pages: entries } };
}

const [yard] = fixtureDealer('alpha').site.locations;
const location = yard?.slug ?? '';
/** Every section that reads something of the stock or of the clock, and one that reads nothing. */
const sections: OwnPage['sections'] = [
  { name: 'makes' },
  { name: 'bodyTypes' },
  { name: 'categories' },
  { name: 'newest' },
  { name: 'vehicles', filter: { condition: ['used'] }, count: 4 },
  { name: 'offers' },
  { name: 'range' },
  { name: 'models' },
  { name: 'brands' },
  { name: 'budget', bodies: false, disclaimer: true },
  { name: 'priceSlider', min: 5000, max: 70_000, step: 1000, minGap: 1000 },
  { name: 'location', location, map: true },
  { name: 'hours', location },
];
const ownPages = {
  '/fleet/': {},
  '/fleet/terms/': {},
  '/about-us/': {},
  '/stock/': { sections },
  '/steps/': { sections: [{ name: 'steps', items: [{ title: 'Ask', text: 'Us.' }] }] },
} satisfies Record<string, Partial<OwnPage>>;
const dealer = withPages(ownPages);
/** Own pages, home and the pages of locations. */
const single = Object.keys(ownPages).length + 1 + dealer.site.locations.length;
const day = 86_400;
const now = 1_700_000_000;
let kit = '';

beforeAll(async () => {
  kit = await shareKit(dealer);
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const countListings = (site: string): number =>
  readdirSync(path.join(site, 'search'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!.*(?:parts|search\/)).*index\.html$/.test(name),
  ).length;

let sites = 0;
/** Makes a site out of stock, from a former one or anew. */
async function make(
  stock: Stock,
  formerSite: string | null,
  extra: Partial<SiteJob> = {},
): Promise<{ site: string; result: SiteResult }> {
  sites += 1;
  const site = path.join(root, `site-${sites}`);
  const vehiclesFile = path.join(root, 'stock.jsonl');
  writeFileSync(vehiclesFile, stock.map((document) => JSON.stringify(document)).join('\n'));
  const result = await renderSite({
    kind: 'site',
    dealer,
    template: 'showroom',
    keys: { search: 'search-key', other: 'other-key', lead: 'lead-key' },
    vehiclesFile,
    offersFile: null,
    partsFile: null,
    now,
    kit,
    outDirectory: site,
    cardCache: path.join(root, 'cards'),
    pictureCache: path.join(root, 'pictures'),
    formerSite,
    pagesFile: path.join(
      root,
      `pages${formerSite === null && extra.pagesFile !== undefined ? '-' : ''}.json`,
    ),
    listingsFile: `${site}.listings.json`,
    ownPagesFile: `${site}.own-pages.json`,
    formerVehicles: null,
    force: false,
    secrets: [],
    ...extra,
  });
  return { site, result };
}

function readSite(site: string): Map<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file): [string, string] => [path.relative(site, file), readFileSync(file, 'latin1')])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What a page says of the moment at which it was made, which alone may be older on a page that was kept. */
const withoutMoment = (page: string): string =>
  page.replace(/<astro-island uid="\w+"|&quot;builtAt&quot;:\[0,\d+\]/g, '');

/** Makes a site of the stock out of a former one, which must equal one that is made anew. */
async function expectRenewed(
  formerSite: string,
  stock: Stock,
  extra: Partial<SiteJob> = {},
): Promise<SiteResult> {
  const memory = path.join(root, 'pages.json');
  const remembered = readFileSync(memory);
  const renewed = await make(stock, formerSite, extra);
  // What is remembered belongs to the former site, which may be asked for again.
  writeFileSync(memory, remembered);
  const fresh = await make(stock, null, { ...extra, pagesFile: path.join(root, 'unused.json') });
  const pages = readSite(renewed.site);
  const expected = readSite(fresh.site);
  expect([...pages.keys()]).toEqual([...expected.keys()]);
  for (const [name, content] of expected) {
    expect(withoutMoment(pages.get(name) ?? '') === withoutMoment(content), name).toBe(true);
  }
  return renewed.result;
}

/** Makes a site of `before`, then one of `after` out of it. */
const renew = async (before: Stock, after: Stock): Promise<SiteResult> =>
  expectRenewed((await make(before, null)).site, after);

const special: Record<string, [before: unknown, after: unknown]> = {
  category: ['car', 'truck'],
  car_type: ['used', 'demo'],
  status: ['in_stock', 'coming_soon'],
  make: ['Toyota', 'Kia'],
  created_at: [now - 30 * day, now - day],
  images: ['a', 'b'].map((name) => [{ image: { url: `https://example.com/${name}.jpg` } }]) as [
    unknown,
    unknown,
  ],
  autograb_data: [30_000, 40_000].map((price) => ({
    state_average_market_price: price,
    average_market_price: price,
  })) as [unknown, unknown],
  location: [{ id: 'one' }, { id: 'two' }],
};
const guesses: [before: unknown, after: unknown][] = [
  ['one', 'two'],
  [21_000, 22_000],
  [false, true],
  [['one'], ['two']],
];

/** Every field of a vehicle in the index but its names, with two values that a page cannot show alike. */
const fields = Object.entries(fieldEntries)
  .filter(([name]) => !['id', 'slug', 'show_on_dealer_website'].includes(name))
  .map(([name, schema]) => {
    const values = special[name] ?? guesses.find((pair) => pair.every((value) => v.is(schema, value)));
    return { name, values: values ?? [null, null] };
  });

const stockWith = (moment: 0 | 1): Stock =>
  fields.map(({ name, values }, index) => fixtureDocument(index, { [name]: values[moment] }));
const someStock = stockWith(0).slice(0, 20);

describe('a page that is kept', () => {
  test('is the same as one that is made anew, whichever field of any vehicle changed', async () => {
    expect(fields.filter(({ values }) => values[0] === null)).toEqual([]);
    const { vehicles, kept } = await renew(stockWith(0), stockWith(1));
    expect(vehicles).toBe(fields.length);
    expect(kept).toBe(0);
  }, 120_000);

  test('is all that is taken over when one vehicle of many changed, came or went', async () => {
    const lonely = { make: 'Isuzu', model: 'D-Max', simple_body: 'ute', price: 90_000 };
    const stock = someStock;
    const result = await renew(
      [...stock, fixtureDocument(40, lonely), fixtureDocument(41)],
      [...stock.slice(1), fixtureDocument(40, { ...lonely, km: 5 }), fixtureDocument(42)],
    );
    expect(result.kept).toBeGreaterThan(0);
  }, 120_000);

  test('is right after 1, 6, 8, 40 and 400 days without any change of the stock', async () => {
    const stock = someStock.map((document, index) => ({
      ...document,
      created_at: now - index * day,
      ...(index % 5 === 0 && { status: 'sold', sold_date_timestamp: now - index * day }),
    }));
    const former = await make(stock, null);
    for (const days of [1, 6, 8, 40, 400]) await expectRenewed(former.site, stock, { now: now + days * day });
  }, 120_000);

  test('is every vehicle’s, listing’s and own page’s when nothing changed, and none when settings, keys or code did', async () => {
    const stock = someStock;
    const { site, result } = await make(stock, null);
    const keep = async (extra: Partial<SiteJob>): Promise<number> => {
      const memory = readFileSync(path.join(root, 'pages.json'));
      const { kept } = (await make(stock, site, extra)).result;
      writeFileSync(path.join(root, 'pages.json'), memory);
      return kept;
    };
    expect(result.kept).toBe(0);
    const all = someStock.length + countListings(site) + single;
    expect(await keep({})).toBe(all);
    // ROUTE-24: editing an own page makes that page alone anew, its title also the pages below it.
    const edited = withPages({ ...ownPages, '/about-us/': { html: '<p>New words.</p>' } });
    expect(await keep({ dealer: edited })).toBe(all - 1);
    const renamed = withPages({ ...ownPages, '/fleet/': { title: 'Fleet and business' } });
    expect(await keep({ dealer: renamed })).toBe(all - 2);
    const more = withPages({ ...ownPages, '/careers/': {} });
    expect(await keep({ dealer: more })).toBe(all);
    // LOC-06 ROUTE-19: so do words and sections of one location, those of home, and legal texts.
    const { site: settings } = dealer;
    const words = { text: ['By the river.'], images: [], gettingThere: null, sections };
    const located = { ...settings, ownLocationPages: { [location]: words } };
    expect(await keep({ dealer: { ...dealer, site: located } })).toBe(all - 1);
    const opened = { ...settings, sections: { home: settings.sections.home.slice(0, -1) } };
    expect(await keep({ dealer: { ...dealer, site: opened } })).toBe(all - 1);
    const told = { ...settings, legal: { ...settings.legal, terms: '<p>Other terms.</p>' } };
    expect(await keep({ dealer: { ...dealer, site: told } })).toBe(all);
    expect(await keep({ dealer: { ...dealer, site: { ...dealer.site, phone: '0755551234' } } })).toBe(0);
    expect(await keep({ keys: { search: 'another', other: 'other-key', lead: 'lead-key' } })).toBe(0);
  }, 120_000);

  test('GAL-03 is all but those that draw it when a picture of the folder changed, which the site publishes', async () => {
    const file = path.join(root, 'front.jpg');
    const withPicture = async (colour: string): Promise<Dealer> => {
      await sharp({ create: { width: 500, height: 300, channels: 3, background: colour } }).toFile(file);
      const picture = { width: 500, height: 300, resizable: true };
      const own = {
        address: '/front.jpg',
        file,
        digest: digestContent(readFileSync(file)),
        bytes: 1,
        picture,
        drawn: true,
      };
      const [first, ...others] = dealer.site.locations;
      if (!first) throw new Error('The dealer has no location.');
      return {
        ...dealer,
        site: { ...dealer.site, locations: [{ ...first, image: '/front.jpg' }, ...others] },
        build: { ...dealer.build, files: [own] },
      };
    };
    const read = (site: string): string[] => {
      const page = readFileSync(path.join(site, 'locations', 'index.html'), 'utf8');
      return [...page.matchAll(/_pictures\/front-[\w-]+\.webp/g)].map(([name]) => name);
    };
    const { site } = await make(someStock, null, { dealer: await withPicture('#336699') });
    const again = await make(someStock, site, { dealer: await withPicture('#993333') });
    expect(again.result.kept).toBeGreaterThanOrEqual(someStock.length + countListings(site));
    expect(read(site)).not.toEqual([]);
    expect(read(again.site)).not.toEqual(read(site));
    for (const name of read(again.site)) expect(existsSync(path.join(again.site, name)), name).toBe(true);
  }, 120_000);

  test('is made anew when its file is not the one that was made of the same things', async () => {
    const { site } = await make(someStock, null);
    const [first = ''] = readdirSync(path.join(site, 'cars'));
    writeFileSync(path.join(site, 'cars', first, 'index.html'), 'half a pa');
    writeFileSync(path.join(site, 'search', 'index.html'), 'half a pa');
    const { result } = await make(someStock, site);
    expect(result.kept).toBe(someStock.length - 1 + countListings(site) - 1 + single);
    writeFileSync(path.join(root, 'pages.json'), '{ broken');
    expect((await make(someStock, site)).result.kept).toBe(0);
  }, 120_000);
});

describe('a site says of its stock what is so', () => {
  const readPages = async (stock: Stock): Promise<(name: string) => string> => {
    const { site } = await make(stock, null);
    return (name) => readFileSync(path.join(site, name, 'index.html'), 'utf8');
  };
  const used = [0, 2, 4].map((index) => fixtureDocument(index));

  test('little of vehicles of which little is known', async () => {
    const read = await readPages(used.map((document) => ({ ...document, created_at: undefined })));
    expect(read('')).toContain('Browse 3 vehicles: prices and details.');
    expect(read('')).toContain('From our stock');
    expect(read('')).not.toContain('Just arrived');
    expect(read('')).not.toMatch(/includes is stated beside/);
    expect(read('search')).toMatch(/content="All vehicles: 3 listed at [^"]+\. See prices and details\."/);
  }, 60_000);

  test('more of vehicles of which more is known', async () => {
    const known = { price_type: 'drive_away', images: special['images']?.[0] };
    const read = await readPages(used.map((document) => ({ ...document, ...known })));
    expect(read('')).toContain('Browse 3 vehicles: pictures, prices and details.');
    expect(read('')).toContain('Just arrived');
    expect(read('search')).toContain('See pictures, prices and what each price includes.');
  }, 60_000);

  test('ROUTE-02 NAV-01 menus lead to no empty listing; its page is there, says so and is not for search engines', async () => {
    const read = await readPages(used);
    const demo = 'search/demo-cars';
    expect(read('')).toContain('href="/search/used-cars/"');
    for (const page of [read(''), read('search'), read(demo)]) {
      expect(page).not.toContain('href="/search/new-cars/"');
      expect(page).not.toContain(`href="/${demo}/"`);
    }
    expect(read(demo)).toContain('None at the moment');
    expect(read(demo)).toMatch(/href="\/search\/"[^>]*>(?:<[^>]+>)*See all vehicles/);
    expect(read(demo)).not.toMatch(/Clear Filters|adjusting the filters/);
    expect(read(demo)).toMatch(/Demo cars: none listed at [^"]+ at the moment\."/);
    expect(read(demo)).toContain('noindex');
    expect(read('search/used-cars')).not.toContain('noindex');
  }, 60_000);

  test('on every page anew when the last vehicle of a condition is gone', async () => {
    const demo = fixtureDocument(40, { car_type: 'demo' });
    expect((await renew([...used, demo], used)).kept).toBe(0);
  }, 60_000);
});

test.each([
  ['vehicle', /catalogue\.vehicles\.map\(\(vehicle\) => \(\{ params|findVehicleInputs\(/],
  ['listing', /catalogue\.landingPages\.map\(\(page\) => \(\{|findListingInputs\(/],
])('what the page of a %s shows of the stock comes through its inputs alone', (kind, known) => {
  const parts =
    kind === 'vehicle'
      ? readdirSync('src/routes/vehicle/sections').map((name) => `vehicle/sections/${name}`)
      : [];
  for (const source of [`${kind}/${kind}.astro`, ...parts]) {
    const lines = readFileSync(`src/routes/${source}`, 'utf8')
      .split('\n')
      .filter((line) => /\bcatalogue\b(?!\/)/.test(line) && !line.startsWith('import type'))
      .filter((line) => !/virtual:dealer/.test(line) && !known.test(line));
    expect(lines, source).toEqual([]);
  }
});
