import { formatIssues } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import type { IndexAddress } from '../../stock/index/request.ts';
import { fillSample } from './fill.ts';
import { startOfDay } from './stock.ts';
import { describeSample } from './dealer.ts';

/** Fills an index with sample stock for every dealer file that is sound, and says what it does. */
export async function fillFromFiles(index: IndexAddress, directory = 'dealers'): Promise<void> {
  const { dealers, issues } = await loadDealers({ directory });
  if (issues.length > 0) console.error(formatIssues(issues));
  await fillSample({
    ...index,
    dealers: dealers.map(describeSample),
    now: startOfDay(Date.now()),
    onProgress: ({ dealer, vehicles, done, total }) => {
      if (vehicles !== null) console.log(`  sample stock ${done}/${total}: ${dealer}, ${vehicles} vehicles`);
    },
  });
}
