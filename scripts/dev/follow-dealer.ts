import type { Dealer } from '#config/dealer.ts';
import { formatIssues } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import { followFiles } from '../command/follow-files.ts';

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
  return followFiles(directory, read, say);
}
