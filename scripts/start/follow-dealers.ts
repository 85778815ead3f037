import type { Dealer } from '#config/dealer.ts';
import { formatIssues } from '#config/check/issues.ts';
import { listDealers, loadDealers } from '#config/load/load.ts';
import { followFiles } from '../command/follow-files.ts';

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
  /** Says something to who edits. */
  say: (text: string) => void;
}

const slugOf = ({ site }: Dealer): string => site.slug;

/**
 * Follows the files of a folder of dealers. Passes on new and changed dealers. For a file with mistakes the last good
 * settings stay, and the words of `check` are printed once. Answers a function that stops it.
 */
export function followDealers({ directory, dealers, only, after, use, say }: FollowedDealers): () => void {
  let known = dealers;
  let said = '';

  const read = async (): Promise<void> => {
    const loaded = await loadDealers({ directory, only });
    const issues = formatIssues(loaded.issues);
    if (issues !== said) say(issues || 'The dealer files are right again.');
    said = issues;

    const { slugs } = listDealers(directory);
    const sound = new Set(loaded.dealers.map(slugOf));
    const kept = known.filter((dealer) => slugs.includes(slugOf(dealer)) && !sound.has(slugOf(dealer)));
    const gone = known.map(slugOf).filter((slug) => !slugs.includes(slug) && !sound.has(slug));
    // A dealer is plain data: the same text means the same pages.
    const former = new Map(known.map((dealer) => [slugOf(dealer), JSON.stringify(dealer)]));
    const changed = loaded.dealers.filter((dealer) => former.get(slugOf(dealer)) !== JSON.stringify(dealer));
    known = [...loaded.dealers, ...kept].toSorted((one, other) => (slugOf(one) < slugOf(other) ? -1 : 1));
    await after;
    if (changed.length > 0 || gone.length > 0) await use(known, changed);
    for (const slug of gone)
      say(`${slug} has no file any more. Its site is served until npm run build -- --prune takes it away.`);
  };
  return followFiles(directory, read, say);
}
