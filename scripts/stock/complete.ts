import { createHash } from 'node:crypto';
import type { FinanceRules } from '#domain/finance/rules.ts';
import type { Location } from '#domain/location/location.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import { UnreadableValue } from './clean/cleaner.ts';
import { createSlug } from './clean/create-slug.ts';
import type { Fields } from './clean/cleaner.ts';
import type { Notes } from './notes.ts';
import { findColourFamily } from '#domain/vehicle/colour-family.ts';
import { findStatus } from './clean/status.ts';

/** What a feed needs to know of the dealer it belongs to. */
export interface FeedDealer {
  slug: string;
  name: string;
  /** Origin of the site. */
  url?: string;
  dealershipId: string;
  locations: (Pick<Location, 'id' | 'name' | 'address'> & Partial<Pick<Location, 'dealership'>>)[];
  collections: { vehicles: string };
  finance: FinanceRules | null;
  stock: Pick<StockRules, 'excludedMakes'>;
}

/**
 * Adds what follows from the row itself: id, name, slug, make and model in one, the dealer and its location. What is
 * assumed (in stock, shown on the website) is a note. Throws an UnreadableValue when nothing tells the vehicle apart.
 */
export function completeVehicle(
  fields: Fields,
  row: Fields,
  settings: { dealer: FeedDealer; identity: string[]; notes: Pick<Notes, 'add'> },
): Fields {
  const { dealer, identity, notes } = settings;
  const assume = (name: string, value: boolean): Fields => {
    if (fields[name] !== undefined) return {};
    notes.add(name, `not in the feed, taken as ${String(value)}`);
    return { [name]: value };
  };
  const id = createId(fields, row, identity);
  const name =
    fields['name'] ?? joinWords([fields['year'], fields['make'], fields['model'], fields['badge']]);
  const found = dealer.locations.find(
    ({ address }) => address.suburb.toLowerCase() === String(fields['city'] ?? '').toLowerCase(),
  );
  const named = fields['location_id'];
  const own = (named === undefined ? found : dealer.locations.find(({ id: known }) => known === named))
    ?.dealership;
  const location = found ? { location_id: found.id, location_name: found.name } : {};
  const family = findColourFamily(typeof fields['colour'] === 'string' ? fields['colour'] : null);
  return {
    ...location,
    ...(family === null ? {} : { simple_colour: family }),
    ...assume('show_on_dealer_website', true),
    ...fields,
    status: findStatus(fields, notes),
    ...lowerCase(fields, 'car_type'),
    ...describePictures(fields),
    id,
    name,
    slug: fields['slug'] ?? createSlug(String(name), String(fields['stocknum'] ?? id)),
    make_model: fields['make_model'] ?? joinWords([fields['make'], '>', fields['model']]),
    dealership_id: own?.id ?? dealer.dealershipId,
    dealership_name: own?.name ?? dealer.name,
    dealership_slug: own?.slug ?? dealer.slug,
  };
}

/** `Used` is `used`: the words of the index are in small letters. */
const lowerCase = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return typeof value === 'string' ? { [name]: value.trim().toLowerCase() } : {};
};

/**
 * What cards show of the pictures: how many there are, and the first one unless the feed chooses another. Who has the
 * pictures counts them; a feed's own number counts only where they are not in it.
 */
function describePictures({ images, primary_image_url: chosen, photos_count: counted }: Fields): Fields {
  if (Array.isArray(images) && images.length > 0) {
    const [first] = images as { image?: { url?: string } }[];
    const main = chosen ?? first?.image?.url;
    return { photos_count: images.length, ...(main !== undefined && { primary_image_url: main }) };
  }
  return chosen !== undefined && counted === undefined ? { photos_count: 1 } : {};
}

const joinWords = (words: unknown[]): string =>
  words.filter((word) => word !== undefined && word !== '').join(' ');

/** The feed's own id, else its stock number, else its VIN, else a digest of the columns that the mapping names. */
function createId(fields: Fields, row: Fields, identity: string[]): string {
  const own = ownId(fields);
  if (own !== null) return own;
  const parts = identity.map((column) => tidy(row[column]));
  if (parts.every((part) => part === '')) {
    throw new UnreadableValue(
      'nothing tells this vehicle from others: no id, stock number, VIN or identity columns',
    );
  }
  return digest(parts);
}

/**
 * The id of a second vehicle with the identity of another one, from all of its row: two equal new utes on one lot are
 * two vehicles. Null when the feed gives ids itself: then the same id is the same vehicle.
 */
export function createTwinId(fields: Fields, row: Fields): string | null {
  return ownId(fields) === null ? digest(['twin', ...Object.values(row).map(tidy)]) : null;
}

function ownId(fields: Fields): string | null {
  const own = fields['id'] ?? fields['stocknum'] ?? fields['vin'];
  return own === undefined ? null : String(own);
}

const tidy = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : JSON.stringify(value ?? '');

const digest = (parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
