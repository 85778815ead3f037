import { isSample } from '../sandbox/sample/outdated.ts';
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

/** What may vanish between two imports unasked: a fifth, or the dealer's own share where that is less. */
const mostLost = 0.2;

/** A few may all be sold or end between two feeds. */
const leastMissed = 5;

const percent = new Intl.NumberFormat('en-AU', { style: 'percent' });

/**
 * Throws a Failure when a feed has lost much against what is live, which is the last import: rather a broken feed than a
 * busy day. `share` is the dealer's (0…1); null lets any amount vanish. Nobody misses sample stock.
 */
export async function refuseDrop(
  index: IndexAddress,
  alias: string,
  { imported, share, kind = 'vehicles' }: { imported: number; share: number | null; kind?: string },
): Promise<void> {
  if (share === null) return;
  const former = (await countDocuments(index, alias)) ?? 0;
  const lost = former - imported;
  const limit = Math.min(share, mostLost);
  if (lost < leastMissed || lost <= former * limit || (await isSample(index, alias))) return;
  throw new Failure(
    `The last import had ${former} ${kind}, this one has ${imported} (${percent.format(lost / former)} less). ` +
      `More than ${percent.format(limit)} less is rather a broken feed, so what is in the index stays as it is. ` +
      'If this is right, import with --force.',
  );
}
