import type { Dealer } from '#config/dealer.ts';
import { formatIssues } from '#config/check/issues.ts';
import { listDealers, type loadDealers, type LoadOptions } from '#config/load/load.ts';
import { explainUnreadableFolder } from '#config/check/rights.ts';

/** Whose files are read, and who is told of mistakes. */
export interface DealerFolder {
  directory: string;
  /** Dealers to read; all when left out, also ones that are added. */
  only?: readonly string[] | undefined;
  /** Dealers as they were read last. */
  dealers: readonly Dealer[];
  load: (folder: Pick<LoadOptions, 'directory' | 'only'>) => ReturnType<typeof loadDealers>;
  say: (text: string) => void;
}

/** What the files of a folder say now. */
export interface DealersNow {
  dealers: readonly Dealer[];
  /** Those that are new or changed since the last reading; all are compared as texts, which takes its time. */
  listChanged: () => readonly Dealer[];
  /** Slugs of those whose file is gone. */
  gone: readonly string[];
}

const slugOf = ({ site }: Dealer): string => site.slug;

/**
 * Reads the files of a folder each time that it is called. For a file with mistakes the last good settings stay, and the words
 * of `check` are said once.
 */
export function createDealerReading({ directory, only, dealers, load, say }: DealerFolder) {
  let known = dealers;
  let said = '';
  return async (): Promise<DealersNow> => {
    const loaded = await load({ directory, only });
    const issues = formatIssues(loaded.issues);
    if (issues !== said) say(issues || 'The dealer files are right again.');
    said = issues;
    // Whoever puts another folder in its place, or takes our rights away, takes no dealer away.
    if (explainUnreadableFolder(directory) !== null)
      return { dealers: known, listChanged: () => [], gone: [] };

    const { slugs } = listDealers(directory);
    const sound = new Set(loaded.dealers.map(slugOf));
    const kept = known.filter((dealer) => slugs.includes(slugOf(dealer)) && !sound.has(slugOf(dealer)));
    const gone = known.map(slugOf).filter((slug) => !slugs.includes(slug) && !sound.has(slug));
    const former = new Map(known.map((dealer) => [slugOf(dealer), dealer]));
    // A dealer is plain data: the same text means the same pages.
    const listChanged = (): readonly Dealer[] =>
      loaded.dealers.filter(
        (dealer) => JSON.stringify(former.get(slugOf(dealer))) !== JSON.stringify(dealer),
      );
    known = [...loaded.dealers, ...kept].toSorted((one, other) => (slugOf(one) < slugOf(other) ? -1 : 1));
    return { dealers: known, listChanged, gone };
  };
}
