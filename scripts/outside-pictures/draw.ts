import sharp from 'sharp';

/* A process of its own, which `draw-picture.ts` starts: pictures come in, and leave as PNG of the size that is asked for. */

export interface Wish {
  picture: Uint8Array;
  width: number;
  height: number;
}

async function draw({ picture, width, height }: Wish): Promise<void> {
  const drawn = await sharp(picture)
    .resize({ width, height, fit: 'cover' })
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
