import type { Dealer } from '#config/dealer.ts';
import { createDealerReading } from '../command/dealer-reading.ts';
import { followFiles } from '../command/follow-files.ts';
import { loadDealersApart } from '../command/load-apart.ts';

export interface FollowedDealers {
  directory: string;
  /** Dealers as they are when following begins. */
  dealers: readonly Dealer[];
  /** Dealers to follow; all when left out, also ones that are added. */
  only?: readonly string[] | undefined;
  /** What runs when following begins, such as the first build; what is saved meanwhile is passed on after it. */
  after: Promise<void>;
  /** Receives all dealers and those that are new or changed; one call at a time. */
  use: (dealers: readonly Dealer[], changed: readonly Dealer[]) => Promise<void>;
  /** Whether dealers still wait for a build: then each save is passed on, also one that changes nothing. */
  isAnyWaiting?: () => boolean;
  /** Says something to who edits. */
  say: (text: string) => void;
}

/**
 * Follows the files of a folder of dealers. Passes on new and changed dealers. For a file with mistakes the last good
 * settings stay, and the words of `check` are printed once. Answers a function that stops it.
 */
export function followDealers({
  after,
  use,
  isAnyWaiting = () => false,
  ...folder
}: FollowedDealers): () => void {
  const { directory, say } = folder;
  const readAgain = createDealerReading({ ...folder, load: loadDealersApart });
  const read = async (): Promise<void> => {
    const { dealers, listChanged, gone } = await readAgain();
    const changed = listChanged();
    await after;
    if (changed.length > 0 || gone.length > 0 || isAnyWaiting()) await use(dealers, changed);
    for (const slug of gone)
      say(`${slug} has no file any more. Its site is served until npm run build -- --prune takes it away.`);
  };
  return followFiles(directory, read, say);
}
