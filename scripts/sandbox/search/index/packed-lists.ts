/**
 * The values of an array field by slot, one after another: those of a slot stand from `starts[slot]` until
 * `starts[slot + 1]`, each once. Counting reads them several times faster than a list for each slot.
 */
export interface PackedLists {
  readonly starts: Int32Array;
  readonly numbers: Int32Array;
}

/** Packs lists of numbers; a slot without one has no values. */
export function packLists(lists: readonly (readonly number[] | undefined)[]): PackedLists {
  let length = 0;
  for (const list of lists) length += list?.length ?? 0;
  const starts = new Int32Array(lists.length + 1);
  const numbers = new Int32Array(length);
  let end = 0;
  for (let slot = 0; slot < lists.length; slot++) {
    const list = lists[slot] ?? [];
    for (let at = 0; at < list.length; at++) {
      const number = list[at] as number;
      if (list.indexOf(number) === at) numbers[end++] = number;
    }
    starts[slot + 1] = end;
  }
  return { starts, numbers };
}
