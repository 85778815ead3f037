import { isAvailable } from '#domain/vehicle/availability.ts';
import { quote, type Fields, type Value } from './cleaner.ts';
import type { Notes } from '../notes.ts';

/** Words of feeds for the states that the product knows (TAG-01). */
const known: readonly [RegExp, string][] = [
  [/^(?:in stock|available|for sale)$/, 'in_stock'],
  [/^(?:coming soon|in transit|on order)$/, 'coming_soon'],
  [/^sold$/, 'sold'],
];

/**
 * The state of a vehicle in the product's words; in stock where the feed does not say. A row that says sold is sold,
 * whatever its status says: nobody shall drive to a car that is gone. So is one without a status that says when it was sold.
 * Other words are kept, and such a vehicle is not shown.
 */
export function findStatus(
  { status, sold, sold_date_timestamp: soldAt }: Fields,
  notes: Pick<Notes, 'add'>,
): string {
  const read = readStatus(status, notes);
  if (sold === true && (read === null || isAvailable({ status: read }))) {
    notes.add('status', 'taken as sold, because the row says so in sold');
    return 'sold';
  }
  if (read === null && sold === undefined && Number(soldAt) > 0) {
    notes.add('status', 'taken as sold, because the row says when it was sold');
    return 'sold';
  }
  if (read === null) notes.add('status', 'not in the feed, taken as in_stock');
  return read ?? 'in_stock';
}

function readStatus(status: Value | undefined, notes: Pick<Notes, 'add'>): string | null {
  if (typeof status !== 'string' || status.trim() === '') return null;
  const words = status
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  const found = known.find(([pattern]) => pattern.test(words))?.[1];
  if (found === undefined) {
    notes.add('status', `${quote(status)} is not in_stock, coming_soon or sold: such a vehicle is not shown`);
    return status;
  }
  if (found !== status) notes.add('status', `${quote(status)} read as ${found}`);
  return found;
}
