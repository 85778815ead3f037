import type { Catalogue } from '#catalogue/catalogue.ts';
import { emptyListing } from '#domain/listing/state.ts';
import { fitFilter, meetsFilter } from '#domain/listing/vehicle-filter.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { SectionOf } from '#domain/page/section.ts';
import { formatSearchUrl } from '#domain/search/url.ts';
import { isSameName } from '#domain/site/same-name.ts';
import type { Site } from '#domain/site/site.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RangeModel, SectionData } from '#shell/sections/section.ts';
import { createRange } from '../model/range.ts';

/** Vehicles in an order of the listing; those without a price come last, as there. */
function sortVehicles(vehicles: Vehicle[], sort: SectionOf<'vehicles'>['sort']): Vehicle[] {
  if (sort === undefined || sort === 'latest') return vehicles;
  const sign = sort === 'lowest-price' ? 1 : -1;
  const rank = (vehicle: Vehicle): number => {
    const price = findEffectivePrice(vehicle);
    return price === null ? Infinity : sign * price;
  };
  return vehicles.toSorted((one, other) => rank(one) - rank(other) || 0);
}

/**
 * Vehicles of a section `vehicles`: those that can be bought, while the listing behind its link also counts what was sold
 * lately.
 */
export function findVehicles(
  { filter, sort, count = 8 }: Pick<SectionOf<'vehicles'>, 'filter' | 'sort' | 'count'>,
  { vehicles }: Pick<Catalogue, 'vehicles'>,
  { listingPath }: Pick<Site, 'listingPath'>,
): ReturnType<SectionData['findVehicles']> {
  const fitted = fitFilter(filter, vehicles);
  const listed = vehicles.filter((vehicle) => meetsFilter(vehicle, fitted));
  return {
    vehicles: sortVehicles(listed.filter(isAvailable), sort).slice(0, count),
    total: listed.length,
    href: listingPath + formatSearchUrl({ ...emptyListing, ...fitted, ...(sort && { sort }) }),
  };
}

/** Offers of a section `offers`: of its category, make and model, as far as it names them. */
export const findOffers = (
  { category, make, model }: Pick<SectionOf<'offers'>, 'category' | 'make' | 'model'>,
  offers: readonly Offer[],
): Offer[] =>
  offers.filter(
    (offer) =>
      (!category || isSameName(offer.category, category)) &&
      (!make || isSameName(offer.make, make)) &&
      (!model || isSameName(offer.model?.name, model) || isSameName(offer.model?.slug, model)),
  );

/** Models of a section `models`, in the order in which it names them. */
export function findModels(
  { make, models }: Pick<SectionOf<'models'>, 'make' | 'models'>,
  catalogue: Catalogue,
  site: Site,
): RangeModel[] {
  const brands =
    make === undefined
      ? site.brands
      : site.brands.filter(({ name, slug }) => isSameName(name, make) || isSameName(slug, make));
  const range = createRange(catalogue, site, brands);
  if (!models) return range;
  return models.flatMap(
    (wanted) =>
      range.find(({ model }) => isSameName(model.name, wanted) || isSameName(model.slug, wanted)) ?? [],
  );
}
