import sharp from 'sharp';
import { drawPicture, EndlessPicture, type DrawPicture } from '../../outside-pictures/draw-picture.ts';
import { fetchPicture } from '../../outside-pictures/fetch-picture.ts';
import { NoPicture } from '../../outside-pictures/no-picture.ts';
import type { PictureSize } from '../../outside-pictures/picture-size.ts';
import { createTurns } from '../images/turns.ts';

/** Pixels of a picture in a PDF, twice what its 300 points need on paper. */
const size: PictureSize = { width: 900, height: 600, fit: 'cover' };
const quality = 82;
/** How the sandbox itself is asked for one. It makes it a little wider, in the same ratio. */
const query = `width=${size.width}&height=${size.height}&quality=${quality}&format=jpeg`;

/** Pictures from elsewhere that are fetched at once, of 15 MB at most, and of one stock: nobody waits behind another one's. */
const atOnce = { all: 4, each: 3 };

/** Milliseconds for which nobody waits again for a server that did not answer, or for a stock whose picture had no end. */
const rest = { silent: 60_000, endless: 600_000 };
/** Milliseconds after which a server that says no kept others waiting as one that is silent. */
const late = 2_000;
/** Servers that are remembered so at once. */
const mostSilent = 1_000;

/**
 * Reads pictures for PDFs, as JPEG: those of the sandbox by `own`, which takes the path below /images, others over the
 * network, from public addresses and `trusted` origins, in turns by `stock`, whose picture it is. Null when one cannot be had, so that a PDF is made without it.
 */
export function createPictureReader(
  own: (path: string) => Promise<Response>,
  trusted: readonly string[] = [],
  draw: DrawPicture = drawPicture,
) {
  const inTurn = createTurns(atOnce);
  const silent = new Map<string, number>();
  const isSilent = (who: string): boolean => (silent.get(who) ?? 0) > Date.now();
  const remember = (who: string, milliseconds: number): void => {
    if (silent.size >= mostSilent) silent.clear();
    silent.set(who, Date.now() + milliseconds);
  };
  const readOutside = async (address: string, stock: string): Promise<Buffer> => {
    const { host } = new URL(address);
    if (isSilent(`host ${host}`)) throw new Error(`${host} did not answer a moment ago`);
    if (isSilent(`stock ${stock}`)) throw new Error('a picture of the same stock had no end a moment ago');
    const asked = performance.now();
    const picture = await fetchPicture(address, trusted).catch((error: unknown) => {
      const wasQuick = error instanceof NoPicture && performance.now() - asked < late;
      if (!wasQuick) remember(`host ${host}`, rest.silent);
      throw error;
    });
    silent.delete(`host ${host}`);
    const drawn = await draw(picture, size).catch((error: unknown) => {
      if (error instanceof EndlessPicture) remember(`stock ${stock}`, rest.endless);
      throw error;
    });
    return await sharp(drawn).jpeg({ quality }).toBuffer();
  };
  return async (address: string, stock: string): Promise<Buffer | null> => {
    try {
      const url = new URL(address);
      const path = /^\/images(\/.*)$/.exec(url.pathname)?.[1];
      const mine = path ? await own(`${path}?${query}`) : null;
      // Films lie there as well.
      if (mine?.headers.get('content-type') === 'image/jpeg') return Buffer.from(await mine.arrayBuffer());
      return await inTurn(stock, () => readOutside(address, stock));
    } catch (error) {
      console.warn(`The picture ${address} cannot be put into a PDF:`, error);
      return null;
    }
  };
}
