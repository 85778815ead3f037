import { expect } from 'vitest';
import { readMachineSlowness } from '#scripts/test/machine-slowness.ts';

/** A machine that is busy with other things is no attack: what takes too long is tried again, by the speed that it has then. */
const tries = 3;

/** Milliseconds of processor time that this process needs for some work. What collects garbage beside it counts, too. */
export async function measure(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Fails when some work takes more milliseconds of processor time each time, as counted on the usual machine. */
export async function expectWithin(milliseconds: number, work: () => unknown): Promise<void> {
  let least = await measure(work);
  for (let time = 1; time < tries && least >= milliseconds; time += 1)
    least = Math.min(least, (await measure(work)) / readMachineSlowness());
  expect(least).toBeLessThan(milliseconds);
}

/** Fails when some work took more milliseconds by the clock, as counted on the usual machine: whoever asks a server waits by the clock. */
export function expectInTime(taken: number, milliseconds: number): void {
  expect(taken < milliseconds ? taken : taken / readMachineSlowness()).toBeLessThan(milliseconds);
}
