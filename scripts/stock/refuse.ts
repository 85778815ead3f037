import { isSample } from '../sandbox/sample/outdated.ts';
import { describeDrop } from './drop.ts';
import { Failure } from '../command/failure.ts';
import { countDocuments } from './index/collections.ts';
import type { IndexAddress } from './index/request.ts';
import type { Reason } from './reasons.ts';

interface Total {
  read: number;
  imported: number;
}

/** Throws a Failure when a feed would leave a dealer without any stock. */
export function refuseNothing(
  { read, imported }: Total,
  { file, rejectsFile, reasons }: { file: string; rejectsFile: string; reasons: Reason[] },
): void {
  if (read === 0) throw new Failure(`${file} has no rows. The stock stays as it is.`);
  if (imported > 0) return;
  const [most] = reasons;
  throw new Failure(
    `${read === 1 ? 'The only row' : `All ${read} rows`} of ${file} ${read === 1 ? 'was' : 'were'} rejected, so the stock stays as it is. The reasons are in ${rejectsFile}. ` +
      (most ? `Most often (${most.count}): ${most.reason}. ` : '') +
      'Do the columns have other names? A mapping (--mapping) says which is which.',
  );
}

/** A few vehicles may all be sold or replaced between two feeds; a broken feed loses a yard. */
const leastMissed = 100;

/**
 * Throws a Failure when the live stock would shrink by more than the dealer's share (0…1), as the build does. Nobody
 * misses sample stock. A null share lets any amount vanish.
 */
export async function refuseDrop(
  index: IndexAddress,
  alias: string,
  { imported, share }: { imported: number; share: number | null },
): Promise<void> {
  if (share === null) return;
  const former = await countDocuments(index, alias);
  const drop = describeDrop(former, imported, share);
  if (drop === null || (former ?? 0) - imported < leastMissed || (await isSample(index, alias))) return;
  throw new Failure(`${drop} The stock stays as it is. If this is right, import with --force.`);
}
