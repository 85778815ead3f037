import { nameTarget, type PlannedTarget } from './target-plan.ts';

/** `3/8` as numbers, or null when it is no shard. Shards count from 1. */
export function parseShard(text: string): { index: number; count: number } | null {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count ? shard : null;
}

/**
 * The targets of one of `count` machines: the longest first, each to the machine with the least work. Every machine
 * computes the same split from the same durations. `duration` is in seconds.
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

/**
 * Expected seconds of each target. It must not depend on anything that differs between machines, or they would split
 * the work differently and leave a dealer out. So only former reports count; a new target takes the average. Without
 * reports all are equal.
 */
export function guessDurations(
  targets: readonly PlannedTarget[],
  known: ReadonlyMap<string, number>,
): (target: PlannedTarget) => number {
  const seconds = targets.map((target) => known.get(nameTarget(target))).filter((one) => one !== undefined);
  const usual = seconds.length > 0 ? seconds.reduce((sum, one) => sum + one, 0) / seconds.length : 1;
  return (target) => known.get(nameTarget(target)) ?? usual;
}
