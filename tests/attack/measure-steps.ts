import { expect } from 'vitest';

/** Milliseconds of processor time that this thread has used: a machine that is busy with other things takes none of them. */
const readProcessor = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Fails where one step of some work keeps everybody else waiting. */
export function expectShortSteps(steps: Iterator<unknown>): void {
  let longest = 0;
  const begun = readProcessor();
  let before = begun;
  for (;;) {
    const { done } = steps.next();
    const now = readProcessor();
    longest = Math.max(longest, now - before);
    before = now;
    if (done || now - begun > 1_000) break;
  }
  expect(longest).toBeLessThan(100);
}
