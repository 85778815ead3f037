import * as v from 'valibot';
import type { Field, Kind } from '#domain/vehicle/fields/field.ts';
import { allFields } from '#domain/vehicle/fields/table.ts';
import { explainIssue } from './explain-issue.ts';
import type { Fields } from './clean/cleaner.ts';
import { findLimits } from './clean/kinds.ts';
import { fieldEntries, isHelp, lenient } from './clean/schemas.ts';
import type { Mapping } from './mapping/schema.ts';
import { longestId } from '#services/wire/kinds.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';

const grouped = new Intl.NumberFormat('en-AU');

/** A number, and in words what stands there, from and up to its limits. */
function withinLimits({ kind, limits }: Field) {
  const found = findLimits({ kind, ...(limits && { limits }) });
  if (!found) return null;
  const { what, whole, least, most } = found;
  const format = kind === 'year' ? String : (limit: number) => grouped.format(limit);
  const words = `expected ${what} from ${format(least)} to ${format(most)}`;
  const bounded = v.pipe(v.number(words), v.minValue(least, words), v.maxValue(most, words));
  return v.optional(v.nullable(whole ? v.pipe(bounded, v.integer(words)) : bounded));
}

const narrow: Partial<Record<Kind, v.GenericSchema>> = {
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(longestId)),
  slug: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected words in lower case with hyphens'),
    v.maxLength(longestId),
  ),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
};

/** What the index and the pages promise, narrower than what they put up with: a feed is corrected at its door. */
const feedVehicle = v.object({
  ...fieldEntries,
  ...Object.fromEntries(
    allFields.flatMap((field) => {
      const schema = narrow[field.kind] ?? withinLimits(field);
      return schema ? [[field.name, isHelp(field.name) ? lenient(schema) : schema]] : [];
    }),
  ),
});

/** Checks one document; answers it, or why it is refused, in words with the column that each fact came from. */
export function validateVehicle(
  fields: unknown,
  { mapping, row }: { mapping: Pick<Mapping, 'fields'>; row: Fields },
): { document: VehicleDocument } | { reason: string } {
  const result = v.safeParse(feedVehicle, fields);
  if (result.success) return { document: result.output as unknown as VehicleDocument };
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
