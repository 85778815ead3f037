import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadDealers, type LoadOne, type LoadOptions } from '#config/load/load.ts';
import type { LoadedDealer } from '#config/load/load-dealer.ts';
import { explainBrokenOff } from '#config/check/broken-off.ts';
import { compileCache } from '../build/run/compile-cache.ts';

/** What a process that loads dealers is told at its start. */
export interface Loading {
  directory: string;
  readsToTheEnd: boolean;
  /** Epoch seconds. */
  now: number;
}

/** Megabytes for what is read of one dealer: the largest take some hundred. */
const mostMemory = 1_500;

/** Milliseconds for one dealer, whose steps have limits of their own. */
const longest = 900_000;

/** Letters that are kept of what a process says of its end. */
const mostSaid = 20_000;

const start = (loading: Loading, megabytes: number): ChildProcess =>
  fork(fileURLToPath(new URL('loading-process.ts', import.meta.url)), [JSON.stringify(loading)], {
    serialization: 'advanced',
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    execArgv: [`--max-old-space-size=${megabytes}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/** What one process says of a dealer, or why it ended instead. */
function ask(child: ChildProcess, slug: string): Promise<LoadedDealer | { reason: string }> {
  return new Promise((resolve) => {
    let said = '';
    const hear = (chunk: Buffer): void => void (said = `${said}${chunk.toString()}`.slice(0, mostSaid));
    const limit = setTimeout(() => child.kill('SIGKILL'), longest);
    const finish = (answer: LoadedDealer | { reason: string }): void => {
      clearTimeout(limit);
      child.off('message', finish).off('close', end).stderr?.off('data', hear);
      resolve(answer);
    };
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      // Nobody who wrote a dealer's files can mend what ends with a code: it is a mistake of this program.
      if (signal === null && code !== 134) console.error(said);
      finish({
        reason:
          signal !== null || code === 134
            ? 'it takes more memory than there is for one dealer. A text in it, or in its folder, is too long or too crowded, or its pictures are too many or too large.'
            : `its reading ended with code ${code}, as printed above.`,
      });
    };
    child.once('message', finish).once('close', end).stderr?.on('data', hear);
    // One that cannot be asked any more has ended, which `close` says.
    child.send(slug, () => undefined);
  });
}

/**
 * Loads dealers as `loadDealers` does, in a process of their own, so that a dealer whose files take all memory ends that process
 * alone: it becomes an error of that dealer, and the others load in the next process.
 *
 * @param megabytes that the process may take for objects and texts
 */
export async function loadDealersApart(
  {
    directory = 'dealers',
    readsToTheEnd = false,
    now = Math.floor(Date.now() / 1000),
    ...options
  }: Omit<LoadOptions, 'load'>,
  megabytes = mostMemory,
): ReturnType<typeof loadDealers> {
  const reader: { process?: ChildProcess | undefined } = {};
  const load: LoadOne = async (slug) => {
    if (!reader.process?.connected) reader.process = start({ directory, readsToTheEnd, now }, megabytes);
    const answer = await ask(reader.process, slug);
    if (!('reason' in answer)) return answer;
    reader.process = undefined;
    return explainBrokenOff(slug, directory, answer.reason);
  };
  try {
    return await loadDealers({ ...options, directory, readsToTheEnd, now, load });
  } finally {
    if (reader.process?.connected) reader.process.disconnect();
  }
}
