/** How many columns a grid may have: more look crowded, fewer look empty. */
export interface ColumnLimits {
  least: number;
  most: number;
}

/**
 * Number of columns that fills the last row best; of equal ones the highest. Too few tiles for one row get the fewest
 * columns.
 */
export function balanceColumns(tiles: number, { least, most }: ColumnLimits): number {
  const missing = (columns: number): number => (columns - (tiles % columns)) % columns;
  let best = Math.max(least, Math.min(most, tiles));
  for (let columns = best; columns >= least; columns--) if (missing(columns) < missing(best)) best = columns;
  return best;
}
