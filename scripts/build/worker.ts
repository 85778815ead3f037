import { renderTarget } from './render-target.ts';
import { BuildError } from './build-error.ts';
import type { Job, JobAnswer } from './job.ts';

/** The long-lived child process that renders one target after the other; it ends with its parent. */
async function answer(job: Job): Promise<JobAnswer> {
  try {
    return { result: await renderTarget(job) };
  } catch (error) {
    if (!(error instanceof Error)) return { error: String(error) };
    const traced = process.env['FORECOURT_TRACE'] !== undefined && !(error instanceof BuildError);
    return { error: traced ? (error.stack ?? error.message) : error.message };
  }
}

process.on('message', (job: Job) => void answer(job).then((reply) => process.send?.(reply)));
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole process group; the parent decides when to stop.
process.on('SIGINT', () => undefined);
