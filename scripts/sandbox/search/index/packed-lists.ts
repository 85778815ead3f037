/**
 * The values of an array field by slot, one after another: those of a slot stand from `starts[slot]` until
 * `starts[slot + 1]`, each once. Counting reads them several times faster than a list for each slot.
 */
export interface PackedLists {
  readonly starts: Int32Array;
  readonly numbers: Int32Array;
}

/** Entries up to which looking through a list is faster than a set of it. */
const short = 16;
const listOnce = (list: readonly number[]): number[] =>
  list.filter((number, at) => list.indexOf(number) === at);

/** Packs lists of numbers; a slot without one has no values. */
export function packLists(lists: readonly (readonly number[] | undefined)[]): PackedLists {
  let length = 0;
  for (const list of lists) length += list?.length ?? 0;
  const starts = new Int32Array(lists.length + 1);
  const numbers = new Int32Array(length);
  let end = 0;
  for (let slot = 0; slot < lists.length; slot++) {
    const list = lists[slot] ?? [];
    for (const number of list.length > short ? new Set(list) : listOnce(list)) numbers[end++] = number;
    starts[slot + 1] = end;
  }
  return { starts, numbers };
}
