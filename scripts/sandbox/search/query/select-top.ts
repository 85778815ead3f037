import type { Comparison } from './comparison.ts';

/** The first `count` slots in order, without sorting the rest: a heap keeps the best seen so far. */
export function selectTop(slots: Int32Array, count: number, compare: Comparison): number[] {
  if (count <= 0) return [];
  if (count >= slots.length / 2) return [...slots].sort(compare).slice(0, count);
  const heap: number[] = [];
  const sink = (from: number): void => {
    let at = from;
    for (;;) {
      const left = 2 * at + 1;
      let worst = at;
      for (const child of [left, left + 1])
        if (child < heap.length && compare(heap[child] as number, heap[worst] as number) > 0) worst = child;
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst] as number, heap[at] as number];
      at = worst;
    }
  };
  for (const slot of slots) {
    if (heap.length < count) {
      heap.push(slot);
      if (heap.length === count) for (let at = count >> 1; at >= 0; at--) sink(at);
    } else if (compare(slot, heap[0] as number) < 0) {
      heap[0] = slot;
      sink(0);
    }
  }
  return heap.sort(compare);
}
