import { availableParallelism } from 'node:os';
import { executeOrder } from './execute-order.ts';
import type { BuildContext, Order } from './judge-target.ts';
import { reportFailure } from '../report/report-failure.ts';
import { makeKits, pruneKits } from './kits.ts';
import { cardCacheOf, pruneCards } from '../site/open-graph/prune-cards.ts';
import { pictureCacheOf, prunePictures } from '../site/pictures/picture-cache.ts';
import type { TargetReport } from '../report/report.ts';
import { nameTarget } from './target-plan.ts';
import { WorkerPool } from './worker-pool.ts';

/** Makes the kits that are missing, then the sites, the longest first. */
export async function executeOrders(
  orders: readonly Order[],
  context: BuildContext,
  finish: (report: TargetReport) => void,
  signal?: AbortSignal,
): Promise<void> {
  const pool = new WorkerPool(chooseJobs(context.options.jobs, orders.length));
  const stop = (): void => pool.stop();
  signal?.addEventListener('abort', stop);
  const duration = ({ target }: Order): number => context.state.read(nameTarget(target))?.seconds ?? 1;
  try {
    signal?.throwIfAborted();
    const problems = await makeKits(
      orders.map(({ kit }) => kit),
      pool,
    );
    signal?.throwIfAborted();
    const longestFirst = orders.toSorted((one, other) => duration(other) - duration(one));
    await Promise.all(
      longestFirst.map(async (order) => {
        const problem = problems.get(order.kit.kit);
        finish(
          problem === undefined
            ? await executeOrder(order, context, pool, signal)
            : reportFailure(order.target, problem, 0),
        );
      }),
    );
    pruneKits();
    pruneCards(cardCacheOf(context.options.data));
    prunePictures(pictureCacheOf(context.options.data));
  } finally {
    stop();
    signal?.removeEventListener('abort', stop);
  }
}

/** A worker pays off when it has several sites to build. */
const chooseJobs = (asked: number, targets: number): number =>
  asked > 0 ? asked : Math.max(1, Math.min(availableParallelism(), Math.ceil(targets / 4)));
