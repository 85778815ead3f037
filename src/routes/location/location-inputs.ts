import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Location } from '#domain/location/location.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeLooks } from '../vehicle/describe-looks.ts';
import { describeSections, listDaysLeft, type SectionContext } from '../sections/section-inputs.ts';

/** Vehicles that stand at a location and can be bought, for its page. */
export const findStandingHere = ({ id }: Location, { vehicles }: Pick<Catalogue, 'vehicles'>): Vehicle[] =>
  vehicles.filter((vehicle) => vehicle.locationId === id && isAvailable(vehicle));

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
