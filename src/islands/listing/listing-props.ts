import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import type { RangeKey } from '#domain/listing/facets.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import type { MapLocation } from '#domain/location/map.ts';
import type { NearLocation } from '#domain/listing/near.ts';
import type { Bounds } from '#domain/listing/range-track.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { PackedCard } from '#domain/vehicle/packed-card.ts';
import { pickPictures, type OwnPictures } from '#domain/gallery/own-picture.ts';
import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';
import { sayReserves } from '../garage/garage-site.ts';
import { describeWeeklyTerms, type WeeklyTerms } from '#messages/finance/finance.ts';

/** What the listing reads of the site. */
const pickListingSite = (site: Site) =>
  pick(
    site,
    ...(['search', 'stock', 'listing', 'listingPath', 'price', 'tags', 'card', 'garage'] as const),
    ...(['promotions', 'timezone', 'images', 'messages'] as const),
  );

export interface ListingSite extends ReturnType<typeof pickListingSite> {
  /** Own pictures of the promotions. */
  pictures: OwnPictures;
  /** Path of the dealer API that sends alerts; left out where nobody does. */
  alerts?: string;
  /** Vehicles can be reserved here; left out where they cannot. */
  reserves?: true;
  /** Number to call, and the address that dials it; null where the dealer has none. */
  call: { phone: string; href: string } | null;
  /** Whether each vehicle's page says what its delivery costs. */
  delivers: boolean;
  /** What stands beside weekly prices; null where vehicles cannot be narrowed by them. */
  weekly: WeeklyTerms | null;
}

/** Everything that a listing page hands to its island; plain JSON. */
export interface ListingProps {
  heading: string;
  /** The page's own path, with slashes at both ends. */
  path: string;
  fixed: FixedRefinements;
  site: ListingSite;
  /** Locations with vehicles for sale. */
  locations: NearLocation[];
  /** Where they are on the map; none where there is no map, or a single location. */
  map: MapLocation[];
  /** Epoch seconds at which the stock was read. */
  builtAt: number;
  /** Ends of each slider that the dealer has switched on; left out when no vehicle states a value. */
  bounds: Partial<Record<RangeKey, Bounds>>;
  /** The first page of results. */
  built: SearchResult<PackedCard>;
}

/** Fields by which this listing is neither narrowed nor sorted. */
export const listUnavailable = ({ search, weekly }: Pick<ListingSite, 'search' | 'weekly'>): string[] => [
  ...search.missing.vehicles,
  ...(weekly ? [] : ['weekly_price_range']),
];

/** The part of a site that the listing reads; `hasWeekly` as the catalogue says. */
export function createListingSite(site: Site, hasWeekly: boolean): ListingSite {
  const weekly = hasWeekly ? describeWeeklyTerms(site.finance, site.messages) : null;
  const facets = site.listing.facets.filter((key) => key !== 'weekly' || weekly !== null);
  const pictures = pickPictures(
    site.promotions.map(({ image }) => image),
    site.pictures,
  );
  return {
    ...pickListingSite(site),
    pictures,
    listing: { ...site.listing, facets },
    call: site.phone ? { phone: formatPhone(site.phone), href: phoneHref(site.phone) } : null,
    delivers: site.vehicleSections.some(({ name }) => name === 'delivery'),
    weekly,
    ...(site.auth?.alerts ? { alerts: site.auth.api } : {}),
    ...sayReserves(site),
  };
}
