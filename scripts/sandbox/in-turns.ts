import { setImmediate as giveWay } from 'node:timers/promises';

/** The items one after the other. Everybody else has a turn after each `atOnce` of them: a long list takes seconds. */
export async function* inTurns<Item>(items: readonly Item[], atOnce: number): AsyncGenerator<Item> {
  for (const [at, item] of items.entries()) {
    if (at % atOnce === 0) await giveWay();
    yield item;
  }
}
