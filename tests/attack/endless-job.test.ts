import { expect, test } from 'vitest';
import type { SiteJob } from '#scripts/build/run/job.ts';
import { BuildWorker } from '#scripts/build/run/workers.ts';

test('a site that is never done keeps no other waiting: it fails, and the next job has a process of its own', async () => {
  const worker = new BuildWorker(20);
  const job = { kind: 'site', kit: '/nowhere' } as SiteJob;
  for (let time = 0; time < 2; time += 1)
    await expect(worker.run(job)).rejects.toThrow(/was not done after .* minutes and was ended \(SIGKILL\)/);
  worker.stop();
});
