import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Job, JobAnswer, JobResult } from './job.ts';
import { BuildError } from './build-error.ts';

/** Builds of one process; every build leaves about 2 MB behind in it. */
const buildsPerWorker = 50;

/** A child process that renders targets one at a time and is replaced when it is worn out or dead. */
export class BuildWorker {
  #child: ChildProcess | null = null;
  #built = 0;

  /** Renders one target. Throws a `BuildError` with the worker's reason; the next job is not affected. */
  async render(job: Job): Promise<JobResult> {
    if (this.#built >= buildsPerWorker) this.stop();
    const child = (this.#child ??= this.#start());
    this.#built += 1;
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
    return answer.result;
  }

  stop(): void {
    this.#child?.kill();
    this.#child = null;
    this.#built = 0;
  }

  #start(): ChildProcess {
    return fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
      serialization: 'advanced',
      // React picks its build when it is first imported; warnings of Astro belong on the terminal.
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }
}
