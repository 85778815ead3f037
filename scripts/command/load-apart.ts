import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { explainBrokenOff } from '#config/check/broken-off.ts';
import { loadDealers, type DealerLoader, type LoadOptions } from '#config/load/load.ts';
import { compileCache } from '../build/run/compile-cache.ts';

/** What a process that reads files of dealers is told at its start. */
export interface Loading {
  directory: string;
  readsToTheEnd: boolean;
  /** Epoch seconds. */
  now: number;
}

/** What it is asked for, and answers in the same order. */
export interface LoadingJob {
  work: keyof DealerLoader;
  slug: string;
}
type Answer<Work extends keyof DealerLoader> = Awaited<ReturnType<DealerLoader[Work]>>;

/** Why a process ended instead of an answer. */
class Ended extends Error {}

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

/** What a process answers. Throws `Ended` with the reason when it ends instead. */
function ask<Work extends keyof DealerLoader>(
  child: ChildProcess,
  job: LoadingJob & { work: Work },
): Promise<Answer<Work>> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => void (said = `${said}${chunk.toString()}`.slice(0, mostSaid));
    const limit = setTimeout(() => child.kill('SIGKILL'), longest);
    const finish = (): void => {
      clearTimeout(limit);
      child.off('message', answer).off('close', end).stderr?.off('data', hear);
    };
    const answer = (message: unknown): void => {
      finish();
      resolve((message as { answer: Answer<Work> }).answer);
    };
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      finish();
      const isKilled = signal !== null || code === 134;
      // Nobody who wrote a dealer's files can mend what ends with a code: it is a mistake of this program.
      if (!isKilled) console.error(said);
      reject(
        new Ended(
          isKilled
            ? 'it takes more memory than there is for one dealer. A text in it, or in its folder, is too long or too crowded, or its pictures are too many or too large.'
            : `its reading ended with code ${code}, as printed above.`,
        ),
      );
    };
    child.once('message', answer).once('close', end).stderr?.on('data', hear);
    // One that cannot be asked any more has ended, which `close` says.
    child.send(job, () => undefined);
  });
}

/**
 * Loads dealers as `loadDealers` does, with a process of its own for all that is read of their files. A dealer whose files take
 * all memory ends that process alone: it becomes an error of that dealer, and the others are read by the next process.
 *
 * @param megabytes that the process may take for objects and texts
 */
export async function loadDealersApart(
  {
    directory = 'dealers',
    readsToTheEnd = false,
    now = Math.floor(Date.now() / 1000),
    ...options
  }: Omit<LoadOptions, 'loader'>,
  megabytes = mostMemory,
): ReturnType<typeof loadDealers> {
  let child: ChildProcess | undefined;
  const reach = (): ChildProcess =>
    child?.connected ? child : (child = start({ directory, readsToTheEnd, now }, megabytes));
  const loader: DealerLoader = {
    load: (slug) =>
      ask(reach(), { work: 'load', slug }).catch((error: unknown) => {
        if (!(error instanceof Ended)) throw error;
        return explainBrokenOff(slug, directory, error.message);
      }),
    readAddress: (slug) => ask(reach(), { work: 'readAddress', slug }).catch(() => null),
  };
  try {
    return await loadDealers({ ...options, directory, readsToTheEnd, now, loader });
  } finally {
    if (child?.connected) child.disconnect();
  }
}
