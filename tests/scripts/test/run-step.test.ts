import { expect, test } from 'vitest';
import { runStep } from '#scripts/test/run-step.ts';

/** A step that says something and then takes its time, in milliseconds. */
const run = (time: number) =>
  runStep(
    {
      name: 'slow',
      hint: '',
      command: [process.execPath, '-e', `console.log("said"); setTimeout(() => {}, ${time})`],
      limit: 1,
    },
    { quietly: true },
  );

test('a step is stopped at its limit and has failed; one within it passes, and what it says is kept', async () => {
  const { passed, said } = await run(20_000);
  expect(passed).toBe(false);
  expect(said).toMatch(/^said\n\nStopped after [1-3] s, which is the limit of this step\.\n$/);
  expect(await run(10)).toEqual({ passed: true, said: 'said\n' });
});
