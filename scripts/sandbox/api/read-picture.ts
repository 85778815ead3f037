import sharp from 'sharp';
import { fetchPicture, NoPicture } from '../../outside-pictures/fetch-picture.ts';
import { createSlots } from '../../outside-pictures/slots.ts';

/** Pixels of a picture in a PDF, twice what its 300 points need on paper. */
const size = { width: 900, height: 600 };

/** Pictures from elsewhere that are fetched at once, of 15 MB at most, and drawn at once: one of 50 million pixels takes 300 MB. */
const mostAtOnce = { fetched: 4, drawn: 1 };

/** Milliseconds for which nobody waits again for a server that did not answer: PDFs of all dealers share the slots. */
const rest = 60_000;
/** Servers that are remembered so at once. */
const mostSilent = 1_000;

const draw = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer();

/**
 * Reads pictures for PDFs, as JPEG: those of the sandbox by `own`, which takes the path below /images, others over the
 * network, from public addresses and `trusted` origins. Null when one cannot be had, so that a PDF is made without it.
 */
export function createPictureReader(
  own: (path: string) => Promise<Response>,
  trusted: readonly string[] = [],
) {
  const fetchInSlot = createSlots(mostAtOnce.fetched);
  const drawInSlot = createSlots(mostAtOnce.drawn);
  const silent = new Map<string, number>();
  const readOutside = async (address: string): Promise<Buffer> => {
    const { host } = new URL(address);
    if ((silent.get(host) ?? 0) > Date.now()) throw new Error(`${host} did not answer a moment ago`);
    const picture = await fetchPicture(address, trusted).catch((error: unknown) => {
      if (silent.size >= mostSilent) silent.clear();
      if (!(error instanceof NoPicture)) silent.set(host, Date.now() + rest);
      throw error;
    });
    silent.delete(host);
    return drawInSlot(() => draw(picture));
  };
  return async (address: string): Promise<Buffer | null> => {
    try {
      const url = new URL(address);
      const query = 'width=960&quality=80&format=jpeg';
      const path = /^\/images(\/.*)$/.exec(url.pathname)?.[1];
      const mine = path ? await own(`${path}?${query}`) : null;
      if (mine?.ok) return await draw(Buffer.from(await mine.arrayBuffer()));
      return await fetchInSlot(() => readOutside(address));
    } catch (error) {
      console.warn(`The picture ${address} cannot be put into a PDF:`, error);
      return null;
    }
  };
}
