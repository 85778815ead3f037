import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSites } from '#scripts/build/build-sites.ts';
import { LockedError } from '#scripts/build/run/lock.ts';
import type { BuildOptions } from '#scripts/build/options.ts';
import { healSites } from '#scripts/build/site/publish.ts';
import { adminKey, createBuildFixture, digestSite } from '../fixture-build.ts';

const slugs = ['alpha', 'beta'];
const prices = [9_990, 8_990];
/** Pages name the time of their build, which goes by such steps. */
const stepOf = (time: number): number => Math.floor(time / 900_000);

let fixture: Awaited<ReturnType<typeof createBuildFixture>>;
let options: BuildOptions;
beforeAll(async () => {
  fixture = await createBuildFixture(slugs);
  ({ options } = fixture);
});
afterAll(() => fixture.close());

/** The command, building everything anew. */
function startBuild(environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const { out, data, dealersDirectory } = options;
  const folders = ['--out', out, '--data', data, '--dealers', dealersDirectory];
  const words = ['scripts/build.ts', '--search-url', fixture.sandbox.url, ...folders, '--force'];
  return spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TYPESENSE_ADMIN_KEY: adminKey, ...environment },
  });
}

async function readErrors(child: ChildProcess): Promise<string> {
  let text = '';
  child.stderr?.on('data', (piece: Buffer) => (text += piece.toString()));
  await once(child, 'close');
  return text;
}

const unfinished = (): boolean => existsSync(path.join(options.out, '.building'));

/** Waits until a build has begun to make sites, or has ended. What a killed one left behind is cleaned up before. */
async function waitForWork(ended: Promise<unknown>): Promise<void> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver && !unfinished()) await sleep(5);
}

/** Each dealer's site in each state of the stock, as an undisturbed build makes it. */
let whole = { step: 0, digests: new Set<string>() };
async function findWhole(): Promise<Set<string>> {
  const step = stepOf(Date.now());
  if (whole.step === step) return whole.digests;
  const reference = { ...options, out: path.join(fixture.root, 'reference'), force: true };
  const digests = new Set(whole.digests);
  for (const price of prices) {
    for (const slug of slugs) await fixture.reprice(slug, price);
    await buildSites(reference);
    for (const slug of slugs) digests.add(digestSite(reference.out, slug));
  }
  whole = { step, digests };
  return digests;
}

describe('every published site is whole', () => {
  test('after builds that were killed at 6 random moments of their work, and the next build cleans up', async () => {
    await findWhole();
    // What comes before touches no site: loading the code takes longer than the build of two small ones.
    const first = startBuild();
    const firstEnd = once(first, 'close');
    await waitForWork(firstEnd);
    const begin = performance.now();
    await firstEnd;
    const duration = performance.now() - begin;
    for (let round = 0; round < 6; round += 1) {
      const digests = await findWhole();
      for (const slug of slugs) await fixture.reprice(slug, prices[round % 2] ?? 0);
      const child = startBuild();
      const ended = once(child, 'close');
      await waitForWork(ended);
      const delay = Math.random() * duration;
      await Promise.race([sleep(delay), ended]);
      child.kill('SIGKILL');
      await ended;
      healSites(options.out);
      const found = slugs.map((slug) => digests.has(digestSite(options.out, slug)));
      expect(found, `killed ${Math.round(delay)} ms after its work began`).toEqual([true, true]);
    }
    await buildSites({ ...options, force: true });
    expect(unfinished()).toBe(false);
  }, 400_000);

  test('after a build that was killed as soon as a site was in its place, also where the stock is again as before', async () => {
    for (const slug of slugs) await fixture.reprice(slug, prices[0] ?? 0);
    await buildSites(options);
    const site = path.join(options.out, 'alpha', 'showroom');
    const killer = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const rename = fs.renameSync;
      fs.renameSync = (from, to) => {
        rename(from, to);
        if (to === ${JSON.stringify(site)}) process.kill(process.pid, 'SIGKILL');
      };
      syncBuiltinESMExports();`;
    await fixture.reprice('alpha', prices[1] ?? 0);
    const child = startBuild({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(killer)}` });
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');
    await fixture.reprice('alpha', prices[0] ?? 0);
    const { targets } = await buildSites(options);
    expect(targets.map(({ slug, status }) => [slug, status])).toEqual([
      ['alpha', 'built'],
      ['beta', 'unchanged'],
    ]);
  }, 60_000);

  test('after Ctrl-C, which ends the build with code 130 and leaves nothing behind', async () => {
    const digests = await findWhole();
    const child = startBuild();
    const errors = readErrors(child);
    while (!unfinished()) await sleep(20);
    child.kill('SIGINT');
    expect(await errors).toMatch(/Stopped\. Every published site is as it was or finished\./);
    expect(child.exitCode).toBe(130);
    expect(unfinished()).toBe(false);
    for (const slug of slugs) expect(digests).toContain(digestSite(options.out, slug));
  }, 60_000);
});

describe('two builds at once', () => {
  test('in one process: the second is refused, the first ends well', async () => {
    const first = buildSites({ ...options, force: true });
    await expect(buildSites(options)).rejects.toThrow(LockedError);
    await expect(buildSites({ ...options, data: path.join(fixture.root, 'elsewhere') })).rejects.toThrow(
      /^Another build \(this process, since .*dist\. Wait until it ends/,
    );
    expect((await first).targets.map(({ status }) => status)).toEqual(['built', 'built']);
  }, 60_000);

  test('in two: the second says which process is at work and fails', async () => {
    const first = buildSites({ ...options, force: true });
    const second = startBuild();
    expect(await readErrors(second)).toContain(`Another build (process ${process.pid}, since `);
    expect(second.exitCode).toBe(1);
    await first;
    expect(unfinished()).toBe(false);
  }, 60_000);
});
