import type { Dealer } from '#config/dealer.ts';
import { createDealerReading } from '../command/dealer-reading.ts';
import { followFiles } from '../command/follow-files.ts';
import { loadDealersApart } from '../command/load-apart.ts';
import { readOnce } from './read-once.ts';

/**
 * Dealers as their files are now, for a server that runs for months, from the first time on that somebody asks. For a file with
 * mistakes the last good settings count, and the words of `check` are said. What cannot be read at all is read anew by the next
 * who asks.
 */
export function followDealersNow(
  directory: string,
  say: (text: string) => void,
): { dealers: () => Promise<readonly Dealer[]>; stop: () => void } {
  const readAgain = createDealerReading({ directory, dealers: [], load: loadDealersApart, say });
  let known: readonly Dealer[] = [];
  let last: Promise<void> = Promise.resolve();
  /** One after the other: what was read last counts. */
  const read = (): Promise<void> =>
    (last = last
      .catch(() => undefined)
      .then(async () => {
        known = (await readAgain()).dealers;
      }));
  let unwatch: (() => void) | null = null;
  const readFirst = readOnce(() => {
    unwatch ??= followFiles(directory, read, say);
    return read();
  });
  const dealers = async (): Promise<readonly Dealer[]> => {
    await readFirst();
    return known;
  };
  return { dealers, stop: () => unwatch?.() };
}
