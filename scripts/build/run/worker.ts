import { flushCompileCache } from 'node:module';
import { routes } from '#routes/table.ts';
import { BuildError } from '../build-error.ts';
import type { Job, JobAnswer, KitJob, SiteResult } from './job.ts';

/** The long-lived child process that does one job after the other; it ends with its parent. */

/** Astro and Vite are loaded only where a kit must be bundled. */
async function makeKit({ template, patterns, kit, cacheDirectory }: KitJob): Promise<null> {
  const { buildKit } = await import('#integration/kit/build-kit.ts');
  const chosen = routes.filter(({ pattern }) => patterns.includes(pattern));
  await buildKit({ template, routes: chosen, folder: kit, cacheDirectory });
  return null;
}

async function work(job: Job): Promise<SiteResult | null> {
  if (job.kind === 'kit') return await makeKit(job);
  const { renderSite } = await import('../site/render-site.ts');
  return await renderSite(job);
}

async function answer(job: Job): Promise<JobAnswer> {
  try {
    return { result: await work(job) };
  } catch (error) {
    if (!(error instanceof Error)) return { error: String(error) };
    const traced = process.env['FORECOURT_TRACE'] !== undefined && !(error instanceof BuildError);
    const cause = error.cause instanceof Error ? error.cause : error;
    return { error: traced ? `${error.message}\n${cause.stack ?? ''}` : error.message };
  }
}

process.on('message', (job: Job) => {
  void answer(job).then((reply) => {
    // The parent may be gone while this process was too busy to be told: nobody waits for it.
    process.send?.(reply, undefined, undefined, (error) => {
      if (error) process.exit();
    });
    // The parent ends this process; it never ends itself.
    flushCompileCache();
  });
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole process group; the parent decides when to stop.
process.on('SIGINT', () => undefined);
