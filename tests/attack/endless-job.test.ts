import { readdirSync, readFileSync } from 'node:fs';
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

/** The processes that this one has started. */
const listChildren = (): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').match(/\d+/g) ?? [])
    .map(Number);

test('a process that ends between two jobs costs none of them', async () => {
  const worker = new BuildWorker();
  const others = listChildren();
  const tellReason = (): Promise<string> =>
    worker.run({ kind: 'site', kit: '/nowhere' } as SiteJob).then(String, (error: Error) => error.message);
  const reason = await tellReason();
  const [idle = 0] = listChildren().filter((child) => !others.includes(child));
  process.kill(idle, 'SIGKILL');
  await expect.poll(listChildren).not.toContain(idle);
  expect(await tellReason()).toBe(reason);
  worker.stop();
});
