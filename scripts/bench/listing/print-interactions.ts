import type { Browser } from 'playwright';
import { percentile } from '../percentile.ts';
import { attempt } from './attempt.ts';
import { readBenchmarkIndex } from './benchmark-index.ts';
import { findInp } from './interactions.ts';
import type { Visit } from './session.ts';
import { slowness } from './slow-down.ts';
import { playOnPhone, type StepClock } from './visit-clock.ts';
import { traceTasks } from './visit-processor.ts';

/**
 * Prints for each interaction of a visit how long the screen took to follow: as processor time at full speed, times four,
 * which does not count what else the machine does, and on the clock, which does, beside a key that changes nothing; and
 * which phone the machine is when it is slowed down.
 */
export async function printInteractions(
  browser: Browser,
  address: string,
  visits: number,
  visit: Visit,
): Promise<void> {
  const { full, slowed } = await readBenchmarkIndex(browser, slowness);
  console.log(
    `\nBenchmarkIndex of this machine ${full.toFixed(0)}, ${slowness} times slower ${slowed.toFixed(0)}; ` +
      'a phone of the middle class has 125 to 800',
  );
  const processor = await traceTasks(browser, address, visit);
  const steps: StepClock[] = [];
  const inps: number[] = [];
  for (let count = 1; count <= visits; count += 1) {
    const played = await attempt(`Visit ${count}`, () => playOnPhone(browser, address, visit));
    if (!played) continue;
    steps.push(...played);
    inps.push(findInp(played.flatMap(({ latencies }) => latencies)));
  }
  if (inps.length === 0) throw new Error(`No visit of ${address} came to its end.`);
  const empty = percentile(
    steps.map((step) => step.empty),
    0.5,
  );
  console.log(
    `\n${address} on a phone ${slowness} times slower, ${inps.length} visits; milliseconds\n` +
      'answer: processor time of the page from a key or touch to its picture; task: the longest that a key may wait for;\n' +
      'clock: the same on the clock, where other work of the machine counts; ratio: how many times that of an empty key',
  );
  for (const { name, answer, longest } of processor) {
    const times = steps
      .filter((step) => step.name === name)
      .map(({ latencies }) => Math.max(0, ...latencies));
    console.log(
      `${name.padEnd(28)} answer ${show(answer * slowness)}  task ${show(longest * slowness)}  ` +
        describeClock(times, empty),
    );
  }
  console.log(`${'an empty key'.padEnd(28)} ${' '.repeat(26)}clock p50 ${show(empty)}`);
  console.log(`${'INP of a visit'.padEnd(28)} ${' '.repeat(26)}${describeClock(inps, empty)}`);
}

export const show = (milliseconds: number): string => milliseconds.toFixed(0).padStart(5);

const describeClock = (times: readonly number[], empty: number): string => {
  const middle = percentile(times, 0.5);
  return `clock p50 ${show(middle)}  worst ${show(Math.max(...times))}  ratio ${(middle / empty).toFixed(1)}`;
};
