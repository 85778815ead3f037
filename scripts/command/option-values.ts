import { InvalidArgumentError } from 'commander';
import { parseShard } from '../build/run/shard.ts';

/** A part of the whole, as `2/8`. Throws what the command tells its user. */
export function readShard(text: string): { index: number; count: number } {
  const shard = parseShard(text);
  if (!shard) throw new InvalidArgumentError('Expected a part of the whole such as 2/8.');
  return shard;
}

/** A whole number from 1. Throws what the command tells its user. */
export function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new InvalidArgumentError('Expected a whole number from 1.');
  return count;
}
