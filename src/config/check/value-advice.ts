import * as v from 'valibot';
import { adviseComma } from '../yaml/decimal-comma.ts';
import { isGroup, type Path } from '../load/path.ts';
import { adviseText } from './written-advice.ts';
import { adviseFeature, isNo, isYes } from './feature-advice.ts';
import { groupsAt } from './schema-walk.ts';

type Fault = Pick<v.BaseIssue<unknown>, 'type' | 'input' | 'issues' | 'message'>;

const isNeeded = (schema: v.GenericSchema | undefined): boolean =>
  schema !== undefined && !v.safeParse(schema, undefined).success;

/** Settings that a group may have which needs none: enough to see what they look like. */
const mostShown = 3;

/** The settings of a group as they are written: those that it needs, else the first ones; null for what is no group. */
function showGroup(root: v.GenericSchema, path: Path): string | null {
  const [group] = groupsAt(root, path);
  const keys = Object.keys(group ?? {});
  const needed = keys.filter((key) => isNeeded(group?.[key]));
  const shown = needed.length > 0 ? needed : keys.slice(0, mostShown);
  if (shown.length === 0) return null;
  const inner = shown.map((key) => `${key}: ${showGroup(root, [...path, key]) ?? '…'}`);
  return `{ ${inner.join(', ')} }`;
}

/** Advice for a single value instead of a group: its settings. */
function adviseGroup(root: v.GenericSchema, path: Path): string | null {
  const shown = showGroup(root, path);
  const key = path.at(-1);
  if (shown === null) return null;
  return `Write its settings, as in ${typeof key === 'string' ? `${key}: ` : ''}${shown}.`;
}

/** `offers: false,` and `count: 6# of each`: outside of braces a comma belongs to the value, as does a # without a blank. */
const adviseEnd = (input: string): string | null => {
  const [, value] = /^(true|false|-?[\d.]+),$/.exec(input) ?? [];
  if (value !== undefined) return `Take the comma at its end out: ${value}.`;
  const [, before, note] = /^(true|false|-?[\d.]+)(#.*)$/.exec(input) ?? [];
  return note === undefined ? null : `A note begins with a blank: ${before} ${note}`;
};

/** `$1,500`, `15%` and `500 km` where a number was expected. */
const adviseNumber = (input: string): string | null => {
  const [, number] = /^[$\s]*(\d[\d,]*(?:\.\d+)?)\s*(?:%|km|kms|dollars|days|years)?$/i.exec(input) ?? [];
  return number === undefined ? null : `Write the number alone: ${number.replaceAll(',', '')}.`;
};

/** What to write instead of a value of the wrong kind, or null when that cannot be told. */
export function adviseValue(
  root: v.GenericSchema,
  { type, input, issues, message }: Fault,
  path: Path,
  defaults: unknown,
): string | null {
  if (type === 'strict_object')
    return typeof input === 'string' || typeof input === 'number' ? adviseGroup(root, path) : null;
  if (type === 'array') {
    if (isGroup(input)) return 'Put brackets around it, or a dash before it: a list has one dash an entry.';
    return typeof input === 'string' || typeof input === 'number' ? `Write a list: [${input}].` : null;
  }
  if (typeof input === 'string') {
    const written = adviseEnd(input) ?? adviseText(input, message);
    if (written !== null) return written;
  }
  if (type === 'boolean') return isYes(input) ? 'Write true.' : isNo(input) ? 'Write false.' : null;
  if (type === 'number' || (type === 'union' && issues?.some((option) => option.type === 'number')))
    return typeof input === 'string' ? (adviseComma(input) ?? adviseNumber(input)) : null;
  if (type !== 'union') return null;
  const feature = adviseFeature(root, path, input, defaults);
  return feature ?? (message.endsWith('a group of settings') ? adviseGroup(root, path) : null);
}
