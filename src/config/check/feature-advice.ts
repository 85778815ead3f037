import * as v from 'valibot';
import { isGroup, type Path } from '../load/path.ts';
import { groupsAt } from './schema-walk.ts';
import { valueAt } from './unknown-settings.ts';

export const isYes = (input: unknown): boolean =>
  input === true || (typeof input === 'string' && /^(yes|on|true)$/i.test(input));
export const isNo = (input: unknown): boolean => typeof input === 'string' && /^(no|off|false)$/i.test(input);

/** Advice for a feature written as yes, no or true: it is `false` or a group of settings. Null for other values. */
export function adviseFeature(
  root: v.GenericSchema,
  path: Path,
  input: unknown,
  defaults: unknown,
): string | null {
  const name = String(path.at(-1));
  const [group] = groupsAt(root, path);
  if (!group) return null;
  if (isNo(input)) return `Write ${name}: false.`;
  if (!isYes(input)) return null;
  const needed = Object.keys(group).filter((key) => {
    const schema = group[key];
    return schema !== undefined && !v.safeParse(schema, undefined).success;
  });
  // Settings of a group that a dealer leaves out keep their defaults.
  return needed.length === 0 || isGroup(valueAt(defaults, path))
    ? `Write ${name}: {} for the usual settings.`
    : `Write its settings, as in ${name}: { ${needed.map((key) => `${key}: …`).join(', ')} }.`;
}
