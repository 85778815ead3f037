import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';
import type { Job, JobAnswer, JobResult } from './job.ts';
import { BuildError } from '../build-error.ts';

/** Sites that one process makes before a new one replaces it, so that memory leaks do not add up. */
const jobsPerWorker = 200;

/** Milliseconds that one job may take: a site of 17,000 vehicles takes minutes. Pictures that were made are kept for the next build. */
const longestJob = 3_600_000;

/**
 * Garbage collection: a large young generation in megabytes, because nearly all memory of a page is dead when a rare
 * collection comes. One thread, because other processors build other sites.
 */
export const collectorFlags = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--no-parallel-scavenge',
];

/** A child process that does one job at a time. A new one replaces it after its last job or its death. */
export class BuildWorker {
  readonly #longest: number;
  #child: ChildProcess | null = null;
  #done = 0;

  /** @param longest milliseconds after which a job is ended, so that one dealer does not keep all others waiting */
  constructor(longest = longestJob) {
    this.#longest = longest;
  }

  /** Does one job. Throws a `BuildError` with the worker's reason; the next job is not affected. */
  async run<Asked extends Job>(job: Asked): Promise<JobResult<Asked>> {
    if (this.#done >= jobsPerWorker) this.stop();
    // One that ended between two jobs is replaced.
    const child = this.#child?.connected ? this.#child : (this.#child = this.#start());
    this.#done += 1;
    const answer = await new Promise<JobAnswer>((resolve) => {
      let how = 'ended unexpectedly';
      const limit = setTimeout(() => {
        how = `was not done after ${this.#longest / 60_000} minutes and was ended`;
        child.kill('SIGKILL');
      }, this.#longest);
      const finish = (answer: JobAnswer): void => {
        clearTimeout(limit);
        child.off('exit', died).off('error', failed).off('message', finish);
        resolve(answer);
      };
      const lose = (why: string): void => {
        this.#child = null;
        finish({ error: `The build process ${how} (${why}).` });
      };
      const died = (code: number | null, signal: string | null): void => lose(signal ?? `exit code ${code}`);
      const failed = ({ message }: Error): void => lose(message);
      child.once('exit', died).once('error', failed).once('message', finish);
      child.send(job, (error) => {
        if (error) failed(error);
      });
    });
    if ('error' in answer) throw new BuildError(answer.error);
    return answer.result as JobResult<Asked>;
  }

  stop(): void {
    this.#child?.kill();
    this.#child = null;
    this.#done = 0;
  }

  #start(): ChildProcess {
    return fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
      serialization: 'advanced',
      // React picks its build when it is first imported; warnings of Astro belong on the terminal.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_COMPILE_CACHE: compileCache,
      },
      execArgv: collectorFlags,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }
}
