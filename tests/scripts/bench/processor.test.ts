import { expect, test } from 'vitest';
import { readSteps } from '#scripts/bench/listing/processor.ts';

const page = { pid: 1, tid: 1 };
const step = (name: string, ts: number): object => ({ ...page, name: `step: ${name}`, ph: 'R', ts });
const task = (ts: number, dur: number, tdur: number, tid = 1): object => ({
  ...page, tid, name: 'RunTask', ph: 'X', ts, dur, tdur,
}); // oxfmt-ignore
const timing = (id: string, from: number, to: number, interactionId: number): object[] => [
  { ...page, name: 'EventTiming', ph: 'b', id, ts: from, args: { data: { interactionId } } },
  { ...page, name: 'EventTiming', ph: 'e', id, ts: to },
];

test('an answer is the processor time from a touch to its picture, whatever else the machine does', () => {
  const traceEvents = [
    step('tick', 0),
    ...timing('0x1', 10_000, 90_000, 7),
    // Moving over something is no interaction.
    ...timing('0x2', 0, 200_000, 0),
    task(5_000, 1_000, 1_000),
    task(20_000, 40_000, 8_000),
    task(70_000, 10_000, 4_000),
    task(71_000, 10_000, 9_000, 2),
    // After the picture: it makes the next key wait, not this one.
    task(100_000, 50_000, 20_000),
    step('close', 300_000),
    ...timing('0x1', 301_000, 302_000, 8),
    task(301_000, 1_000, 500),
  ];
  expect(readSteps(JSON.stringify({ traceEvents }))).toEqual([
    { name: 'tick', longest: 20, answer: 12 },
    { name: 'close', longest: 0.5, answer: 0.5 },
  ]);
});
