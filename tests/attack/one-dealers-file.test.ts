import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import type { Published } from '#config/load/published.ts';
import { openLibrary } from '#config/load/library.ts';
import { loadDealers } from '#config/load/load.ts';
import { OutOfTime, runWithin } from '#config/load/within.ts';
import { findHost } from '#scripts/sandbox/api/appointment/host.ts';
import { findDealership } from '#scripts/sandbox/api/appointment/dealership.ts';
import { findLeadDealer, nameLeadDealer } from '#scripts/sandbox/leads/lead-dealer.ts';
import { findDealer } from '#scripts/stock/dealer/find-dealer.ts';
import { notePublished, readPublished, withoutGone } from '#scripts/build/run/published-sites.ts';
import { addLayers, goodDealer, loadTexts } from '../config/directory.ts';

/*
 * Whoever may write the file of one dealer, such as an agency, is not whoever builds. The build and the server hold keys of
 * all dealers, and send them where settings say.
 */

const load = async (own: string, more: Record<string, string> = {}) => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': `${goodDealer}${own}\n`, ...more });
  return { dealer: dealers.find(({ site }) => site.slug === 'a'), printed };
};
const elsewhere = 'services: { search: { host: thief.example, port: 443, protocol: https } }';
const foreign = 'collections: { vehicles: yard, offers: yard_offers, leads: enquiries }';

describe('the file of one dealer sends the admin key', () => {
  test.each([
    ['to no other index', elsewhere, 'services.search.host'],
    [
      'to no other port, not even where the address is right',
      'group: g\nservices: { search: { port: 8443 } }',
      'services.search.port',
    ],
    [
      'to no site that is tried on this machine, which passes on what its file says',
      'services: { search: { host: a.localhost, port: 4321, path: /api } }',
      'services.search.host',
    ],
    [
      'to no other port of this machine, where anybody on it may listen',
      'services: { search: { host: 127.0.0.1, port: 4744, protocol: http } }',
      'services.search.port',
    ],
    [
      'nor to this machine where all have another index',
      'group: g\nservices: { search: { host: 127.0.0.1, port: 8108, protocol: http } }',
      'services.search.host',
    ],
    [
      'nor that of another dealer to such a site',
      'tradeIn: { provider: { name: http, url: "http://a.localhost:4321/api", key: FORECOURT_TRADE_IN_KEY_B } }',
      'tradeIn.provider.key',
    ],
    ['to no other tenant of it', 'group: g\nservices: { search: { path: /thief } }', 'services.search.path'],
    [
      'to no service of trade-ins',
      'tradeIn: { provider: { name: http, url: https://thief.example, key: TYPESENSE_ADMIN_KEY } }',
      'tradeIn.provider.key',
    ],
    [
      'nor the key that all have for those',
      'tradeIn: { provider: { name: http, url: https://thief.example } }',
      'tradeIn.provider.key',
    ],
    [
      'nor that of another dealer',
      'tradeIn: { provider: { name: http, url: https://thief.example, key: FORECOURT_TRADE_IN_KEY_B } }',
      'tradeIn.provider.key',
    ],
  ])('%s', async (_, own, path) => {
    const group = 'services: { search: { host: index.example, port: 443, protocol: https } }\n';
    const { dealer, printed } = await load(own, { '_groups/g.yaml': group });
    expect(dealer).toBeUndefined();
    expect(printed).toContain(path);
  });
});

describe('TD-02 the file of one dealer opens the calendar', () => {
  const location = '    dealership: { id: HT1, name: Big Yard }\n';
  const yard = goodDealer.replace('www.good', 'www.big');
  const shared = `sharedWith: [a]\n${yard}`;
  test.each([
    ['of no other dealer', yard, 'big-yard'],
    ['of no other dealer that agrees to somebody else', `sharedWith: [b]\n${yard}`, 'big-yard'],
    ['of one that agrees', shared, 'a'],
    ['of a dealership without a file', null, 'a'],
  ])('%s', async (_, neighbour, host) => {
    const { dealers, printed } = await loadTexts({
      'a.yaml': `${goodDealer}${location}`,
      ...(neighbour !== null && { 'big-yard.yaml': neighbour }),
    });
    // Nobody is left out for what another dealer's file says.
    expect(dealers.map(({ site }) => site.slug)).toEqual(neighbour === null ? ['a'] : ['a', 'big-yard']);
    const place = { kind: 'test-drive', dealershipSlug: 'big-yard', siteSlug: 'a', locationId: '' } as const;
    const locationId = dealers[0]?.site.locations[0]?.id ?? '';
    expect(findHost(dealers, { ...place, locationId })?.site.slug).toBe(host);
    if (host === 'a') expect(printed).toBe('');
    else expect(printed).toContain('Write sharedWith: [a] into the file of big-yard.');
  });
});

describe('the file of one dealer has a key published', () => {
  test.each([
    ['offers', 'leads'],
    ['parts', 'forecourt_keys'],
    ['vehicles', 'leads_2'],
    ['reviews', 'leads'],
    ['leads', 'vehicles_other'],
    // The import cannot tell whose it is, and would replace it.
    ['vehicles', 'vehicles_legacy'],
    ['vehicles', 'vehicles_ab'],
  ])('for none that may be of somebody else: %s are not %s', async (kind, name) => {
    const { dealer, printed } = await load(`collections: { ${kind}: ${name} }`);
    expect(dealer).toBeUndefined();
    expect(printed).toContain(
      `a name that begins with ${kind === 'leads' ? kind : `${kind}_a`}, found ${name}`,
    );
  });
});

const neighbour = { 'big-yard.yaml': goodDealer.replace('www.good', 'www.big') };

test('RSV-01 the file of one dealer takes no vehicle of another off sale', async () => {
  const shows = 'collections: { vehicles: vehicles_big_yard }\n';
  const { dealer, printed } = await load(`${shows}reserve: { mode: checkout, deposit: 1 }`, neighbour);
  expect(dealer).toBeUndefined();
  expect(printed).toContain('is the stock of big-yard');
  expect((await load(shows, neighbour)).printed).toBe('');
  const shared = { ...neighbour, '_groups/g.yaml': shows };
  expect((await load('group: g\nreserve: { mode: checkout }', shared)).printed).toBe('');
});

test('the file of one dealer takes the address of no other that is called alike', async () => {
  const address = 'https://www.harbourtoyota.example';
  const { dealers, printed } = await loadTexts({
    'harbour-toyota.yaml': goodDealer.replace('https://www.good.example', address),
    'harbour.yaml': goodDealer.replace('Good Motors', 'Harbour').replace('https://www.good.example', address),
  });
  expect(dealers.map(({ site }) => site.slug)).toEqual(['harbour-toyota']);
  expect(printed).toContain('harbour.yaml');
});

test.each([
  ['a name that is no text', 'name: [ !!merge x ]', 'the tag !!merge'],
  ['a name with a value of no kind', 'name: Evil\ndealershipId: { a: [ !!merge x ] }', 'the tag !!merge'],
  ['an id that is none', 'name: Evil\ndealershipId: [ 1 ]', 'dealershipId'],
])('the file of one dealer with %s stops no other', async (_, text, told) => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': `${text}\n`, 'good.yaml': goodDealer });
  expect(dealers.map(({ site }) => site.slug)).toEqual(['good']);
  expect(printed).toContain(told);
});

test.each([
  'htps://www.x.example',
  'localhost:3000',
  'www.x.example:443',
  'mailto:a@x.example',
  'file:///x',
  'https://',
  'blob:https://www.x.example',
])('two files with %s as their address stop no other', async (url) => {
  const text = goodDealer.replace('https://www.good.example', url);
  const { dealers, printed } = await loadTexts({ 'a.yaml': text, 'b.yaml': text, 'good.yaml': goodDealer });
  expect(dealers.map(({ site }) => site.slug)).toEqual(['good']);
  for (const name of ['a', 'b']) expect(printed).toMatch(new RegExp(`^\\S*${name}.yaml.*url`, 'm'));
});

test('a file that is a link to itself stops no other, whoever wants its address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loop-'));
  addLayers(folder);
  const url = 'https://www.good.example';
  const site = { url, since: '2026-11-01T00:00:00.000Z', seen: '2026-11-02T00:00:00.000Z', vehicles: 1 };
  symlinkSync('big-yard.yaml', join(folder, 'big-yard.yaml'));
  for (const slug of ['b1', 'b2'])
    writeFileSync(
      join(folder, `${slug}.yaml`),
      slug === 'b1' ? goodDealer : goodDealer.replace('www.good', 'www.b2'),
    );
  const published = ['b1', 'big-yard'].map((slug) => ({ ...site, slug }));
  const { dealers } = await loadDealers({ directory: folder, published });
  expect(dealers.map(({ site: { slug } }) => slug)).toContain('b2');
  rmSync(folder, { recursive: true });
});

test('a file that is not read to its end costs its time once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'endless-'));
  writeFileSync(join(folder, 'a.yaml'), 'a: [1]\n'.repeat(50_000));
  const library = openLibrary(folder);
  expect(() => runWithin(100, () => library.yaml('a.yaml'))).toThrow(OutOfTime);
  expect(() => library.yaml('a.yaml')).toThrow('cannot be read to its end');
  rmSync(folder, { recursive: true });
});

test.each([
  ['is right', '', 'big-yard'],
  ['has a mistake', 'nonsense: 1\n', undefined],
  ['cannot be read', 'name: [\n', undefined],
  ['writes its address wrongly', 'url: www.good.example\n', undefined],
  ['writes no address', 'url: ~\n', undefined],
  ['writes another form of it', 'url: https://www.good.example.\n', undefined],
])(
  'nor that of one whose address says nothing of its name, once it was published there and its file %s',
  async (_, rest, loaded) => {
    // Its own line in place of the one that is right.
    const change = (text: string): string =>
      (rest.startsWith('url:') ? text.replace(/^url:.*\n/m, '') : text) + rest;
    const folder = mkdtempSync(join(tmpdir(), 'address-'));
    for (const name of ['a', 'big-yard'])
      writeFileSync(
        join(folder, `${name}.yaml`),
        name === 'a' ? goodDealer : change(goodDealer.replace('Good Motors', name)),
      );
    addLayers(folder);
    const report = join(folder, 'report.json');
    const built = {
      slug: 'big-yard',
      url: 'https://www.good.example',
      status: 'built',
      vehicles: 3,
    } as const;
    const sites = notePublished([], [built], '2026-11-01T00:00:00.000Z');
    writeFileSync(report, JSON.stringify({ sites }));
    const { dealers } = await loadDealers({ directory: folder, published: readPublished([report]) });
    expect(dealers.map(({ site }) => site.slug)).toEqual(loaded === undefined ? [] : [loaded]);
    rmSync(folder, { recursive: true });
  },
);

test.each([
  ['has a wrong name', 'big-yard.yml', goodDealer, []],
  ['is called as a copy', 'big-yard (1).yaml', goodDealer, []],
  ['is away', null, '', []],
  ['names another address', 'big-yard.yaml', goodDealer.replace('www.good', 'www.else'), ['a', 'big-yard']],
])('nor for good that of one whose file %s for a night', async (_, name, text, built) => {
  const folder = mkdtempSync(join(tmpdir(), 'night-'));
  addLayers(folder);
  const write = (file: string, written: string): void => writeFileSync(join(folder, file), written);
  let published: Published = [];
  const build = async (day: number, only?: string[]): Promise<string[]> => {
    const { dealers } = await loadDealers({ directory: folder, published, only });
    const targets = dealers.map(
      ({ site: { slug, url } }) => ({ slug, url, status: 'built', vehicles: 3 }) as const,
    );
    published = notePublished(published, targets, `2026-11-0${day}T00:00:00.000Z`);
    return targets.map(({ slug }) => slug);
  };
  write('big-yard.yaml', goodDealer);
  expect(await build(1)).toEqual(['big-yard']);
  write('a.yaml', goodDealer);
  expect(await build(2, ['a'])).toEqual([]);
  rmSync(join(folder, 'big-yard.yaml'));
  if (name !== null) write(name, text);
  // Whoever moves leaves its address free.
  expect(await build(2)).toEqual(built);
  write('big-yard.yaml', goodDealer);
  expect(await build(3)).toEqual(['big-yard']);
  expect(withoutGone(published, ['a']).filter(({ slug }) => slug !== 'a')).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('who may write what dealers share names index and collections freely, and a dealer the same index and its own collections', async () => {
  const shared = await load('group: g', { '_groups/g.yaml': `${elsewhere}\n${foreign}\n` });
  expect(shared.printed).toBe('');
  expect(shared.dealer?.build).toMatchObject({
    index: { host: 'thief.example' },
    collections: { leads: 'enquiries' },
  });
  const repeated = await load(`group: g\n${elsewhere}`, { '_groups/g.yaml': `${elsewhere}\n` });
  expect(repeated.printed).toBe('');
  const own = await load(
    'services: { search: { host: 127.0.0.1, port: 8108 } }\ncollections: { vehicles: vehicles_a_2, leads: leads_b }\n' +
      'tradeIn: { provider: { name: http, url: https://values.example, key: FORECOURT_TRADE_IN_KEY_A } }',
  );
  expect(own.printed).toBe('');
});

test('an import for a dealer whose file names the stock of another replaces nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thief-'));
  const texts = {
    a: `${goodDealer}collections: { vehicles: vehicles_big_yard }\n`,
    'big-yard': goodDealer.replace('www.good', 'www.big'),
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.yaml`), text);
  await expect(findDealer('a', folder)).rejects.toThrow('Import for big-yard');
  expect((await findDealer('big-yard', folder)).site.slug).toBe('big-yard');
  rmSync(folder, { recursive: true });
});

test('TD-02 no dealer takes the bookings of another by giving a location its name', () => {
  const thief = { site: { slug: 'a', locations: [{ dealership: { slug: 'b' } }] } };
  const owner = { site: { slug: 'b', locations: [] } };
  expect(findDealership([thief, owner] as unknown as Dealer[], 'b')?.site.slug).toBe('b');
  // Nor those at the place of a member of another group, which has no site.
  const place = { id: 'here', dealership: { slug: 'member' } };
  const group = { site: { slug: 'group', locations: [place] } };
  const other = { site: { slug: 'a', locations: [{ ...place, id: 'elsewhere' }] } };
  const dealers = [other, group] as unknown as Dealer[];
  expect(findDealership(dealers, 'member')).toBeUndefined();
  const lead = { dealership_slug: 'member', location_id: 'here' };
  expect(findLeadDealer(dealers, lead)?.site.slug).toBe('group');
  expect(findLeadDealer(dealers, { ...lead, location_id: 'nowhere' })).toBeUndefined();
  const same = [{ site: { slug: 'a', locations: [place] } }, group] as unknown as Dealer[];
  expect(findLeadDealer(same, { ...lead, site_slug: 'group' })?.site.slug).toBe('group');
  // One whose file cannot be read at the moment is waited for.
  expect(findLeadDealer(dealers, { ...lead, site_slug: 'third' })).toBeUndefined();
  expect(nameLeadDealer(dealers, { ...lead, site_slug: 'third' })).toBe('third');
  // Nor what is sent on the site of a dealer, which then says no other one.
  const own = { site: { slug: 'member', locations: [] } } as unknown as Dealer;
  expect(findLeadDealer([...dealers, own], lead)?.site.slug).toBe('member');
});
