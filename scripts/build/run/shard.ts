import { createHash } from 'node:crypto';

/** Each dealer is weighed once for each machine. */
const mostMachines = 1_000;

/** `3/8` as numbers, or null when it is no shard. Shards count from 1. */
export function parseShard(text: string): { index: number; count: number } | null {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count && shard.count <= mostMachines ? shard : null;
}

/**
 * The machine of a dealer, from 1. It follows from the names alone and not from the work: a dealer stays with the machine that has
 * its last good site and knows its stock, whatever others are added, fail or take longer. Where a machine is added, dealers move
 * to that one alone.
 */
function findMachine(slug: string, count: number): number {
  const weigh = (machine: number): string =>
    createHash('sha256')
      .update(JSON.stringify([slug, machine]))
      .digest('hex');
  const machines = Array.from({ length: count }, (_, at) => at + 1);
  return machines.reduce((best, machine) => (weigh(machine) > weigh(best) ? machine : best));
}

/** The part of one of `count` machines; every machine computes the same split. */
export const takeShard = <Work>(
  works: readonly Work[],
  slugOf: (work: Work) => string,
  { index, count }: { index: number; count: number },
): Work[] => works.filter((work) => findMachine(slugOf(work), count) === index);
