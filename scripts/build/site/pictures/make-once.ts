import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EndedConversion } from './convert-apart.ts';
import { keepMade, type Maker } from './picture-cache.ts';

/** Milliseconds in which a picture that took too long is not tried again: each look of a dealer would wait for it. */
const remembered = 3_600_000;

/**
 * What was made of a picture, by `keepMade`. One that took too long throws its `EndedConversion` at once for an hour, whichever
 * build asks.
 */
export async function makeOnce<Made>(
  cache: string,
  key: string,
  maker: Maker<Made>,
): Promise<{ folder: string; made: Made }> {
  const note = path.join(cache, key.slice(0, 2), `${key}.slow`);
  const age = Date.now() - (statSync(note, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity);
  // A note of the future is one of a clock that was ahead; disks count parts of milliseconds, which this clock does not.
  if (age > -1_000 && age < remembered) throw new EndedConversion('time', true);
  try {
    return await keepMade(cache, key, maker);
  } catch (error) {
    if (error instanceof EndedConversion && error.isSlow) {
      mkdirSync(path.dirname(note), { recursive: true });
      writeFileSync(note, '');
    }
    throw error;
  }
}
