import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeDiskProblem } from '#scripts/command/disk-problem.ts';

test('a disk that is full is told in words', () => {
  let caught: unknown;
  try {
    // A device that is always full.
    writeFileSync('/dev/full', 'x');
  } catch (error) {
    caught = error;
  }
  expect(describeDiskProblem(caught)).toBe('There is no room left on the disk.');
  expect(describeDiskProblem(Object.assign(new Error(), { code: 'EACCES', path: '/x' }))).toBe(
    'This user may not write, for /x.',
  );
  expect(describeDiskProblem(new Error('of our own'))).toBeNull();
});
