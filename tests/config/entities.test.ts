import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { listSpecialDays } from '#domain/location/opening-hours.ts';
import { goodDealer, loadTexts } from './directory.ts';

const load = async (files: Record<string, string>) => {
  const { dealers, printed } = await loadTexts(files);
  expect(printed).toBe('');
  const [dealer] = dealers;
  if (!dealer) throw new Error('The dealer does not load.');
  return dealer;
};

/**
 * Not in a dealer file, and why: map_key (a setting of maps), thumbnails of pictures (the image server makes them).
 */
test('DATA-03 a location with every field that a dealer can state', async () => {
  const { locations } = (
    await load({
      'a.yaml': `name: Good Motors
url: https://www.good.example
locations:
  - name: North Yard
    address: { street: 1 High Street, suburb: Cairns, state: QLD, postcode: '4870', latitude: -16.9, longitude: 145.7, placeUrl: https://maps.example/n, placeId: ChIJN1t_tDeuEmsRUsoyG83frY4 }
    licence: '12345'
    phone: '0740001111'
    makes: [Kia, Mazda]
    hours: { mon: 8:00-17:00 }
    rating: { average: 4.6, count: 212 }
`,
    })
  ).site;
  expect(locations[0]).toMatchObject({
    ...{
      slug: 'north-yard',
      name: 'North Yard',
      makes: ['Kia', 'Mazda'],
      rating: { average: 4.6, count: 212 },
    },
    address: {
      ...{ street: '1 High Street', suburb: 'Cairns', state: 'QLD', postcode: '4870' },
      ...{
        latitude: -16.9,
        longitude: 145.7,
        placeUrl: 'https://maps.example/n',
        placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
      },
    },
    departments: [{ type: 'sales', phone: '+61740001111' }],
  });
  expect(locations[0]?.departments[0]?.hours[1]).toEqual({
    ...{ weekday: 1, status: 'open', open: '08:00', close: '17:00' },
  });
});

test('DATA-03 the directions to a location with a place id mean that place', async () => {
  const located = goodDealer.replace('address: {', 'address: { placeId: ChIJN1t_tDeuEmsRUsoyG83frY4,');
  const [location] = (await load({ 'a.yaml': located })).site.locations;
  const url = new URL(location?.address.placeUrl ?? '');
  expect(url.searchParams.get('query_place_id')).toBe('ChIJN1t_tDeuEmsRUsoyG83frY4');
  expect(url.searchParams.get('query')).toContain('Bourke');
});

test('DATA-03 what a location does not state is unknown, not 0', async () => {
  const { locations } = (await load({ 'a.yaml': goodDealer })).site;
  expect(locations[0]).toMatchObject({
    address: { latitude: null, longitude: null },
    ...{ phone: null, rating: null, image: null, makes: [], departments: [{ hours: [] }] },
  });
});

test('BRND-02 DATA-06 a make: its slug follows from the name, its logo may be missing', async () => {
  const brands = async (brand: string) =>
    (
      await load({
        'a.yaml': `${goodDealer}make: alfa-romeo\n`,
        '_brands/alfa-romeo.yaml': `brand: { name: Alfa Romeo, paragraphs: [], models: [{ name: Junior }]${brand} }\n`,
      })
    ).site.brands;
  expect((await brands(''))[0]).toMatchObject({ slug: 'alfa-romeo', name: 'Alfa Romeo', logo: null });
  expect((await brands(', logo: https://p.example/alfa.svg'))[0]?.logo).toBe('https://p.example/alfa.svg');
  const [told] = await brands(', banner: https://p.example/wide.webp');
  expect(told).toMatchObject({
    banner: 'https://p.example/wide.webp',
    paragraphs: [],
    models: [{ name: 'Junior' }],
  });
});

test('HOURS-06 hours of one date are data of the dealer, for one department or for all', async () => {
  const { locations } = (
    await load({
      'a.yaml': `${goodDealer}    hours: { mon-fri: 8:30-17:30 }
    specialDays:
      - { date: 2026-12-25, name: Christmas Day, hours: closed }
      - { date: 2026-12-24, name: Christmas Eve, hours: 8:30-13:00, department: service }
`,
    })
  ).site;
  const days = locations[0]?.specialDays ?? [];
  expect(days).toEqual([
    {
      ...{ date: '2026-12-24', name: 'Christmas Eve', status: 'open', open: '08:30', close: '13:00' },
      department: 'service',
    },
    {
      ...{ date: '2026-12-25', name: 'Christmas Day', status: 'closed', open: null, close: null },
      department: 'all',
    },
  ]);
  expect(listSpecialDays(days, '2026-12-25').map(({ name }) => name)).toEqual(['Christmas Day']);
});

test('a dealer without servers of its own asks where the sandbox listens by itself', async () => {
  const help = execFileSync('node', ['scripts/server.ts', '--help'], { encoding: 'utf8' });
  const [port = '', host = ''] = [...help.matchAll(/--(?:port|host) [^(]*\(default:\s+"?([\d.]+)"?\)/g)].map(
    ([, value]) => value,
  );
  const { site, build } = await load({ 'a.yaml': goodDealer });
  expect(build.index).toMatchObject({ host, port: Number(port), protocol: 'http' });
  expect(site.apiUrl).toBe(`http://${host}:${port}/api`);
});

test('the address of the dealer API may end with a slash', async () => {
  const written = goodDealer + '\nservices: { api: { url: "https://api.example/v1/" } }\n';
  expect((await load({ 'a.yaml': written })).site.apiUrl).toBe('https://api.example/v1');
});
