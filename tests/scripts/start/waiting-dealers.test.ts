import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { BuildEnd } from '#scripts/build/report/report.ts';
import { isHeld, takeLock } from '#scripts/build/run/lock.ts';
import { runBuild } from '#scripts/start/run-build.ts';
import { createWaitingDealers } from '#scripts/start/waiting-dealers.ts';
import { testSites } from '../../config/directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'waiting-dealers-'));
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reported: BuildEnd = { ended: 'reported', lock: '', signal: null, unread: [] };
const locked: BuildEnd = { ...reported, ended: 'locked', lock: 'lock' };
const killed: BuildEnd = { ...reported, ended: 'lost', signal: 'SIGKILL' };

/** Dealers that wait; builds end as told, then all well. */
function follow(...ends: (BuildEnd | Error)[]) {
  const built: string[] = [];
  const said: string[] = [];
  const held = { now: true };
  const there = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  const dealers = createWaitingDealers({
    build: (slugs) => {
      built.push(slugs.join());
      const end = ends.shift() ?? reported;
      return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
    },
    isThere: (slug) => there.has(slug),
    isHeld: () => held.now,
    say: (text) => said.push(text),
    every: 10,
  });
  stops.push(dealers.stop);
  return { ...dealers, built, said, held, there };
}

test('dealers of a build that was killed are built with the next save, of whichever file', async () => {
  const { build, some, built, said } = follow(killed);
  await build(['a']);
  expect(said).toEqual([
    'The build was ended by SIGKILL, as a machine without memory does. a waits, and is built with the next save.',
  ]);
  expect(some()).toBe(true);
  await build(['b']);
  expect(built).toEqual(['a', 'a,b']);
  expect(some()).toBe(false);
  await build([]);
  expect(built).toHaveLength(2);
});

test('dealers that another build kept waiting are built when it has ended', async () => {
  const { build, some, built, said, held } = follow(locked);
  await build(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(said).toEqual(['a, b, c, d, e and 2 others wait for that build, and are built when it has ended.']);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(built).toHaveLength(1);
  held.now = false;
  await vi.waitFor(() => expect(built).toEqual(['a,b,c,d,e,f,g', 'a,b,c,d,e,f,g']));
  await vi.waitFor(() => expect(some()).toBe(false));
});

test('nobody is built after the end', async () => {
  const { build, stop, built, held } = follow(locked);
  await build(['a']);
  stop();
  held.now = false;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(built).toEqual(['a']);
});

test('a dealer waits on whose build threw or could not use its file, and no longer once it is gone', async () => {
  const { build, some, built, there } = follow(new Error('no stock'), { ...reported, unread: ['b'] });
  await expect(build(['a'])).rejects.toThrow('no stock');
  await build(['b']);
  expect(some()).toBe(true);
  there.delete('b');
  await build(['c']);
  expect(built).toEqual(['a', 'a,b', 'c']);
  expect(some()).toBe(false);
});

test('a build tells that another one holds its folders, by which lock, and that it was killed', async () => {
  const data = join(folder, 'data');
  const lock = join(data, 'build', 'lock');
  const unlock = takeLock(lock, 'data');
  const ending = new AbortController();
  const request = {
    ...{ out: join(folder, 'dist'), data, dealers: ['macs-yard'], dealersDirectory: testSites },
    ...{ sandboxUrl: 'http://127.0.0.1:1', adminKey: 'key', signal: ending.signal, quiet: true },
    finished: () => undefined,
  };
  expect(await runBuild(request)).toEqual({ ...locked, lock, code: 1 });
  expect(isHeld(lock)).toBe(true);
  unlock();
  expect(isHeld(lock)).toBe(false);
  const build = runBuild(request);
  // So early that it does not listen yet.
  ending.abort();
  expect(await build).toMatchObject({ ended: 'lost', signal: 'SIGTERM' });
}, 60_000);
