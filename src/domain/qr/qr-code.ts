import { createCodewords, findVersion } from './codewords.ts';
import { judge, masks } from './masks.ts';
import { createPatterns, drawFormat, type Grid } from './patterns.ts';

/** Rows of modules, true where dark, without the quiet zone of 4 around them. */
export type QrCode = readonly (readonly boolean[])[];

/** Lays the bits into the free places, two columns at a time, up and down from the right; turned around by the mask. */
function drawData(
  patterns: Grid,
  bytes: readonly number[],
  mask: (row: number, column: number) => boolean,
): Grid {
  const grid = patterns.map((row) => [...row]);
  const size = grid.length;
  let bit = 0;
  for (let pair = size - 1; pair >= 1; pair -= 2) {
    const right = pair <= 6 ? pair - 1 : pair;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const row = upwards ? size - 1 - step : step;
        const line = grid[row];
        if (!line || line[column] !== null) continue;
        const dark = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
        line[column] = dark !== mask(row, column);
      }
  }
  return grid;
}

/**
 * The QR code of a text, for example an address: bytes, error correction M, the smallest version from 1 to 10 and the
 * mask that reads best. Null when the text is longer than 213 bytes.
 */
export function createQrCode(text: string): QrCode | null {
  const data = new TextEncoder().encode(text);
  const version = findVersion(data.length);
  if (version === null) return null;
  const bytes = createCodewords(data, version);
  const patterns = createPatterns(version);
  const candidates = masks.map((mask, number) => {
    const grid = drawData(patterns, bytes, mask);
    drawFormat(grid, number);
    const modules = grid.map((row) => row.map((dark) => dark === true));
    return { modules, points: judge(modules) };
  });
  return candidates.reduce((best, next) => (next.points < best.points ? next : best)).modules;
}

/** The dark modules as the path of a drawing whose unit is a module, one stroke a run. */
export const drawQrPath = (code: QrCode): string =>
  code
    .map((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join(''),
    )
    .join('');
