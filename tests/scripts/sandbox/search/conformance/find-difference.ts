/** Where two answers differ first. */
export interface Difference {
  readonly at: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Sums of many numbers depend on their order in the last digits. */
const isNear = (one: number, other: number): boolean =>
  one === other || Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));

/** The first difference between two JSON values, or null; `at` is its path. */
export function findDifference(expected: unknown, found: unknown, at = ''): Difference | null {
  if (typeof expected === 'number' && typeof found === 'number')
    return isNear(expected, found) ? null : { at, expected, found };
  if (expected === found) return null;
  if (!isContainer(expected) || !isContainer(found) || Array.isArray(expected) !== Array.isArray(found))
    return { at, expected, found };
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const difference = findDifference(expected[name], found[name], `${at}.${name}`);
    if (difference) return difference;
  }
  return null;
}
