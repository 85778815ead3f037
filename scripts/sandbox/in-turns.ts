import { setImmediate as giveWay } from 'node:timers/promises';

/** The items one after the other. Everybody else has a turn after each `atOnce` of them: a long list takes seconds. */
export async function* inTurns<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  atOnce: number,
): AsyncGenerator<Item> {
  let at = 0;
  for await (const item of items) {
    if (at++ % atOnce === 0) await giveWay();
    yield item;
  }
}
