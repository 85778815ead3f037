/** `3/8` as numbers, or null when it is no shard. Shards count from 1. */
export function parseShard(text: string): { index: number; count: number } | null {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count ? shard : null;
}

/**
 * The part of the work that falls to one of `count` machines: the longest first, each to the machine that has least
 * to do. Every machine computes the same split from the same durations; `duration` gives seconds.
 */
export function takeShard<Work>(
  works: readonly Work[],
  duration: (work: Work) => number,
  { index, count }: { index: number; count: number },
): Work[] {
  const machines = Array.from({ length: count }, () => ({ load: 0, works: [] as Work[] }));
  const longestFirst = [...works].sort((one, other) => duration(other) - duration(one));
  for (const work of longestFirst) {
    const idlest = machines.reduce((best, machine) => (machine.load < best.load ? machine : best));
    idlest.load += duration(work);
    idlest.works.push(work);
  }
  const mine = new Set(machines[index - 1]?.works);
  return works.filter((work) => mine.has(work));
}
