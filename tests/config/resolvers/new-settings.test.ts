import { expect, test } from 'vitest';
import { resolveBrand } from '#config/resolvers/brand/brand.ts';
import { resolveCard } from '#config/resolvers/card.ts';
import type { ResolveContext } from '#config/resolvers/context.ts';
import { resolveEnquiry } from '#config/resolvers/enquiry.ts';
import { resolveFinance } from '#config/resolvers/finance.ts';
import { resolveGarage } from '#config/resolvers/garage.ts';
import { resolveLocations } from '#config/resolvers/locations.ts';
import { resolveOpenGraph } from '#config/resolvers/open-graph.ts';
import { resolveVehicleAds } from '#config/resolvers/vehicle-ads.ts';
import { sampleFinance } from '../../domain/finance/rules-sample.ts';

const fail = (path: unknown, message: string): never => {
  throw new Error(`${String(path)}: ${message}`);
};

/** A dealer whose file says this alone, as far as a resolver asks. */
const contextOf = (settings: object): ResolveContext =>
  ({ slug: 'a', settings, brands: [], isDefault: () => true, fail, warn: fail }) as unknown as ResolveContext;

/** A setting that no resolver has heard of. */
const news = { brandNew: 'value' };

const location = {
  ...news,
  ...{ name: 'North', type: 'service', licence: null, visible: true, hours: null },
  address: { street: '1 High St', suburb: 'Bourke', state: 'NSW', postcode: '2840' },
};

const { lender, provider } = sampleFinance();
const usual = { brandTexts: {}, brandAddress: 'overview' as const };

test.each<[string, unknown]>([
  [
    'cards',
    resolveCard(
      contextOf({
        ...{ card: { actions: {}, ...news }, finance: false },
        ...{ locations: [location], search: { facets: [] } },
      }),
    ),
  ],
  ['enquiries', resolveEnquiry(contextOf({ forms: { enquiry: news, bounds: {} } }), 'NSW')],
  ['what shoppers keep', resolveGarage(contextOf({ garage: news }))],
  ['shared links', resolveOpenGraph(contextOf({ openGraphImages: news, theme: { brand: '#1d6b52' } }))],
  ['vehicle ads', resolveVehicleAds(contextOf({ vehicleAds: { storeCodes: {}, ...news } }), [])],
  ['a brand', resolveBrand({ name: 'Kia', models: [], ...news } as never, usual)],
  ['a model', resolveBrand({ name: 'Kia', models: [{ name: 'EV6', ...news }] } as never, usual).models[0]],
  [
    'finance',
    resolveFinance(
      contextOf({
        finance: {
          ...{ provider: { name: provider }, lender, fees: [], calculator: false, ...news },
          estimate: { rules: 'recent', excludeMakes: [], termYears: 5 },
        },
        sections: { vehicle: [] },
      }),
    ),
  ],
  [
    'a location',
    resolveLocations(
      contextOf({ name: 'A', locations: [location], specialDays: [], locationOrder: 'name' }),
    )[0],
  ],
])('a new setting of %s reaches the site without a word in its resolver', (_, resolved) => {
  expect(resolved).toMatchObject(news);
});

test('what only the build reads of a location stays there', () => {
  const [resolved] = resolveLocations(
    contextOf({ name: 'A', locations: [location], specialDays: [], locationOrder: 'name' }),
  );
  for (const name of ['visible', 'hours', 'text', 'sections']) expect(resolved).not.toHaveProperty(name);
});
