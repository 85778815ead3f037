import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import { parseShard } from '../build/run/shard.ts';

/** A part of the whole, as `2/8`. Throws what the command tells its user. */
export function readShard(text: string): { index: number; count: number } {
  const shard = parseShard(text);
  if (!shard) throw new InvalidArgumentError('Expected a part of the whole such as 2/8.');
  return shard;
}

/** More seconds than a timer can wait for are no wait at all. */
const mostCounted = 1_000_000;

/** A whole number from 1. Throws what the command tells its user. */
export function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > mostCounted)
    throw new InvalidArgumentError('Expected a whole number from 1 to 1,000,000.');
  return count;
}

/** The name of a server, without port and path. Throws what the command tells its user. */
export function readHost(text: string): string {
  if (URL.parse(`http://${text}`)?.hostname !== text.toLowerCase())
    throw new InvalidArgumentError(
      'Expected a name such as 127.0.0.1 or search.example, without port and path.',
    );
  return text;
}

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** Whether something has that path, also a link that leads nowhere. Throws where the system cannot say it. */
function isThere(place: string): boolean {
  try {
    return lstatSync(place) !== undefined;
  } catch (error) {
    if (hasCode(error, ['ENOENT', 'ENOTDIR'])) return false;
    throw error;
  }
}

/** A folder that is there, or can be made. Throws what the command tells its user. */
export function readFolder(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Expected a folder, found nothing.');
  let place = path.resolve(text);
  let isFolder: boolean;
  try {
    while (!isThere(place)) place = path.dirname(place);
    isFolder = statSync(place).isDirectory();
  } catch (error) {
    const isLost = hasCode(error, ['ENOENT', 'ELOOP']);
    throw new InvalidArgumentError(
      `Expected a folder, found ${isLost ? `the link ${place}, which leads nowhere` : `"${text.slice(0, 80)}": ${String(error)}`}.`,
    );
  }
  if (!isFolder) throw new InvalidArgumentError(`Expected a folder, found the file ${place}.`);
  return text;
}
