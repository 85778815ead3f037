import type { Dealer } from '#config/dealer.ts';

/** Dealers as they are now, and as they were when somebody read them last. */
export interface KnownDealers {
  read: () => Promise<readonly Dealer[]>;
  known: () => readonly Dealer[];
  /** As they are now; null where there is nowhere to read them from, so that nobody can say what they do not have. */
  readTold: () => Promise<readonly Dealer[] | null>;
}

/** Follows the dealers of a sandbox; files that cannot be read leave those of before. */
export function createKnownDealers(load: (() => Promise<readonly Dealer[]>) | undefined): KnownDealers {
  let known: readonly Dealer[] = [];
  const read = async (): Promise<readonly Dealer[]> => {
    try {
      known = (await load?.()) ?? [];
    } catch (error) {
      // No lead is lost because a dealer file is.
      console.error('The dealers cannot be read; those of before count.', error);
    }
    return known;
  };
  return { read, known: () => known, readTold: async () => (load ? read() : null) };
}
