import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import type { Notes } from './notes.ts';

/** A new vehicle has at most so many kilometres, from the ship to the yard and a few drives to try it. */
const newKilometres = 1_000;
/** A new vehicle is at most so many years old. */
const newYears = 3;
/** Up to this a price stands for 'none' (PRICE-02). */
const placeholder = 10;
const leastPrice = 100;

interface Doubt {
  field: string;
  note: string;
  isDoubtful: (
    document: VehicleDocument,
    settings: { now: number; year: number; secure: boolean },
  ) => boolean;
}

const isNameless = (name: string): boolean => !/[\p{Letter}\p{Number}]/u.test(name);
const isAbove = (value: number | null | undefined, limit: number): boolean =>
  typeof value === 'number' && value > limit;
const isPlain = (address: string | null | undefined): boolean => /^http:/i.test(address ?? '');

const doubts: readonly Doubt[] = [
  { field: 'year', note: 'after next year', isDoubtful: ({ year }, now) => isAbove(year, now.year + 1) },
  {
    field: 'year',
    note: `more than ${newYears} years ago for a vehicle that is new`,
    isDoubtful: ({ car_type: type, year }, now) =>
      type === 'new' && typeof year === 'number' && year < now.year - newYears,
  },
  {
    field: 'km',
    note: 'more than 1,000 km on a vehicle that is new',
    isDoubtful: ({ car_type: type, km }) => type === 'new' && isAbove(km, newKilometres),
  },
  {
    field: 'price',
    note: 'less than 100 dollars',
    isDoubtful: ({ price }) => isAbove(price, placeholder) && !isAbove(price, leastPrice - 1),
  },
  {
    field: 'reserve_deposit',
    note: 'as much as the vehicle costs, or more: the dealer’s deposit counts. Is it in cents?',
    isDoubtful: ({ reserve_deposit: deposit, effective_price: price }) =>
      isAbove(price, placeholder) && isAbove(deposit, (price ?? 0) - 1),
  },
  {
    field: 'sold_date_timestamp',
    note: 'in the past for a vehicle that is not sold: its status counts',
    isDoubtful: ({ sold_date_timestamp: soldAt, status, sold }, { now }) =>
      isAbove(soldAt, 0) && !isAbove(soldAt, now) && status !== 'sold' && sold !== true,
  },
  { field: 'make', note: 'without a letter or digit', isDoubtful: ({ make }) => isNameless(make) },
  { field: 'model', note: 'without a letter or digit', isDoubtful: ({ model }) => isNameless(model) },
  {
    field: 'images',
    note: 'pictures at http:// addresses, which browsers may refuse on a site with https',
    isDoubtful: ({ images, primary_image_url: first }, { secure }) =>
      secure && [first, ...(images ?? []).map(({ image }) => image.url)].some(isPlain),
  },
];

/**
 * Counts facts that are hard to believe. They are kept as the feed has them: who knows the vehicle decides.
 * `now` is epoch seconds, `secure` whether the dealer's site is served with https.
 */
export function noteDoubts(
  document: VehicleDocument,
  settings: { line: number; now: number; secure: boolean; notes: Notes },
): void {
  const { line, now, secure, notes } = settings;
  const year = new Date(now * 1000).getUTCFullYear();
  for (const { field, note, isDoubtful } of doubts) {
    if (isDoubtful(document, { now, year, secure })) notes.add(field, note, { line });
  }
}
