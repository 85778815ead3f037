/** A square of modules; null where data goes. */
export type Grid = (boolean | null)[][];

const fill = (grid: Grid, row: number, column: number, dark: boolean): void => {
  const line = grid[row];
  if (line && column in line) line[column] = dark;
};

/** A square of rings around a middle, dark where the ring is not `light`. */
function drawRings(grid: Grid, row: number, column: number, reach: number, light: readonly number[]): void {
  for (let down = -reach; down <= reach; down += 1)
    for (let across = -reach; across <= reach; across += 1)
      fill(grid, row + down, column + across, !light.includes(Math.max(Math.abs(down), Math.abs(across))));
}

function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)];
}

/** A value and the remainder of its division, as a code that survives wrong bits. */
function protect(value: number, divisor: number, length: number): number {
  let rest = value;
  for (let turn = 0; turn < length; turn += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return (value << length) | rest;
}

/** Writes which mask was laid over the data, twice. Level M is 00. */
export function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = protect(mask, 0x537, 10) ^ 0x5412;
  for (let index = 0; index < 15; index += 1) {
    const dark = ((bits >>> index) & 1) === 1;
    if (index < 6) fill(grid, index, 8, dark);
    else if (index < 8) fill(grid, index + 1, 8, dark);
    else if (index === 8) fill(grid, 8, 7, dark);
    else fill(grid, 8, 14 - index, dark);
    if (index < 8) fill(grid, 8, size - 1 - index, dark);
    else fill(grid, size - 15 + index, 8, dark);
  }
  fill(grid, size - 8, 8, true);
}

/** A grid with everything that is not data: the three finders, timing, alignment, version and room for the format. */
export function createPatterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (let index = 0; index < size; index += 1) {
    fill(grid, 6, index, index % 2 === 0);
    fill(grid, index, 6, index % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(grid, row, column, 4, [2, 4]);
  const places = alignmentPlaces(version, size);
  for (const row of places)
    for (const column of places) {
      const inFinder =
        (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);
      if (!inFinder) drawRings(grid, row, column, 2, [1]);
    }
  if (version >= 7) {
    const bits = protect(version, 0x1f25, 12);
    for (let index = 0; index < 18; index += 1) {
      const dark = ((bits >>> index) & 1) === 1;
      const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
      fill(grid, near, far, dark);
      fill(grid, far, near, dark);
    }
  }
  drawFormat(grid, 0);
  return grid;
}
