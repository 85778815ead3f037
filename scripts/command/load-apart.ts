import { explainBrokenOff, readingEnds } from '#config/check/broken-off.ts';
import { loadDealers, type DealerLoader, type LoadOptions } from '#config/load/load.ts';
import type { LoadedDealer } from '#config/load/load-dealer.ts';
import { createApart, Ended } from './apart.ts';

/** What a process that reads files of dealers is told at its start. */
export interface Loading {
  directory: string;
  readsToTheEnd: boolean;
  /** Epoch seconds. */
  now: number;
}

/** What it is asked for. */
export interface LoadingJob {
  work: keyof DealerLoader;
  slug: string;
}

/** Of one dealer: the largest take some hundred megabytes, and the steps of loading have limits of time of their own. */
const mostMegabytes = 1_000;
const longest = 240_000;

/**
 * Loads dealers as `loadDealers` does, with a process of its own for all that is read of their files. A dealer whose files take
 * all memory ends that process alone: it becomes an error of that dealer, and the others are read by the next process.
 *
 * @param megabytes that the process may take for objects and texts
 */
export async function loadDealersApart(
  {
    directory = 'dealers',
    readsToTheEnd = false,
    now = Math.floor(Date.now() / 1000),
    ...options
  }: Omit<LoadOptions, 'loader'>,
  megabytes = mostMegabytes,
): ReturnType<typeof loadDealers> {
  const loading: Loading = { directory, readsToTheEnd, now };
  const file = new URL('loading-process.ts', import.meta.url);
  const apart = createApart<LoadingJob>(file, loading, megabytes);
  const loader: DealerLoader = {
    load: async (slug) => {
      try {
        const loaded = await apart.ask<LoadedDealer>({ work: 'load', slug }, longest);
        // Its pictures, still being drawn, would hold up those of the next dealer.
        if (loaded.isUnfinished) apart.stop();
        return loaded;
      } catch (error) {
        if (!(error instanceof Ended)) throw error;
        return explainBrokenOff(slug, directory, readingEnds[error.reason]);
      }
    },
    readAddress: (slug) =>
      apart
        .ask<Awaited<ReturnType<DealerLoader['readAddress']>>>({ work: 'readAddress', slug }, longest)
        .catch(() => null),
  };
  try {
    return await loadDealers({ ...options, directory, readsToTheEnd, now, loader });
  } finally {
    apart.stop();
  }
}
