import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a picture may take: seconds to arrive, and bytes. */
const patience = 10_000;
const most = 20_000_000;
/** Failures in a row after which an image server counts as down, so that a build does not wait for every picture. */
const failuresInARow = 3;

/** Pictures of one site from image servers, or from its folder where the address is a path. Null when it cannot be had. */
export function createPictureReader(siteFolder: string): (address: string) => Promise<Buffer | null> {
  const failures = new Map<string, number>();

  async function download(address: string): Promise<Buffer | null> {
    const { origin } = new URL(address);
    const failed = failures.get(origin) ?? 0;
    if (failed >= failuresInARow) return null;
    try {
      const headers = { accept: 'image/jpeg,image/png;q=0.9,image/svg+xml;q=0.8,image/*;q=0.5' };
      const response = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
      const picture = response.ok ? Buffer.from(await response.arrayBuffer()) : null;
      // A server that says no is not down.
      failures.set(origin, 0);
      return picture !== null && picture.length <= most ? picture : null;
    } catch {
      failures.set(origin, failed + 1);
      return null;
    }
  }

  return async (address) => {
    if (URL.canParse(address)) return /^https?:/.test(address) ? await download(address) : null;
    return await readFile(path.join(siteFolder, path.posix.normalize(address))).catch(() => null);
  };
}
