import sharp from 'sharp';
import type { PictureSize } from './picture-size.ts';

/* A process of its own, which `draw-picture.ts` starts: pictures come in, and leave as PNG of the size that is asked for. */

export interface Wish {
  picture: Uint8Array;
  size: PictureSize;
}

async function draw({ picture, size }: Wish): Promise<void> {
  const drawn = await sharp(picture)
    .resize(size)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(() => null);
  process.send?.(drawn);
}

process.on('message', (wish: Wish) => void draw(wish));
// An exit would wait until all is drawn.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
