import { stockedBrands } from '#catalogue/brand/brands.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { listModelColumns, type ModelFigure } from '#domain/model/model-columns.ts';
import { listModels, type ModelEntry } from '#domain/model/model-page.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Site } from '#domain/site/site.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isSameName } from '#domain/site/same-name.ts';
import { sayModelPrice } from './model-price.ts';
import { readPictures } from './pictures.ts';
import { routes } from '../table.ts';

/** A model with a page of its own, its stock and the listing that shows it. */
export interface StockedModel extends ModelEntry {
  count: number;
  /** Listing path, null when nothing is in stock. */
  listing: string | null;
  /** What it costs new, as its card says it; null where none is here with a price. */
  price: string | null;
  /** The same without GST, where the dealer shows that. */
  exGst: string | null;
  /** What those that are here weigh, carry and measure, where the dealer compares stock by it. */
  figures: ModelFigure[];
}

/** First parts of the addresses of all other pages. */
const taken: ReadonlySet<string> = new Set([
  ...routes.map(({ pattern }) => pattern.split('/')[1] ?? '').filter((part) => part && !part.startsWith('[')),
  'privacy-policy',
  'terms-and-conditions',
]);

/** The models that have pages of their own; none where the dealer has switched them off. */
export const modelEntries = ({ brands, features }: Pick<Site, 'brands' | 'features'>): ModelEntry[] =>
  features.models ? listModels(brands, taken) : [];

/** What the card of a model says of its stock. */
export function describeStock(
  catalogue: Pick<Catalogue, 'vehicles'>,
  model: Parameters<typeof findModelVehicles>[1],
  site: Pick<Site, 'listing' | 'messages' | 'price'>,
): Pick<StockedModel, 'price' | 'exGst' | 'figures'> {
  const vehicles = findModelVehicles(catalogue, model);
  const here = vehicles.filter(isAvailable);
  return { ...sayModelPrice(vehicles, site), figures: listModelColumns(here, site.listing.columns) };
}

/** Those models with their stock; one without a picture of its own borrows one from stock. */
export function stockModels(catalogue: Catalogue, site: Site): StockedModel[] {
  const pictures = readPictures(catalogue);
  const stocked = new Map(
    stockedBrands(catalogue, site.brands).flatMap((brand) =>
      brand.models.map((model) => [`${brand.slug}/${model.slug}`, model]),
    ),
  );
  return modelEntries(site).map((entry) => {
    const { count = 0, listing = null } = stocked.get(entry.id) ?? {};
    const name = `${entry.manufacturer.name} ${entry.model.name}`.toLowerCase();
    const image = entry.model.image ?? pictures.get(name) ?? null;
    return {
      ...entry,
      model: { ...entry.model, image },
      count,
      listing,
      ...describeStock(catalogue, entry, site),
    };
  });
}

/** Those with sections of the dealer's own, or those without: only pages with sections load what these need (ROUTE-15). */
export const pickModels = (
  entries: readonly StockedModel[],
  { ownBrandPages }: Pick<Site, 'ownBrandPages'>,
  { sections }: { sections: boolean },
): StockedModel[] => entries.filter(({ id }) => Object.hasOwn(ownBrandPages.models, id) === sections);

/** Vehicles of a model, newest first. */
export const findModelVehicles = (
  { vehicles }: Pick<Catalogue, 'vehicles'>,
  { manufacturer, model }: { manufacturer: { name: string }; model: { name: string } },
): Vehicle[] =>
  vehicles.filter(
    (vehicle) => isSameName(vehicle.make, manufacturer.name) && isSameName(vehicle.model, model.name),
  );

/** Running offers on a make. */
export const findBrandOffers = ({ offers }: Catalogue, { name }: Pick<Brand, 'name'>): Offer[] =>
  offers.filter(({ make }) => isSameName(make, name));

/** Running offers on a model. */
export const findModelOffers = ({ offers }: Catalogue, { manufacturer, model }: ModelEntry): Offer[] =>
  offers.filter(
    (offer) =>
      offer.model &&
      isSameName(offer.model.name, model.name) &&
      (offer.make === null || isSameName(offer.make, manufacturer.name)),
  );

/** New vehicles and demonstrators that an offer on a model is about; none of an offer on none. */
export const findOfferVehicles = ({ vehicles }: Catalogue, { make, model }: Offer): Vehicle[] =>
  vehicles.filter(
    (vehicle) =>
      model !== null &&
      isSameName(vehicle.model, model.name) &&
      (make === null || isSameName(vehicle.make, make)) &&
      vehicle.carType !== 'used' &&
      isAvailable(vehicle),
  );
