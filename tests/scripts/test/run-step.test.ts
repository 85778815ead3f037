import { expect, test } from 'vitest';
import { runStep } from '#scripts/test/run-step.ts';

const run = (limit: number) =>
  runStep(
    {
      name: 'slow',
      hint: '',
      command: [process.execPath, '-e', 'console.log("said"); setTimeout(() => {}, 1500)'],
      limit,
    },
    { quietly: true },
  );

test('a step is stopped at its limit and has failed; one within it passes, and what it says is kept', async () => {
  expect((await run(0.4)).passed).toBe(false);
  expect(await run(20)).toEqual({ passed: true, said: 'said\n' });
});
