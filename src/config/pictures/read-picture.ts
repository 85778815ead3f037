import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import sharp from 'sharp';
import { isEndlessPicture } from './endless-picture.ts';
import { findPictureKind, tellingBytes } from './picture-kind.ts';
import { readSvg, type SvgFacts } from './svg.ts';

/** What a file is as a picture. Sizes are pixels as it is seen, turned the way the camera was held. */
export type ReadPicture =
  | {
      kind: 'picture';
      /** Null for a drawing that states no size. */
      size: { width: number; height: number } | null;
      /** Whether it is made of pixels that stand still: only such a one is resized and converted. */
      resizable: boolean;
      faults: SvgFacts['faults'];
    }
  /** Something else under the name of a picture. */
  | { kind: 'other' }
  /** A picture that nobody can read. */
  | { kind: 'broken' };

/** Pixels of a picture, both sides multiplied: what a build can hold in memory. */
export const mostPixels = 60_000_000;

/** Endings that browsers draw as pictures. */
const pictureEnding = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** Whether a file has the name of a picture that browsers draw. */
export const isNamedPicture = (file: string): boolean => pictureEnding.test(file);

/** Whether a file has the name of a drawing. */
export const isNamedDrawing = (file: string): boolean => /\.svg$/i.test(file);

/**
 * Signs that stand in no XML, and the beginning of UTF-16. Encodings that are not UTF-8 have them, in which browsers read other
 * letters than are judged here.
 */
const foreignSigns = /^(?:\xff\xfe|\xfe\xff)|[^\t\n\r\x20-\xff]/;
const foreign: SvgFacts = { size: null, faults: [{ line: 1, found: 'an encoding that is not UTF-8' }] };

function readDrawing(file: string): ReadPicture {
  const bytes = readFileSync(file);
  const svg = foreignSigns.test(bytes.toString('latin1')) ? foreign : readSvg(bytes.toString());
  return svg ? { kind: 'picture', ...svg, resizable: false } : { kind: 'other' };
}

function readBeginning(file: string): Buffer {
  const start = Buffer.alloc(tellingBytes);
  const handle = openSync(file, 'r');
  try {
    return start.subarray(0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}

async function readPixels(file: string): Promise<ReadPicture> {
  const kind = findPictureKind(readBeginning(file));
  if (kind === null || kind === 'heic') return { kind: 'other' };
  if (isEndlessPicture(readFileSync(file))) return { kind: 'broken' };
  try {
    const { autoOrient, pages = 1, format, compression } = await sharp(file).metadata();
    // Some photos in HEIC begin like AVIF. Browsers do not draw them.
    if (format === 'heif' && compression !== 'av1') return { kind: 'other' };
    const { width, height } = autoOrient;
    return {
      kind: 'picture',
      size: { width, height },
      resizable: pages === 1 && format !== 'gif',
      faults: [],
    };
  } catch {
    return { kind: 'broken' };
  }
}

/** Whether a picture can be read to its end. Takes some 50 ms for a photo; its colours, whose profile may take minutes, do not matter. */
const isWhole = (file: string): Promise<boolean> =>
  sharp(file, { failOn: 'truncated', limitInputPixels: mostPixels, ignoreIcc: true })
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** Pixels of pictures that may still be read to their end; less than zero once one was too large for what was left. */
export interface PixelBudget {
  left: number;
}

/**
 * Reads what kind of picture a file is and how large, by its beginning.
 *
 * @param budget for a picture to be read to its end, so that one that ends early is told; without it, or beyond it, it passes
 */
export async function readPicture(file: string, budget: PixelBudget | null = null): Promise<ReadPicture> {
  if (isNamedDrawing(file)) return readDrawing(file);
  const picture = await readPixels(file);
  if (!budget || picture.kind !== 'picture' || !picture.size) return picture;
  const pixels = picture.size.width * picture.size.height;
  // One that is too large is told as such.
  if (pixels > mostPixels) return picture;
  budget.left -= pixels;
  return budget.left >= 0 && !(await isWhole(file)) ? { kind: 'broken' } : picture;
}
