import type { Dealer } from '#config/dealer.ts';
import { formatIssues } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import { watchFolders } from './watch-folders.ts';

/** How long files must be still, in milliseconds: editors write one file in several steps. */
const stillFor = 150;

export interface FollowedDealer {
  directory: string;
  slug: string;
  /** What is shown when following begins. */
  dealer: Dealer;
  /** Takes up other settings; one at a time, and only ones that `check` passes. */
  use: (dealer: Dealer) => Promise<void>;
  /** Says something to who edits. */
  say: (text: string) => void;
}

/**
 * Follows the files that a dealer's settings come from: defaults, layers, its own, legal texts. Other settings are handed
 * on; a mistake is told as `check` tells it, and the last good settings stay. Ends with the function that it returns.
 */
export function followDealer({ directory, slug, dealer, use, say }: FollowedDealer): () => void {
  // A dealer is plain data: the same text means the same pages.
  let used = JSON.stringify(dealer);
  let wasWrong = false;
  let busy = false;
  let changed = false;
  let timer: NodeJS.Timeout | undefined;

  const read = async (): Promise<void> => {
    const { dealers, issues } = await loadDealers({ directory, only: [slug] });
    if (issues.length > 0) say(formatIssues(issues));
    const [found] = dealers;
    if (!found) say('The site keeps its last good settings.');
    const text = found ? JSON.stringify(found) : used;
    if (found && text !== used) {
      await use(found);
      used = text;
    } else if (found && wasWrong) say('The settings are right again.');
    wasWrong = !found;
  };
  const readWhileChanged = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (changed) {
      changed = false;
      await read().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
    }
    busy = false;
  };
  const unwatch = watchFolders(directory, (name) => {
    if (!/\.(ya?ml|md)$/i.test(name)) return;
    changed = true;
    clearTimeout(timer);
    timer = setTimeout(() => void readWhileChanged(), stillFor);
  });
  return () => {
    clearTimeout(timer);
    unwatch();
  };
}
