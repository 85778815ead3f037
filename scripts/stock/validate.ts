import * as v from 'valibot';
import { vehicleDocument, type VehicleDocument } from '#services/wire/vehicle-document.ts';

const whole = (from: number, to: number) =>
  v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))));

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
  year: whole(1900, 2100),
  price: whole(1, 2_000_000_000),
  before_price: whole(1, 2_000_000_000),
  offer_price: whole(1, 2_000_000_000),
  subscription_price: whole(1, 1_000_000),
  km: whole(0, 5_000_000),
  seats: whole(1, 100),
  towing: whole(0, 100_000),
  doors: whole(0, 20),
  created_at: whole(0, 4_102_444_800),
  updated_at: whole(0, 4_102_444_800),
  sold_date_timestamp: whole(0, 4_102_444_800),
});

/** Checks one document; answers it, or why it is refused in the words of the feed's owner. */
export function validateVehicle(fields: unknown): { document: VehicleDocument } | { reason: string } {
  const result = v.safeParse(feedVehicle, fields);
  if (result.success) return { document: result.output };
  const reasons = result.issues.map(({ path, input, expected, message }) => {
    const name = (path ?? []).map(({ key }) => String(key)).join('.');
    if (input === undefined) return `${name} is missing`;
    const found = typeof input === 'object' ? 'something else' : JSON.stringify(input);
    return `${name}: ${expected ? `expected ${expected}, found ${found}` : `${message}, found ${found}`}`;
  });
  return { reason: [...new Set(reasons)].join('; ') };
}
