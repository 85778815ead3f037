import { BuildError } from '../build-error.ts';
import type { Job, JobResult } from './job.ts';
import { BuildWorker } from './workers.ts';

interface Task {
  /** Folder of the kit that it needs. */
  kit: string;
  start: (worker: BuildWorker) => Promise<void>;
  cancel: () => void;
}

/**
 * Workers that share a list of jobs in its order. A worker stays with its open kit while there is work for it, and
 * otherwise prefers a kit that no other worker has, because only a warm kit is fast.
 */
export class WorkerPool {
  readonly #waiting: Task[] = [];
  #stopped = false;
  readonly #workers: { worker: BuildWorker; kit: string | null; busy: boolean }[];

  constructor(size: number) {
    this.#workers = Array.from({ length: size }, () => ({
      worker: new BuildWorker(),
      kit: null,
      busy: false,
    }));
  }

  /** Does a job as soon as a worker is free. Throws a `BuildError` with the worker's reason. */
  run<Asked extends Job>(job: Asked): Promise<JobResult<Asked>> {
    return new Promise((resolve, reject) => {
      const start = (worker: BuildWorker): Promise<void> => worker.run(job).then(resolve, reject);
      const cancel = (): void => reject(new BuildError('The build was ended.'));
      if (this.#stopped) return cancel();
      this.#waiting.push({ kit: job.kit, start, cancel });
      this.#dispatch();
    });
  }

  /** Ends all workers; what was not done is rejected. */
  stop(): void {
    this.#stopped = true;
    for (const { cancel } of this.#waiting.splice(0)) cancel();
    for (const { worker } of this.#workers) worker.stop();
  }

  #dispatch(): void {
    for (const slot of this.#workers) {
      if (slot.busy || this.#waiting.length === 0) continue;
      const taken = new Set(this.#workers.map(({ kit }) => kit));
      const same = this.#waiting.findIndex(({ kit }) => kit === slot.kit);
      const free = this.#waiting.findIndex(({ kit }) => !taken.has(kit));
      const [task] = this.#waiting.splice(Math.max(0, same === -1 ? free : same), 1);
      if (!task) continue;
      slot.busy = true;
      slot.kit = task.kit;
      void task.start(slot.worker).finally(() => {
        slot.busy = false;
        this.#dispatch();
      });
    }
  }
}
