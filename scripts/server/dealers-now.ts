import type { Dealer } from '#config/dealer.ts';
import { createDealerReading } from '../command/dealer-reading.ts';
import { describeDiskProblem } from '../command/disk-problem.ts';
import { followFiles } from '../command/follow-files.ts';
import { loadDealersApart } from '../command/load-apart.ts';
import { noteKnownAddresses, readKnownAddresses } from './known-addresses.ts';
import { readOnce } from './read-once.ts';

/**
 * Dealers as their files are now, for a server that runs for months, from the first time on that somebody asks. For a file with
 * mistakes the last good settings count, and the words of `check` are said. What cannot be read at all is read anew by the next
 * who asks. In the data folder stands who had which address, also after a restart.
 */
export function followDealersNow(
  directory: string,
  data: string,
  say: (text: string) => void,
): { dealers: () => Promise<readonly Dealer[]>; addresses: () => readonly string[]; stop: () => void } {
  let addresses: readonly string[] = [];
  const load: typeof loadDealersApart = async (folder) => {
    const loaded = await loadDealersApart({ ...folder, published: readKnownAddresses(data, directory) });
    try {
      noteKnownAddresses(data, loaded.dealers);
    } catch (error) {
      say(`Nobody notes who has which address. ${describeDiskProblem(error) ?? String(error)}`);
    }
    // Where a dealer moves, its site stands at the former address until it is built.
    const noted = readKnownAddresses(data, directory).map(({ url }) => url);
    addresses = [...new Set([...addresses, ...noted])];
    return loaded;
  };
  const readAgain = createDealerReading({ directory, dealers: [], load, say });
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
  return { dealers, addresses: () => addresses, stop: () => unwatch?.() };
}
