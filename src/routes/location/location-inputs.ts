import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Location } from '#domain/location/location.ts';
import { countStockHere, findListingHere } from '#domain/location/stock-here.ts';
import type { Site } from '#domain/site/site.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeLooks } from '../vehicle/describe-looks.ts';
import type { LocationView } from '#shell/location/location-view.ts';
import { describeSections, listDaysLeft, type SectionContext } from '../sections/section-inputs.ts';

/** Vehicles that stand at a location and can be bought, for its page. */
export const findStandingHere = ({ id }: Location, { vehicles }: Pick<Catalogue, 'vehicles'>): Vehicle[] =>
  vehicles.filter((vehicle) => vehicle.locationId === id && isAvailable(vehicle));

/** A location, where it is on the site's map, and its picture: its own, or the first of its page. */
export const findPlace = (
  location: Location,
  { map }: Pick<Catalogue, 'map'>,
  site: Pick<Site, 'ownLocationPages'>,
): Pick<LocationView, 'location' | 'mapLocation' | 'picture'> => ({
  location,
  mapLocation: map?.locations.find(({ id }) => id === location.id) ?? null,
  picture: location.image ?? site.ownLocationPages[location.slug]?.images[0] ?? null,
});

/** What stands at a location, how much of each condition, and its listing. */
export function findStock(
  location: Location,
  catalogue: Pick<Catalogue, 'vehicles'>,
  site: Pick<Site, 'listingPath' | 'listing' | 'locations'>,
): Pick<LocationView, 'vehicles' | 'stock' | 'href'> {
  const vehicles = findStandingHere(location, catalogue);
  const among = { listingPath: site.listingPath, facets: site.listing.facets, among: site.locations.length };
  return {
    vehicles,
    stock: countStockHere(vehicles, location, among),
    href: findListingHere(location, among),
  };
}

/** Everything that the page of a location shows apart from what the whole site shares: equal values mean equal pages. */
export function describeLocationPage(
  location: Location,
  catalogue: Catalogue,
  context: SectionContext,
): unknown[] {
  const { site, data, describe } = context;
  const page = site.ownLocationPages[location.slug];
  return [
    page,
    describeSections(page?.sections ?? [], context),
    describeLooks(findStandingHere(location, catalogue), site, data.now, describe),
    listDaysLeft(location, data.now),
    catalogue.reviews.byLocation[location.id] ?? null,
  ];
}
