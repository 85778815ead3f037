import { findEffectivePrice } from '../vehicle/price.ts';
import type { WrittenSettings } from '../site/settings.ts';
import type { CardVehicle, CarType, Vehicle } from '../vehicle/vehicle.ts';

/** What shoppers may keep in their browser; numbers say how many. */
export type GarageRules = Exclude<WrittenSettings['garage'], false>;

/**
 * A saved vehicle in browser storage (FAV-01), with its condition and price at that moment, so that a page can show a
 * change. The price is in dollars, null when there was none.
 */
export interface SavedVehicleRecord {
  id: string;
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string | null;
  price: number | null;
  car_type: CarType;
}

/** A vehicle that was looked at, as it is kept in browser storage (VIEW-01). */
export interface ViewedVehicle {
  id: string;
  stocknum: string | null;
  make: string;
  model: string;
  body: string | null;
  simple_body: string | null;
}

/** A vehicle that is to be compared; the slug makes the comparison's address (CMP-01). */
export type ComparedVehicle = Pick<SavedVehicleRecord, 'id' | 'slug' | 'name'>;

export const createSavedVehicle = (vehicle: CardVehicle): SavedVehicleRecord => ({
  id: vehicle.id,
  name: vehicle.name,
  slug: vehicle.slug,
  make: vehicle.make,
  model: vehicle.model,
  primary_image_url: vehicle.primaryImageUrl,
  price: findEffectivePrice(vehicle),
  car_type: vehicle.carType,
});

/**
 * A saved vehicle as an attribute of its buttons, written as a query string: half as long in HTML as JSON with its
 * escaped quotes. Every card has one.
 */
export const formatSavedVehicle = ({
  price,
  primary_image_url: image,
  ...texts
}: SavedVehicleRecord): string =>
  new URLSearchParams({
    ...texts,
    ...(image === null ? {} : { primary_image_url: image }),
    ...(price === null ? {} : { price: String(price) }),
  }).toString();

/** Reads what `formatSavedVehicle` wrote. */
export function parseSavedVehicle(record: string): SavedVehicleRecord {
  const fields = new URLSearchParams(record);
  const read = (name: string): string => fields.get(name) ?? '';
  return {
    id: read('id'),
    name: read('name'),
    slug: read('slug'),
    make: read('make'),
    model: read('model'),
    primary_image_url: fields.get('primary_image_url'),
    price: fields.has('price') ? Number(read('price')) : null,
    car_type: read('car_type') as CarType,
  };
}

export const createViewed = (vehicle: Vehicle): ViewedVehicle => ({
  id: vehicle.id,
  stocknum: vehicle.stockNumber,
  make: vehicle.make,
  model: vehicle.model,
  body: vehicle.bodyConfiguration,
  simple_body: vehicle.body,
});

/** Most vehicles that are saved; the oldest one leaves first. */
export const savedLimit = 60;

/** Puts an entry in front, once, and keeps the first `limit`. */
export const putFirst = <Entry extends { id: string }>(
  entries: readonly Entry[],
  entry: Entry,
  limit: number,
): Entry[] => [entry, ...entries.filter(({ id }) => id !== entry.id)].slice(0, limit);

/**
 * Reads a list out of browser storage. Anything but a list becomes an empty list. Entries that lack one of `texts` are
 * left out.
 */
export function parseEntries<Entry extends { id: string }>(
  stored: string | null | undefined,
  texts: readonly (keyof Entry & string)[],
): Entry[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const isEntry = (entry: unknown): entry is Entry =>
    typeof entry === 'object' &&
    entry !== null &&
    texts.every((name) => typeof (entry as Partial<Record<string, unknown>>)[name] === 'string');
  return value.filter(isEntry);
}

/** The form of a slug in an address. The index knows whether the vehicle exists. */
const slugForm = /^[\w.~-]{1,200}$/;

/** Slugs of a shared comparison from `?cars=a,b` of an address; anything else is left out. */
export function readComparedSlugs(search: string, limit: number): string[] {
  const slugs = (new URLSearchParams(search).get('cars') ?? '').split(',');
  return [...new Set(slugs.map((slug) => slug.trim()).filter((slug) => slugForm.test(slug)))].slice(0, limit);
}

/** The address under which anybody sees the same comparison. */
export const createComparePath = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `/compare/?cars=${slugs.join(',')}` : '/compare/';

/** Dollars by which a vehicle became cheaper (negative) or dearer since it was saved; null when nothing can be said. */
export function findPriceChange(saved: Pick<SavedVehicleRecord, 'price'>, vehicle: Vehicle): number | null {
  const price = findEffectivePrice(vehicle);
  return price === null || saved.price === null || price === saved.price ? null : price - saved.price;
}
