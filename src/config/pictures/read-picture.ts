import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
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

/** Endings that browsers draw as pictures. */
const pictureEnding = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** Whether a file has the name of a picture that browsers draw. */
export const isNamedPicture = (file: string): boolean => pictureEnding.test(file);

/** How pictures of pixels begin, in letters of Latin-1. */
const beginnings = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:avi[fs]|mif1|msf1))/;

function readDrawing(file: string): ReadPicture {
  const svg = readSvg(readFileSync(file, 'utf8'));
  return svg ? { kind: 'picture', ...svg, resizable: false } : { kind: 'other' };
}

function readBeginning(file: string): string {
  const start = Buffer.alloc(32);
  const handle = openSync(file, 'r');
  try {
    return start.toString('latin1', 0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}

async function readPixels(file: string): Promise<ReadPicture> {
  if (!beginnings.test(readBeginning(file))) return { kind: 'other' };
  try {
    const { autoOrient, pages = 1, format, compression } = await sharp(file).metadata();
    // The photos of some phones (HEIC) begin like AVIF. Browsers do not draw them.
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

/** Reads what kind of picture a file is and how large, by its beginning: one that ends early passes. */
export const readPicture = (file: string): Promise<ReadPicture> =>
  extname(file).toLowerCase() === '.svg' ? Promise.resolve(readDrawing(file)) : readPixels(file);
