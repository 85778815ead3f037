import { readingEnds } from '#config/check/broken-off.ts';
import { createApart, Ended } from '../command/apart.ts';
import { compareDealers, type Comparison, type DealerChanges } from './dealer-changes.ts';

/** Of one dealer. */
const megabytes = 1_000;
const longest = 60_000;

/** Compares dealers as `compareDealers` does, with a process of its own for what is read of their files. */
export async function compareDealersApart(
  comparison: Comparison,
  only: readonly string[],
): Promise<DealerChanges[]> {
  const file = new URL('comparing-process.ts', import.meta.url);
  const apart = createApart<{ slug: string }>(file, comparison, megabytes);
  try {
    return await compareDealers(comparison, only, (slug) =>
      apart.ask<readonly string[]>({ slug }, longest).catch((error: unknown) => {
        if (!(error instanceof Ended)) throw error;
        return [`cannot be compared: ${readingEnds[error.reason]}`];
      }),
    );
  } finally {
    apart.stop();
  }
}
