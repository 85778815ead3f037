import { fork, type ChildProcess } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../build/run/compile-cache.ts';

/** Why a process ended: its job took more than it may, or this program has a mistake, which is printed then. */
export type EndReason = 'memory' | 'time' | 'mistake';

/** A process ended instead of an answer. What that means for its job says whoever asked. */
export class Ended extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Work that a process of its own does, one job after the other. */
export interface Apart<Job> {
  /** Throws `Ended` where the process ends, or takes more milliseconds than it may; the next job is done by a new one. */
  ask: <Result>(job: Job, milliseconds: number) => Promise<Result>;
  /** Ends the process, with what it still does. */
  stop: () => void;
}

/** Letters that are kept of what a process says of its end. */
const mostSaid = 20_000;

/** What a process answers. */
function ask<Result>(child: ChildProcess, job: object, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    let said = '';
    let isLate = false;
    const hear = (chunk: Buffer): void => void (said = `${said}${chunk.toString()}`.slice(0, mostSaid));
    const limit = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, milliseconds);
    const finish = (): void => {
      clearTimeout(limit);
      child.off('message', answer).off('close', end).stderr?.off('data', hear);
    };
    const answer = (message: unknown): void => {
      finish();
      resolve((message as { answer: Result }).answer);
    };
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      finish();
      // Without memory a process aborts itself, or the system kills it.
      const isKilled = signal !== null || code === 134;
      const reason = isLate ? 'time' : isKilled ? 'memory' : 'mistake';
      if (reason === 'mistake') console.error(said);
      reject(new Ended(reason, `A process of its own ended with ${signal ?? `code ${code}`}.`));
    };
    child.once('message', answer).once('close', end).stderr?.on('data', hear);
    // One that cannot be asked any more has ended, which `close` says.
    child.send(job, () => undefined);
  });
}

/**
 * Has work done by a process of its own, so that files which take all memory, or hours, end that process alone.
 *
 * @param file that calls `answerApart`
 * @param megabytes that the process may take for objects and texts
 */
export function createApart<Job extends object>(file: URL, settings: unknown, megabytes: number): Apart<Job> {
  let child: ChildProcess | undefined;
  const start = (): ChildProcess =>
    fork(fileURLToPath(file), [JSON.stringify(settings)], {
      serialization: 'advanced',
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
      execArgv: [`--max-old-space-size=${megabytes}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  return {
    ask: (job, milliseconds) => {
      if (!child?.connected) child = start();
      return ask(child, job, milliseconds);
    },
    stop: () => {
      child?.kill('SIGKILL');
      child = undefined;
    },
  };
}

/** Does jobs for whoever started this process with these settings, and ends with them. */
export function answerApart<Settings, Job>(
  open: (settings: Settings) => Promise<(job: Job) => Promise<unknown>>,
): void {
  const opening = open(JSON.parse(process.argv[2] ?? '') as Settings);
  const answer = async (job: Job): Promise<void> => {
    const work = await opening;
    process.send?.({ answer: await work(job) });
    // Whoever asks ends this process.
    flushCompileCache();
  };
  process.on('message', (job: Job) => void answer(job));
  // An exit would wait until a picture is drawn that may take hours.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
