/** How many columns a grid may have: more look crowded, fewer look empty. */
export interface ColumnLimits {
  least: number;
  most: number;
}

/**
 * Columns for so many tiles, so that the last row is as full as can be; of equals the most. Tiles that fill no row of the
 * fewest columns get those.
 */
export function balanceColumns(tiles: number, { least, most }: ColumnLimits): number {
  const missing = (columns: number): number => (columns - (tiles % columns)) % columns;
  let best = Math.max(least, Math.min(most, tiles));
  for (let columns = best; columns >= least; columns--) if (missing(columns) < missing(best)) best = columns;
  return best;
}
