import { formatIssues } from '#config/check/issues.ts';
import { loadDealersApart } from '../../command/load-apart.ts';
import { IndexError } from '../../stock/index/error.ts';
import type { IndexAddress } from '../../stock/index/request.ts';
import { fillSample } from './fill.ts';
import { startOfDay } from './stock.ts';
import { describeSample } from './dealer.ts';

/** What an index answers that has too much to do. */
const busy: readonly (number | null)[] = [408, 429, 503];

/**
 * Fills an index with sample stock for every dealer file that is sound, and says what it does. An index that is too busy, because
 * visitors ask a server as soon as it listens, keeps what it has, which is said.
 */
export async function fillFromFiles(index: IndexAddress, directory = 'dealers'): Promise<void> {
  const { dealers, issues } = await loadDealersApart({ directory });
  if (issues.length > 0) console.error(formatIssues(issues));
  await fillSample({
    ...index,
    dealers: dealers.map(describeSample),
    now: startOfDay(Date.now()),
    onProgress: ({ dealer, vehicles, done, total }) => {
      if (vehicles !== null) console.log(`  sample stock ${done}/${total}: ${dealer}, ${vehicles} vehicles`);
    },
  }).catch((error: unknown) => {
    if (!(error instanceof IndexError) || !busy.includes(error.status)) throw error;
    console.error(`Sample stock is left as it is. ${error.message}\nStart again when there is less to do.`);
  });
}
