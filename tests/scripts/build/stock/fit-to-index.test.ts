import { beforeAll, describe, expect, test } from 'vitest';
import type { IndexField } from '#catalogue/snapshot/missing-fields.ts';
import { createSite } from '#config/site/create-site.ts';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { fitToIndex } from '#scripts/build/stock/fit-to-index.ts';
import { offerFields, partFields, type CollectionField } from '#services/wire/collections.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';

const describeFields = (fields: readonly CollectionField[], ...without: string[]): IndexField[] =>
  fields
    .filter(({ name }) => !without.includes(name))
    .map(({ name, type, facet = false }) => ({ name, facet, index: true, sort: !type.startsWith('string') }));
const snapshot = (fields: IndexField[]) => ({ file: 'some.jsonl', count: 1, digest: 'd', fields });
const fit = (
  dealer: Dealer,
  vehicles = describeFields(vehicleFields),
  parts = describeFields(partFields),
): ReturnType<typeof fitToIndex> =>
  fitToIndex(dealer, {
    vehicles: snapshot(vehicles),
    offers: snapshot(describeFields(offerFields)),
    parts: snapshot(parts),
    reviews: null,
  });

let dealer: Dealer;
beforeAll(async () => {
  const { dealers } = await loadDealers({ directory: 'tests/dealers/everything' });
  if (!dealers[0]) throw new Error('the shape everything does not load');
  const [everything] = dealers;
  dealer = {
    ...everything,
    site: {
      ...everything.site,
      listing: {
        ...everything.site.listing,
        facets: ['make', 'seats', 'certified', 'location', 'km'],
        near: { name: 'table' },
      },
      parts: { email: null, phone: null },
    },
  };
});

describe('REF-08 a dealer and the index that serves it', () => {
  test('today’s collections leave the dealer as it is, without a word', () => {
    expect(fit(dealer)).toEqual({ dealer, warnings: [] });
  });

  test('filters, orders and near-me go where their field is missing, and the marketer reads what to do', () => {
    const { dealer: fitted, warnings } = fit(
      dealer,
      describeFields(vehicleFields, 'seats', 'certified', 'location_name', 'created_at', 'vin'),
    );
    expect(fitted.site.listing.facets).toEqual(['make', 'km']);
    expect(fitted.site.listing.near).toBeNull();
    const keys = { search: 's', other: 'o', lead: 'l' };
    expect(createSite(fitted, 'showroom', keys).search.missing.vehicles).toEqual(
      fitted.build.missingFields.vehicles,
    );
    expect(warnings).toEqual([
      `The collection ${dealer.build.collections.vehicles} of the index has no usable field seats, certified, ` +
        'location_name, vin and created_at, so the site leaves out the filter seats, certified and location, the order ' +
        'latest and the search for words in vin. Import the stock again (npm run stock -- import …); that makes the ' +
        'collection anew, with all fields.',
    ]);
  });

  test('a filter that the dealer does not ask for is no worry of its marketer, but never asked for either', () => {
    const { dealer: fitted, warnings } = fit(dealer, describeFields(vehicleFields, 'simple_colour'));
    expect(warnings).toEqual([]);
    expect(fitted.build.missingFields.vehicles).toEqual(['simple_colour']);
  });

  test('parts are named with their own import', () => {
    const { warnings } = fit(dealer, undefined, describeFields(partFields, 'make'));
    expect(warnings.join()).toContain('import … --kind parts');
    const without = { ...dealer, site: { ...dealer.site, parts: null } };
    expect(fit(without, undefined, describeFields(partFields, 'make')).warnings).toEqual([]);
  });

  test('a collection that does not describe itself is taken as it is', () => {
    expect(fit(dealer, []).dealer).toEqual(dealer);
  });
});
