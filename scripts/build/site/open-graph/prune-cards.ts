import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { dropKept } from '../../kept.ts';

/** Where cards are kept from build to build. */
export const cardCacheOf = (data: string): string => path.join(data, 'open-graph');

const month = 30 * 86_400_000;

/** Removes kept cards that no site links any more and that no build used for a month. `now` is in milliseconds. */
export function pruneCards(cache: string, now = Date.now()): void {
  for (const name of globSync('*/*', { cwd: cache })) {
    const file = path.join(cache, name);
    const { nlink, mtimeMs } = statSync(file);
    if (nlink === 1 && now - mtimeMs > month) dropKept(file);
  }
}
