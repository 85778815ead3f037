import { describe, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { formatIssues } from '#config/check/issues.ts';
import { openLibrary } from '#config/load/library.ts';
import { navigationMessages } from '#messages/site/navigation.ts';
import { goodDealer, loadTexts, testSites } from '../directory.ts';

const loadShape = async (shape: string, slug: string) => {
  const { dealers, issues } = await loadDealers({ directory: `tests/dealers/${shape}` });
  expect(formatIssues(issues)).toBe('');
  const dealer = dealers.find((candidate) => candidate.site.slug === slug);
  if (!dealer) throw new Error(`${slug} did not load`);
  return dealer;
};

describe('shape: minimal', () => {
  test('five lines are a dealer; the rest follows (CFG-01, C27, C53, LEGAL 2)', async () => {
    const dealer = await loadShape('minimal', 'tiny');
    expect(dealer.build).toMatchObject({
      templates: ['showroom'],
      collections: { vehicles: 'vehicles_tiny', offers: 'offers_tiny', leads: 'leads' },
    });
    expect(dealer.site).toMatchObject({
      slug: 'tiny',
      legalName: 'Tiny Motors',
      title: 'Tiny Motors Bourke',
      timezone: 'Australia/Sydney',
      dealershipId: 'tiny',
      stock: { soldWindowDays: 3 },
      listing: { hitsPerPage: 21, urlStyle: 'flat' },
      images: { quality: 75 },
      enquiry: { messageRequired: true, defaultState: 'NSW' },
      offers: true,
      locationPages: true,
      vehicle: { map: false },
      features: { brands: false },
    });
    expect(dealer.site.locations[0]).toMatchObject({
      slug: 'bourke',
      primary: true,
      address: { postcode: '2840' },
      licence: { label: 'MD', number: '12345' },
      departments: [{ type: 'sales', hours: [] }],
    });
    expect(dealer.site.navigation.header.map(({ label }) => label)).toEqual([
      'Home',
      'Our Stock',
      'Offers',
      'Find Us',
      'Contact',
    ]);
  });

  test('NAV-01 NAV-02 CARD-07: every word of the usual menus can be said otherwise', async () => {
    const own = Object.entries({ ...navigationMessages, 'condition.used': '', 'preset.allConditions': '' });
    const messages = own
      .map(([key, usual]) => `  ${key}: 'Own ${key}${usual.match(/\{\w+\}/g)?.join('') ?? ''}'\n`)
      .join('');
    const { dealers, printed } = await loadTexts({ 'a.yaml': `${goodDealer}messages:\n${messages}` });
    expect(printed).toBe('');
    const { header = [], footer = [] } = dealers[0]?.site.navigation ?? {};
    const labels = header.flatMap(({ label, children }) => [label, ...children.map((link) => link.label)]);
    const below = footer.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]);
    const said = [...labels, ...below];
    expect(said).toContain('Own condition.used');
    const data = [
      dealers[0]?.site.name,
      ...(dealers[0]?.site.locations ?? []).map(({ name }) => name),
      'New',
      'Demo',
    ];
    const usual = said.filter((label) => !label.startsWith('Own ') && !data.includes(label));
    expect(usual).toEqual(['New and Demo', 'New and Demo']);
  });

  test('privacy text carries the times of LEGAL-01', async () => {
    const { legal } = (await loadShape('minimal', 'tiny')).site;
    expect(legal.privacy).toContain('within 7 days and resolve it within 14 days');
    expect(legal.privacy).toContain('within 30 days');
    expect(legal.privacy + legal.terms).not.toContain('{');
    // Numbers as Australians write them, not as they are dialled.
    expect(legal.privacy).not.toMatch(/\d{9}|\+61/);
  });
});

describe('shape: layered', () => {
  test('_defaults <- _brands <- _groups <- dealer: groups merge, lists replace', async () => {
    const dealer = await loadShape('layered', 'upper');
    expect(dealer.site.theme).toMatchObject({
      brand: '#cc0000',
      radius: 'round',
      density: 'compact',
      textSize: 'normal',
    });
    expect(dealer.site.tags.newArrivalDays).toBe(3);
    expect(dealer.site.listing.facets).toEqual(['make', 'model']);
    expect(dealer.site.dealershipGroup).toBe('Range');
    expect(dealer.site.brands).toMatchObject([
      { slug: 'toyota', models: [{ slug: 'hilux', name: 'HiLux' }] },
    ]);
  });

  test('another driver replaces the options of the one below', async () => {
    expect((await loadShape('layered', 'upper')).build.leadDelivery).toEqual({
      name: 'http',
      url: 'https://crm.range.example/leads',
    });
    expect((await loadShape('layered', 'lower')).build.leadDelivery).toEqual({ name: 'typesense' });
  });
});

test('a folder with brands of its own offers these alone: what others have is no business of its dealers', async () => {
  const { issues } = await loadDealers({ directory: 'tests/dealers/layered' });
  expect(issues).toEqual([]);
  expect(openLibrary('tests/dealers/layered').names('_brands')).toEqual(['toyota']);
  expect(openLibrary('tests/dealers/layered').yaml('_defaults.yaml')?.file).toBe('dealers/_defaults.yaml');
  expect(openLibrary('tests/dealers/everything').yaml('_brands/ducati.yaml')).toBeNull();
});

describe('shape: everything', () => {
  test('every setting arrives', async () => {
    const dealer = await loadShape('everything', 'everything');
    expect(dealer.build).toMatchObject({
      index: { host: 'search.example', key: 'public-search-key' },
      leadDelivery: { name: 'adf' },
      collections: { leads: 'leads_every' },
    });
    expect(dealer.site).toMatchObject({
      url: 'https://www.everything.example',
      dealershipId: '4711',
      manufacturer: 'Toyota Australia',
      dealershipGroup: 'All',
      phone: '1300975707',
      enquiry: { defaultState: 'ACT' },
      social: [{ network: 'facebook' }],
    });
    expect(dealer.site.locations.map(({ name, primary }) => [name, primary])).toEqual([
      ['Everything Main', false],
      ['Everything Service', true],
    ]);
    expect(dealer.site.locations[0]?.departments.map(({ type, phone }) => [type, phone])).toEqual([
      ['sales', '+61255500001'],
      ['service', '+61255500002'],
      ['parts', '+61255500001'],
    ]);
    expect(dealer.site.locations[0]?.departments[0]?.hours[6]).toEqual({
      weekday: 6,
      status: 'open',
      open: '09:00',
      close: '13:00',
    });
  });
});

describe('the test sites', () => {
  test('at least five load, none with an error, one with both looks', async () => {
    const { dealers, issues } = await loadDealers({ directory: testSites });
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(dealers.length).toBeGreaterThanOrEqual(5);
    expect(dealers.some(({ build }) => build.templates.length > 1)).toBe(true);
    expect(new Set(dealers.map(({ site }) => site.theme.brand)).size).toBe(dealers.length);
  });

  test('only: loads what is asked for and names the nearest of what is not there', async () => {
    const { dealers, issues } = await loadDealers({
      directory: testSites,
      only: ['macs-yard', 'habour-toyota'],
    });
    expect(dealers.map(({ site }) => site.slug)).toEqual(['macs-yard']);
    expect(formatIssues(issues)).toBe(
      `${testSites}  There is no dealer habour-toyota in ${testSites}/. Did you mean harbour-toyota?\n` +
        '  The dealers are: gantry-trucks, harbour-toyota, macs-yard, summit-group, volt-electric, westside-superstore.',
    );
  });
});

describe('vehicle pages', () => {
  test('UI-04 VDP-14 numbers by condition, and the dealer’s WhatsApp where a location has none of its own', async () => {
    const { locations } = (await loadShape('everything', 'everything')).site;
    expect(locations.map(({ phones, whatsapp, sms }) => ({ phones, whatsapp, sms }))).toEqual([
      {
        phones: { new: '+61255500011', used: '+61255500012' },
        whatsapp: '+61491570156',
        sms: '+61491570159',
      },
      { phones: {}, whatsapp: '+61491570156', sms: null },
    ]);
  });

  test('VDP-21 a programme certifies its make', async () => {
    const { tags } = (await loadShape('everything', 'everything')).site;
    expect(tags.certifiedUsedMakes).toEqual(['Toyota', 'Kia']);
    expect(tags.certifiedTags.map(({ label }) => label)).toEqual(['Kia certified used']);
  });

  test('VDP-17 the banner leads only where there is something: offers, and the workshop’s enquiry or booking', async () => {
    const links = async (shape: string, slug: string) =>
      (await loadShape(shape, slug)).site.vehicleSections.find(({ name }) => name === 'featureLinks');
    expect(await links('minimal', 'tiny')).toMatchObject({
      offers: '/special-offers/',
      service: null,
      sell: null,
    });
  });
});
