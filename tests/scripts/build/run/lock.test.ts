import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LockedError, takeLock } from '#scripts/build/run/lock.ts';
import { isRunning, readProcessMark } from '#scripts/command/process-mark.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'inside', 'lock');

/** Another process that takes the lock and keeps it until it is killed. */
async function holdElsewhere(): Promise<ReturnType<typeof spawn>> {
  const code = `import { takeLock } from '#scripts/build/run/lock.ts';
    takeLock(${JSON.stringify(file)}, 'dist'); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('a lock', () => {
  test('lets one build of a process in at a time and says who is there', () => {
    const unlock = takeLock(file, 'dist');
    expect(() => takeLock(file, 'dist')).toThrow(
      /^Another build \(this process, since \d\d:\d\d:\d\d UTC\) is at work in dist\. Wait until it ends, or end it\.$/,
    );
    unlock();
    takeLock(file, 'dist')();
    expect(readdirSync(path.dirname(file))).toEqual([]);
  });

  test('is held by another process by its number, until that one is killed', async () => {
    const other = await holdElsewhere();
    const take = (): (() => void) => takeLock(file, 'dist');
    expect(take).toThrow(LockedError);
    expect(take).toThrow(`(process ${other.pid}, since`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    take()();
    expect(readdirSync(path.dirname(file))).toEqual([]);
  });

  test.each([
    ['names another start of a process with our number', { pid: process.pid, mark: 'another boot 1' }],
    ['names nobody', {}],
    ['holds nothing', null],
  ])('is void when it %s', (_what, holder) => {
    writeFileSync(file, JSON.stringify(holder && { since: '', token: 'x', ...holder }));
    takeLock(file, 'dist')();
  });

  test.each(['another container', null])(
    'of %s is held while it is touched, whatever number its process has',
    (processSpace) => {
      const holder = {
        pid: 2 ** 30,
        mark: 'x',
        processSpace,
        since: '2026-01-01T02:03:04Z',
        token: 'x',
      };
      writeFileSync(file, JSON.stringify(holder));
      expect(() => takeLock(file, 'dist')).toThrow(
        '(process 1073741824 of another container or machine, since 02:03:04 UTC)',
      );
      const longAgo = Date.now() / 1_000 - 90;
      utimesSync(file, longAgo, longAgo);
      takeLock(file, 'dist')();
    },
  );

  test('is touched for as long as it is held', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const unlock = takeLock(file, 'dist');
    utimesSync(file, 1, 1);
    vi.advanceTimersByTime(5_000);
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(5_000);
    unlock();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is void when it is a link to nothing, and no folder', () => {
    symlinkSync('nowhere', file);
    takeLock(file, 'dist')();
    mkdirSync(file);
    onTestFinished(() => rmSync(file, { recursive: true }));
    expect(() => takeLock(file, 'dist')).toThrow('EISDIR');
  });

  test('is void when it says nothing, and a late end does not undo what another took', () => {
    writeFileSync(file, '{"pid":');
    const first = takeLock(file, 'dist');
    rmSync(file);
    const second = takeLock(file, 'dist');
    first();
    expect(() => takeLock(file, 'dist')).toThrow(LockedError);
    second();
  });
});

test('a process is told from another one with its number', () => {
  const mark = readProcessMark(process.pid);
  expect(isRunning(process.pid, mark)).toBe(true);
  expect(isRunning(process.pid, null)).toBe(true);
  expect(isRunning(0, null)).toBe(false);
  expect(isRunning(2 ** 30, null)).toBe(false);
});
