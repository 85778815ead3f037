import * as v from 'valibot';
import { explainIssue } from './explain-issue.ts';
import type { Fields } from './clean/cleaner.ts';
import type { Mapping } from './mapping/schema.ts';
import { vehicleDocument, type VehicleDocument } from '#services/wire/vehicle-document.ts';

const grouped = new Intl.NumberFormat('en-AU');

/** A whole number; `what` says in words what stands there, up to the limits. */
function whole(from: number, to: number, what = 'a whole number') {
  const isYear = from === 1900;
  const limits = isYear ? `${from} to ${to}` : `${grouped.format(from)} to ${grouped.format(to)}`;
  const words = `expected ${what} from ${limits}`;
  return v.optional(
    v.nullable(v.pipe(v.number(words), v.integer(words), v.minValue(from, words), v.maxValue(to, words))),
  );
}

const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** What the index and the pages promise, narrower than what they put up with: a feed is corrected at its door. */
const feedVehicle = v.object({
  ...vehicleDocument.entries,
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected words in lower case with hyphens')),
  name: filled,
  make: filled,
  model: filled,
  status: filled,
  year: whole(1900, 2100, 'a year'),
  price: whole(1, 2_000_000_000, 'whole dollars'),
  before_price: whole(1, 2_000_000_000, 'whole dollars'),
  offer_price: whole(1, 2_000_000_000, 'whole dollars'),
  subscription_price: whole(1, 1_000_000, 'whole dollars'),
  km: whole(0, 5_000_000, 'whole kilometres'),
  seats: whole(1, 100),
  towing: whole(0, 100_000, 'whole kilograms'),
  doors: whole(0, 20),
  created_at: whole(0, 4_102_444_800, 'seconds since 1970'),
  updated_at: whole(0, 4_102_444_800, 'seconds since 1970'),
  sold_date_timestamp: whole(0, 4_102_444_800, 'seconds since 1970'),
});

/** Checks one document; answers it, or why it is refused, in words with the column that each fact came from. */
export function validateVehicle(
  fields: unknown,
  { mapping, row }: { mapping: Pick<Mapping, 'fields'>; row: Fields },
): { document: VehicleDocument } | { reason: string } {
  const result = v.safeParse(feedVehicle, fields);
  if (result.success) return { document: result.output };
  const reasons = new Map<string, string>();
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map(({ key }) => String(key));
    const [field = 'vehicle'] = path;
    const from = mapping.fields[field];
    // A fact that follows from others, such as a name, has no column of its own.
    const column = from && 'from' in from && from.from in row ? ` (column ${from.from})` : '';
    const name = path.join('.') || field;
    if (!reasons.has(name)) reasons.set(name, `${name}${column}${explainIssue(issue)}`);
  }
  return { reason: [...reasons.values()].join('; ') };
}
