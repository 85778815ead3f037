import { balanceColumns } from '../page/balanced-columns.ts';
import type { Location } from './location.ts';

/**
 * Locations in the order of a configured list of slugs; those that it does not name follow by name, which is also the
 * order when there is no list (LOC-02). Hidden locations were left out before.
 */
export function sortLocations<Listed extends Pick<Location, 'slug' | 'name'>>(
  locations: readonly Listed[],
  slugs: readonly string[] = [],
): Listed[] {
  const rank = ({ slug }: Listed): number => {
    const position = slugs.indexOf(slug);
    return position === -1 ? slugs.length : position;
  };
  return [...locations].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en-AU'));
}

/**
 * How many locations stand side by side on a wide screen: up to four in one row, of more as many that the last row is as
 * full as can be (LOC-04).
 */
export const findColumns = (count: number): number =>
  count <= 4 ? Math.max(1, count) : balanceColumns(count, { least: 3, most: 4 });
