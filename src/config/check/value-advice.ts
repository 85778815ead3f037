import * as v from 'valibot';
import { adviseComma } from '../yaml/decimal-comma.ts';
import type { Path } from '../load/path.ts';
import { adviseFeature, isNo, isYes } from './feature-advice.ts';
import { groupsAt } from './schema-walk.ts';

type Fault = Pick<v.BaseIssue<unknown>, 'type' | 'input' | 'issues'>;

/** Advice for a single value instead of a group: the required settings of the group. */
function adviseGroup(root: v.GenericSchema, path: Path): string | null {
  const [group] = groupsAt(root, path);
  const needed = Object.entries(group ?? {}).flatMap(([key, schema]) =>
    schema !== undefined && !v.safeParse(schema, undefined).success ? [`${key}: …`] : [],
  );
  return needed.length > 0
    ? `Write its settings, as in ${String(path.at(-1))}: { ${needed.join(', ')} }.`
    : null;
}

/** `offers: false,`: outside of braces a comma belongs to the value. */
const adviseEnd = (input: string): string | null => {
  const [, value] = /^(true|false|-?[\d.]+),$/.exec(input) ?? [];
  return value === undefined ? null : `Take the comma at its end out: ${value}.`;
};

/** `$1,500`, `15%` and `500 km` where a number was expected. */
const adviseNumber = (input: string): string | null => {
  const [, number] = /^[$\s]*(\d[\d,]*(?:\.\d+)?)\s*(?:%|km|kms|dollars|days|years)?$/i.exec(input) ?? [];
  return number === undefined ? null : `Write the number alone: ${number.replaceAll(',', '')}.`;
};

/** What to write instead of a value of the wrong kind, or null when that cannot be told. */
export function adviseValue(
  root: v.GenericSchema,
  { type, input, issues }: Fault,
  path: Path,
  defaults: unknown,
): string | null {
  if (type === 'strict_object') return typeof input === 'string' ? adviseGroup(root, path) : null;
  if (type === 'array')
    return typeof input === 'string' || typeof input === 'number' ? `Write a list: [${input}].` : null;
  if (typeof input === 'string' && adviseEnd(input) !== null) return adviseEnd(input);
  if (type === 'boolean') return isYes(input) ? 'Write true.' : isNo(input) ? 'Write false.' : null;
  if (type === 'number' || (type === 'union' && issues?.some((option) => option.type === 'number')))
    return typeof input === 'string' ? (adviseComma(input) ?? adviseNumber(input)) : null;
  return type === 'union' ? adviseFeature(root, path, input, defaults) : null;
}
