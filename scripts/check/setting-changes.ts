import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '#config/load/path.ts';
import { visibleText } from '#domain/page/visible-text.ts';

/** What tells the entries of a list apart, the first that all have. */
const entryNames = ['slug', 'id', 'name', 'from'] as const;

/** Entries of a list by their name; null where they have none, or two have the same. */
function nameEntries(list: readonly unknown[], key: string): Record<string, unknown> | null {
  const names = list.map((entry) => (isGroup(entry) ? entry[key] : undefined));
  if (!names.every((name) => typeof name === 'string') || new Set(names).size < list.length) return null;
  return Object.fromEntries(list.map((entry, index) => [`[${String(names[index])}]`, entry]));
}

/** Both lists as groups of named entries, or null where order is all that tells entries apart. */
function pairEntries(
  former: readonly unknown[],
  now: readonly unknown[],
): [Record<string, unknown>, Record<string, unknown>] | null {
  for (const key of entryNames) {
    const pair = [nameEntries(former, key), nameEntries(now, key)] as const;
    if (pair[0] && pair[1]) return [pair[0], pair[1]];
  }
  return null;
}

const longest = 80;

/** A value as people read it: short, on one line. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === true) return 'on';
  if (value === false) return 'off';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const line = visibleText(text).replaceAll(/\s+/g, ' ').trim();
  return line === '' ? 'nothing' : line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** A value as a text that is the same for the same settings in another order. */
const writeSorted = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isGroup(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** Entries of a list that another one does not have; either may have hundreds of thousands. */
function listMissing(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const there = new Set(other.map(writeSorted));
  return list.filter((one) => !there.has(writeSorted(one)));
}

/**
 * What differs between two groups of settings, a line each: `phone: 07 7010 4100 → 07 7010 4199`. Entries of lists are
 * told apart by slug, id or name, so a location that moved up is no change of every location.
 */
export function listChanges(former: unknown, now: unknown, path = ''): string[] {
  if (isDeepStrictEqual(former, now)) return [];
  if (isGroup(former) && isGroup(now)) {
    const keys = [...new Set([...Object.keys(former), ...Object.keys(now)])];
    return keys.flatMap((key) =>
      listChanges(former[key], now[key], key.startsWith('[') || path === '' ? path + key : `${path}.${key}`),
    );
  }
  if (Array.isArray(former) && Array.isArray(now)) {
    const pair = pairEntries(former, now);
    const changes = pair ? listChanges(...pair, path) : [];
    if (changes.length > 0) return changes;
    const added = listMissing(now, former).map((one) => `${path}: added ${show(one)}`);
    const taken = listMissing(former, now).map((one) => `${path}: took out ${show(one)}`);
    return added.length + taken.length > 0 ? [...added, ...taken] : [`${path}: another order`];
  }
  return [`${path}: ${show(former)} → ${show(now)}`];
}
