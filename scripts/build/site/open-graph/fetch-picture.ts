import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchPicture, NoPicture } from '../../../outside-pictures/fetch-picture.ts';

/** Failures in a row after which an image server counts as down, so that a build does not wait for every picture. */
const failuresInARow = 3;

/**
 * Pictures of one site from image servers, or from its folder where the address is a path. Null when it cannot be had.
 *
 * @param trusted origins that may be inside of a network: those of the site's own services
 */
export function createPictureReader(
  siteFolder: string,
  trusted: readonly string[],
): (address: string) => Promise<Buffer | null> {
  const failures = new Map<string, number>();

  async function download(address: string): Promise<Buffer | null> {
    const { origin } = new URL(address);
    const failed = failures.get(origin) ?? 0;
    if (failed >= failuresInARow) return null;
    try {
      const picture = await fetchPicture(address, trusted);
      failures.set(origin, 0);
      return picture;
    } catch (error) {
      // A server that says no is not down.
      failures.set(origin, error instanceof NoPicture ? 0 : failed + 1);
      return null;
    }
  }

  return async (address) => {
    if (URL.canParse(address)) return /^https?:/.test(address) ? await download(address) : null;
    return await readFile(path.join(siteFolder, path.posix.normalize(address))).catch(() => null);
  };
}
