import sharp from 'sharp';
import type { PictureSize } from './picture-size.ts';

/* A process of its own, which `draw-picture.ts` starts: pictures come in, and leave as PNG of the size that is asked for. */

export interface Wish {
  picture: Uint8Array;
  size: PictureSize;
}

/** What leaves: the picture, or why there is none. */
export type Drawn = Uint8Array | string;

const mostPixels = 50_000_000;

const explain = (error: unknown): string =>
  error instanceof Error && /pixel limit/.test(error.message)
    ? 'it has too many pixels'
    : 'it cannot be drawn';

async function draw({ picture, size }: Wish): Promise<void> {
  const drawn: Drawn = await sharp(picture, { limitInputPixels: mostPixels })
    .resize(size)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(explain);
  process.send?.(drawn);
}

process.on('message', (wish: Wish) => void draw(wish));
// An exit would wait until all is drawn.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
