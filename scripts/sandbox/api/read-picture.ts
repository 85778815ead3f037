import sharp from 'sharp';
import { fetchPicture } from '../../outside-pictures/fetch-picture.ts';

/** Pixels of a picture in a PDF, twice what its 300 points need on paper. */
const size = { width: 900, height: 600 };

/**
 * Reads pictures for PDFs, as JPEG: those of the sandbox by `own`, which takes the path below /images, others over the
 * network, from public addresses and `trusted` origins. Null when one cannot be had, so that a PDF is made without it.
 */
export function createPictureReader(
  own: (path: string) => Promise<Response>,
  trusted: readonly string[] = [],
) {
  return async (address: string): Promise<Buffer | null> => {
    try {
      const url = new URL(address);
      const query = 'width=960&quality=80&format=jpeg';
      const path = /^\/images(\/.*)$/.exec(url.pathname)?.[1];
      const mine = path ? await own(`${path}?${query}`) : null;
      const picture = mine?.ok ? Buffer.from(await mine.arrayBuffer()) : await fetchPicture(address, trusted);
      return await sharp(picture)
        .resize({ ...size, fit: 'cover' })
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .jpeg({ quality: 82 })
        .toBuffer();
    } catch (error) {
      console.warn(`The picture ${address} cannot be put into a PDF:`, error);
      return null;
    }
  };
}
