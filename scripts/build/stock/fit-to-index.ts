import {
  findMissingFields,
  tellMissingFields,
  type SearchedCollection,
} from '#catalogue/snapshot/missing-fields.ts';
import type { Dealer } from '#config/dealer.ts';
import { findFacet } from '#domain/listing/facets.ts';
import type { DealerSnapshot } from './snapshot.ts';

/**
 * The dealer without what its index cannot serve. An older index refuses every search that names a newer field, so the
 * site leaves out filters and orders that need one; and with the reviews of its source. `warnings` say so in words.
 */
export function fitToIndex(dealer: Dealer, snapshot: DealerSnapshot): { dealer: Dealer; warnings: string[] } {
  const missingOf = (kind: SearchedCollection): string[] => findMissingFields(kind, snapshot[kind].fields);
  const missingFields = {
    vehicles: missingOf('vehicles'),
    offers: missingOf('offers'),
    parts: missingOf('parts'),
  };
  const { site, build } = dealer;
  const { listing, offers, parts } = site;
  const lacks = (field: string): boolean => missingFields.vehicles.includes(field);
  const searched: SearchedCollection[] = [
    'vehicles',
    ...(offers ? (['offers'] as const) : []),
    ...(parts ? (['parts'] as const) : []),
  ];
  return {
    dealer: {
      ...dealer,
      build: { ...build, missingFields, reviews: snapshot.reviews?.feed ?? build.reviews },
      site: {
        ...site,
        listing: {
          ...listing,
          facets: listing.facets.filter((key) => !lacks(findFacet(key)?.field ?? '')),
          near: lacks('location_name') ? null : listing.near,
        },
      },
    },
    warnings: [
      ...searched.flatMap((kind) =>
        tellMissingFields(kind, {
          collection: build.collections[kind],
          missing: missingFields[kind],
          facets: listing.facets,
        }),
      ),
      ...(snapshot.reviews?.warnings ?? []),
    ],
  };
}
