import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Share of the memory for what stays that may be used up. What is left is for answers. */
const mostUsed = 0.85;
/** Share of V8's limit that is for what stays; the rest is for what was just made. */
const shareOfOld = 64 / 67;
/** Milliseconds between two collections: each takes up to a second, and everybody waits. */
const pause = 5_000;

/** The code of the error by which `findStorageProblem` knows it. */
export const memoryFull = 'FORECOURT_OUT_OF_MEMORY';

let collectedAt = -Infinity;

/** Bytes for what stays: what Node is told last, else its share. */
function readLimit(): number {
  const flags = [process.env['NODE_OPTIONS'] ?? '', ...process.execArgv].join(' ');
  const told = Number([...flags.matchAll(/--max[-_]old[-_]space[-_]size[= ](\d+)/g)].at(-1)?.[1] ?? 0);
  return told > 0 ? told * 1024 ** 2 : getHeapStatistics().heap_size_limit * shareOfOld;
}
const limit = readLimit();

function isFull(): boolean {
  const used = getHeapSpaceStatistics()
    .filter(({ space_name: name }) => !name.startsWith('new_'))
    .reduce((sum, { space_used_size: size }) => sum + size, 0);
  return used > limit * mostUsed;
}

/** What nobody needs counts as used until it is collected, which a server that refuses and stores nothing never does by itself. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  collectedAt = performance.now();
}

/**
 * Throws where the memory of this process is nearly used up: what is searched is kept in it, read again at each start, and a process
 * that ends for want of memory ends at each start.
 */
export function checkMemory(): void {
  if (!isFull()) return;
  if (performance.now() - collectedAt > pause) collect();
  if (isFull()) throw Object.assign(new Error('The memory is full.'), { code: memoryFull });
}
