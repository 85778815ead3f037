import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'playwright/test';
import { formatTime } from '../../../src/domain/location/opening-hours.ts';
import { formatPhone } from '../../../src/domain/location/phone.ts';
import { findPages } from '../../budgets/page-kinds.js';
import { readFile, readPage, type ReadPage } from '../read-page.ts';
import { bothTemplates, builtSites, dist, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { judgeMarkup } from '../vocabulary.ts';

interface StockVehicle {
  url: string;
  name: string;
  status: 'available' | 'coming_soon' | 'reserved' | 'sold';
  price: { amount: number; type: string | null; text: string } | null;
}

const dollars = new Intl.NumberFormat('en-AU');
const availabilities: Record<StockVehicle['status'], RegExp> = {
  available: /\/(InStock|PreOrder)$/,
  coming_soon: /\/PreOrder$/,
  reserved: /\/Reserved$/,
  sold: /\/SoldOut$/,
};

/** Every way in which the markup of a vehicle's page and stock.json say something else than the page. */
function compare(page: ReadPage, vehicle: StockVehicle, listed: boolean): string[] {
  const data = page.data.find(({ offers }) => offers !== undefined) ?? {};
  const offer = (data['offers'] ?? {}) as Record<string, unknown>;
  const specification = (offer['priceSpecification'] ?? {}) as Record<string, unknown>;
  const amount = (offer['price'] ?? specification['price']) as number | undefined;
  const mileage = (data['mileageFromOdometer'] as { value: number; unitCode: string } | undefined) ?? null;
  const crumbs = page.data.find((each) => each['@type'] === 'BreadcrumbList')?.['itemListElement'] as
    | { name: string }[]
    | undefined;
  const sold = vehicle.status === 'sold';
  const description = specification['description'] as string | undefined;
  const claims: [string, boolean][] = [
    ['name', data['name'] === vehicle.name && page.text.includes(vehicle.name)],
    ['address', data['url'] === vehicle.url && page.canonical === vehicle.url],
    ['availability', availabilities[vehicle.status].test(String(offer['availability']))],
    ['price of stock.json', (vehicle.price?.amount ?? undefined) === amount],
    ['price that is seen', amount === undefined || page.price.includes(`$${dollars.format(amount)}`)],
    ['no price, none seen', amount !== undefined || !/\$\d/.test(page.price)],
    ['price type that is seen', description === undefined || page.price.includes(description)],
    // Where a subscription can be bought too, the page says so in a line of its own: no comma stands before it.
    ['text of stock.json', page.price.includes(vehicle.price?.text.replace(', or ', ' or ') ?? '')],
    ['sold: no price', !sold || (amount === undefined && page.price === '')],
    ['sold: not to be found', sold === (page.meta.get('robots') === 'noindex') && sold !== listed],
    ['odometer', mileage === null || page.text.includes(`${dollars.format(mileage.value)} km`)],
    ['unit', mileage === null || mileage.unitCode === 'KMT'],
    ...['vehicleIdentificationNumber', 'sku', 'color', 'fuelType', 'bodyType', 'vehicleTransmission'].map(
      (fact): [string, boolean] => [fact, page.text.includes(String(data[fact] ?? ''))],
    ),
    ['breadcrumb', JSON.stringify(crumbs?.map(({ name }) => name)) === JSON.stringify(page.crumbs)],
  ];
  const broken = claims.flatMap(([claim, holds]) => (holds ? [] : [claim]));
  return [...broken, ...page.data.flatMap(judgeMarkup)].map((problem) => `${vehicle.url}: ${problem}`);
}

/** All of a small site; of a large one every vehicle in an odd state, and a tenth of the plain ones. */
const chooseVehicles = (vehicles: readonly StockVehicle[]): readonly StockVehicle[] =>
  vehicles.length <= 600
    ? vehicles
    : vehicles.filter(
        ({ status, price }, index) => status !== 'available' || !price?.type || index % 10 === 0,
      );

for (const { slug, template } of builtSites) {
  test(`${slug} ${template}: stock.json, markup and sitemap say what vehicles' pages say (VDP-30, LEGAL 1, SRCH-02)`, () => {
    // Hundreds of files, on a machine that may be busy.
    test.slow();
    const { vehicles } = JSON.parse(readFile(slug, template, 'stock.json')) as { vehicles: StockVehicle[] };
    const sitemap = readFile(slug, template, 'sitemap.xml');
    const folders = readdirSync(path.join(dist, slug, template, 'cars'));
    expect(vehicles.map(({ url }) => url.split('/').at(-2)).sort()).toEqual(folders.sort());
    const problems = chooseVehicles(vehicles).flatMap((vehicle) => {
      const folder = new URL(vehicle.url).pathname.slice(1);
      const page = readPage(readFile(slug, template, `${folder}index.html`));
      return compare(page, vehicle, sitemap.includes(`<loc>${vehicle.url}</loc>`));
    });
    expect(problems.slice(0, 10)).toEqual([]);
  });
}

test('the markup of every other page is of schema.org: kinds, facts and values', () => {
  for (const { slug, template } of builtSites) {
    const files = globSync('**/*.html', { cwd: path.join(dist, slug, template), exclude: ['cars'] });
    const problems = files.flatMap((file) =>
      readPage(readFile(slug, template, file)).data.flatMap((data) =>
        judgeMarkup(data).map((problem) => `${slug} ${template} ${file}: ${problem}`),
      ),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(problems.slice(0, 10)).toEqual([]);
  }
});

test('what is none of schema.org is found', () => {
  const offer = { '@type': 'Offer', price: '9000', availability: 'https://schema.org/Sold' };
  const dealer = { '@type': 'AutoDealer', geo: { '@type': 'Brand' }, sameAs: [], url: '/contact-us/' };
  const wrong = { '@context': 'https://schema.org', '@type': 'Car', milage: 9, offers: offer, owns: dealer };
  expect(judgeMarkup({ ...wrong, vehicleModelDate: '2021-13', brand: { '@type': 'Carr' } })).toEqual([
    `Car: Car has no 'milage'`,
    `Car.offers.availability is 'https://schema.org/Sold', it should be ItemAvailability or IdReference`,
    `Car: Car has no 'owns'`,
    `Car.vehicleModelDate is '2021-13', it should be Date`,
    'Car.brand is Carr, it should be Brand or Organization or IdReference',
    `Car.brand: there is no 'Carr'`,
  ]);
  expect(judgeMarkup(dealer)).toEqual([
    'there is no @context',
    'AutoDealer.geo is Brand, it should be GeoCoordinates or GeoShape or IdReference',
    'AutoDealer.sameAs is an empty list',
    `AutoDealer.url is '/contact-us/', it should be URL`,
  ]);
});

interface DealerData {
  name: string;
  telephone?: string;
  address: { streetAddress: string; addressLocality: string; postalCode: string };
  openingHoursSpecification: { opens: string; closes: string }[];
  identifier?: { value: string };
}

for (const { slug, template } of bothTemplates) {
  test(`${template}: the markup of a location says what its page says (DATA-03, HOURS-02, LEGAL 2)`, () => {
    const file =
      findPages(path.join(dist, slug, template)).find(({ kind }) => kind === 'location')?.file ?? '';
    const { text, data } = readPage(readFile(slug, template, file));
    const dealer = data.find((each) => each['@type'] === 'AutoDealer') as DealerData | undefined;
    if (!dealer) throw new Error(`${file} has no markup of a dealer`);
    const { streetAddress, addressLocality, postalCode } = dealer.address;
    const times = dealer.openingHoursSpecification.flatMap(({ opens, closes }) => [opens, closes]);
    expect(times.length).toBeGreaterThan(5);
    for (const said of [
      ...[dealer.name, streetAddress, addressLocality, postalCode],
      ...times.map(formatTime),
      ...(dealer.telephone ? [formatPhone(dealer.telephone)] : []),
      ...(dealer.identifier ? [dealer.identifier.value] : []),
    ])
      expect(text).toContain(said);
  });

  test(`${template}: every kind of page can be shared`, () => {
    for (const { kind, file } of findPages(path.join(dist, slug, template))) {
      const { title, meta, canonical, data } = readPage(readFile(slug, template, file));
      const said = (name: string): string => meta.get(name) ?? '';
      expect(said('og:title'), kind).toBe(title);
      expect(said('og:description'), kind).toBe(said('description'));
      expect(said('og:url'), kind).toBe(canonical);
      const type = kind === 'article' ? 'article' : 'website';
      expect([said('og:type'), said('og:locale')], kind).toEqual([type, 'en_AU']);
      if (kind === 'article') expect(data.flatMap(judgeMarkup)).toEqual([]);
      expect(said('og:site_name').length, kind).toBeGreaterThan(3);
      const image = said('og:image');
      expect(said('twitter:image'), kind).toBe(image);
      expect(said('twitter:card'), kind).toBe(image ? 'summary_large_image' : 'summary');
      if (image) {
        expect(URL.canParse(image), kind).toBe(true);
        expect(said('og:image:alt').length, kind).toBeGreaterThan(3);
      }
    }
  });
}

test('a shared vehicle is a picture of 1200 × 630 pixels with its price and what it includes', async () => {
  const { slug, template } = showroom;
  const site = path.join(dist, slug, template);
  const vehicles = readdirSync(path.join(site, 'cars'));
  expect(vehicles.filter((name) => !existsSync(path.join(site, `open-graph/${name}.jpg`)))).toEqual([]);
  const { vehicles: stock } = JSON.parse(readFile(slug, template, 'stock.json')) as {
    vehicles: StockVehicle[];
  };
  const priced = stock.find(({ price }) => price?.type === 'drive_away');
  const { meta } = readPage(
    readFile(slug, template, `${new URL(priced?.url ?? '').pathname.slice(1)}index.html`),
  );
  expect(meta.get('og:image:alt')).toContain(`${priced?.name}, ${priced?.price?.text}, `);
  const picture = sharp(path.join(site, new URL(meta.get('og:image') ?? '').pathname));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('programs may fetch the stock from anywhere, and are told where everything is', async ({ page }) => {
  await page.goto(`${origin(showroom.slug)}/robots.txt`);
  const fetchText = (address: string) =>
    page.evaluate(async (path) => {
      const response = await fetch(path);
      return { headers: Object.fromEntries(response.headers), text: await response.text() };
    }, address);
  await expect(page.locator('body')).toContainText(/Sitemap: https:\/\/\S+\/sitemap\.xml/);
  const stock = await fetchText('/stock.json');
  expect(stock.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
  });
  expect(JSON.parse(stock.text)).toMatchObject({ version: 1, currency: 'AUD' });
  const told = await fetchText('/llms.txt');
  expect(told.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(told.text).toContain('/stock.json');
  const feed = await fetchText('/vehicle-ads.tsv');
  expect(feed.headers['content-type']).toBe('text/tab-separated-values; charset=utf-8');
  const lines = feed.text.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(20);
  expect(new Set(lines.map((line) => line.split('\t').length)).size).toBe(1);
});
