import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createApart } from '#scripts/command/apart.ts';

const isRunning = (process_: number): boolean => {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
};

/** Whether a process ends while it would still draw for ten seconds and more. */
async function endsSoon(process_: number): Promise<boolean> {
  for (let round = 0; round < 100 && isRunning(process_); round += 1) await sleep(20);
  return !isRunning(process_);
}

test('what a stopped process still draws holds up nothing that is asked for after it', async () => {
  const apart = createApart(new URL('drawing-process.ts', import.meta.url), null, 500);
  const first = await apart.ask<number>({}, 60_000);
  apart.stop();
  const second = await apart.ask<number>({}, 60_000);
  expect(second).not.toBe(first);
  expect(await endsSoon(first)).toBe(true);
  apart.stop();
  expect(await endsSoon(second)).toBe(true);
}, 60_000);

test('a process that draws ends with whoever asked it', async () => {
  const asker = spawn(process.execPath, [fileURLToPath(new URL('asking-process.ts', import.meta.url))]);
  const [said] = (await once(asker.stdout, 'data')) as [Buffer];
  const drawing = Number(said.toString());
  expect(isRunning(drawing)).toBe(true);
  asker.kill('SIGKILL');
  expect(await endsSoon(drawing)).toBe(true);
}, 60_000);
