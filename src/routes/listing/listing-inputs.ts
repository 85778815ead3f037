import { listBounds } from '#catalogue/listing/bounds.ts';
import type { Catalogue, LandingPage } from '#catalogue/catalogue.ts';
import { createFirstPage } from '#catalogue/listing/first-page.ts';
import { hasWeeklyPrices } from '#catalogue/vehicle/weekly-prices.ts';
import { createListingCrumbs, type Crumb } from '#domain/page/breadcrumbs.ts';
import type { MapLocation } from '#domain/location/map.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { PackedCard } from '#domain/vehicle/packed-card.ts';
import type { Site } from '#domain/site/site.ts';
import { findStockClaims, nameClaims, type ClaimName } from '#domain/page/stock-claims.ts';
import { findStockKind } from '#domain/vehicle/stock-kind.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createCrumbRules } from '../page/crumbs.ts';
import { describeLooks, type DescribeVehicle } from '../vehicle/describe-looks.ts';
import { findListed } from './find-listed.ts';
import { headListing } from './listing-heading.ts';
import { findNeighbours, type Neighbours } from './neighbours.ts';
import { listMapLocations } from '../location/near-locations.ts';

/** What a static listing shows of the stock. Its page may ask the catalogue for nothing else. */
export interface ListingInputs {
  heading: string;
  /** The vehicles of its first page. */
  vehicles: Vehicle[];
  /** The same as the index would answer them, with the counts of the facets. */
  built: SearchResult<PackedCard>;
  bounds: ReturnType<typeof listBounds>;
  /** Whether vehicles can be narrowed by weekly price. */
  hasWeekly: boolean;
  /** What stands below it while it has nothing to show. */
  neighbours: Neighbours | null;
  /** What may be said of all its vehicles. */
  claims: ClaimName;
  crumbs: Crumb[];
  /** The dealer's locations on the site's map; they follow from the settings alone. */
  map: MapLocation[];
  /** Epoch seconds. Decides about tags; `describeLooks` must know of more. */
  now: number;
}

export function findListingInputs(page: LandingPage, catalogue: Catalogue, site: Site): ListingInputs {
  const listed = findListed(catalogue, page);
  const { make, model } = page.refinements;
  const heading = headListing(page, findStockKind(catalogue.vehicles), site.messages);
  return {
    heading,
    vehicles: listed.slice(0, site.listing.hitsPerPage),
    built: createFirstPage(listed, site.listing, page.refinements),
    bounds: listBounds(catalogue, site.listing),
    hasWeekly: hasWeeklyPrices(catalogue, site),
    neighbours: findNeighbours(page, catalogue),
    claims: nameClaims(findStockClaims(listed, site)),
    crumbs: createListingCrumbs(
      { path: page.path, heading, scope: { ...(make && { make }), ...(model && { model }) } },
      createCrumbRules(catalogue, site),
    ),
    // Its locations narrow the search.
    map: site.search.missing.vehicles.includes('location_name') ? [] : listMapLocations(site, catalogue),
    now: catalogue.readAt,
  };
}

/**
 * Tells whether a listing that was made for one site would look different now: equal texts, pages that differ at most
 * in the moment at which they say that they were made.
 */
export function describeListingInputs(
  page: LandingPage,
  {
    heading,
    vehicles,
    built: { count, facets },
    bounds,
    hasWeekly,
    neighbours,
    claims,
    crumbs,
    now,
  }: ListingInputs,
  site: Pick<Site, 'tags'>,
  describe: DescribeVehicle,
): string {
  const looks = describeLooks([...vehicles, ...(neighbours?.vehicles ?? [])], site, now, describe);
  const near = neighbours && [neighbours.make, neighbours.count];
  return JSON.stringify([page, heading, looks, count, facets, bounds, hasWeekly, near, claims, crumbs]);
}
