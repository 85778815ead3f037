import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceColumns } from '#domain/page/balanced-columns.ts';

describe('balanceColumns', () => {
  it.each([
    // tiles, least, most, columns
    [14, 5, 8, 7],
    [10, 5, 8, 5],
    [9, 5, 8, 5],
    [8, 5, 8, 8],
    [6, 5, 8, 6],
    [2, 5, 8, 5],
    [12, 5, 7, 6],
    [12, 3, 4, 4],
    [6, 3, 4, 3],
    [5, 3, 4, 3],
    [10, 3, 4, 4],
  ])('puts %i tiles in rows of %i to %i into %i columns', (tiles, least, most, columns) => {
    expect(balanceColumns(tiles, { least, most })).toBe(columns);
  });

  it('leaves the fewest gaps in the last row that the limits allow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 5 }),
        (tiles, least, more) => {
          const most = least + more;
          const columns = balanceColumns(tiles, { least, most });
          expect(columns).toBeGreaterThanOrEqual(least);
          expect(columns).toBeLessThanOrEqual(most);
          const gaps = (count: number): number => Math.ceil(tiles / count) * count - tiles;
          for (let other = least; other <= most; other++)
            if (other <= tiles) expect(gaps(columns)).toBeLessThanOrEqual(gaps(other));
        },
      ),
    );
  });
});
