import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';
import type { Job, JobAnswer, JobResult } from './job.ts';
import { BuildError } from '../build-error.ts';

/** Sites that one process makes before a fresh one takes over, so that nothing that leaks adds up. */
const jobsPerWorker = 200;

/**
 * How rubbish is collected, in megabytes: a page leaves much behind that nobody needs, and a collection that comes seldom
 * finds nearly all of it dead. By one thread, because the other processors have sites of their own to build.
 */
export const collectorFlags = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--no-parallel-scavenge',
];

/** A child process that does jobs one at a time and is replaced when it is worn out or dead. */
export class BuildWorker {
  #child: ChildProcess | null = null;
  #done = 0;

  /** Does one job. Throws a `BuildError` with the worker's reason; the next job is not affected. */
  async run<Asked extends Job>(job: Asked): Promise<JobResult<Asked>> {
    if (this.#done >= jobsPerWorker) this.stop();
    const child = (this.#child ??= this.#start());
    this.#done += 1;
    const answer = await new Promise<JobAnswer>((resolve) => {
      const died = (code: number | null, signal: string | null): void => {
        this.#child = null;
        resolve({ error: `The build process ended unexpectedly (${signal ?? `exit code ${code}`}).` });
      };
      child.once('exit', died);
      child.once('message', (message) => {
        child.off('exit', died);
        resolve(message as JobAnswer);
      });
      child.send(job);
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
