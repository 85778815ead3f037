import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const said =
    '/data/400.avif: write error\nsystem error: No space left on device\nheif: Cannot write output data';
  expect(describeDiskProblem(new Error(said))).toBe('There is no room left on the disk.');
  expect(describeDiskProblem(Object.assign(new Error(), { code: 'EACCES', path: '/x' }))).toBe(
    'This user may not write, for /x.',
  );
  const refused = Object.assign(new Error(), { code: 'EACCES', path: '/x', syscall: 'scandir' });
  expect(describeDiskProblem(refused)).toBe('This user may not read /x.');
  expect(describeDiskProblem(new Error('of our own'))).toBeNull();
});

test('what stands where a file or a folder belongs is told by its path', () => {
  const root = mkdtempSync(join(tmpdir(), 'disk-'));
  const [file, folder] = [join(root, 'file'), join(root, 'folder')];
  writeFileSync(file, 'x');
  mkdirSync(folder);
  const describe = (work: () => void): string | null => {
    try {
      work();
      return null;
    } catch (error) {
      return describeDiskProblem(error);
    }
  };
  expect(describe(() => mkdirSync(file))).toBe(`Something else is in the way, for ${file}. Take it away.`);
  expect(describe(() => renameSync(file, folder))).toBe(
    `A folder is in the way where a file belongs, for ${folder}. Take it away.`,
  );
  const link = join(root, 'away');
  symlinkSync('/nowhere/data', link);
  expect(describe(() => mkdirSync(join(link, 'in'), { recursive: true }))).toMatch(/^A link leads nowhere/);
  expect(describe(() => writeFileSync(join(root, 'x'.repeat(300)), 'x'))).toMatch(/^A name is longer/);
  expect(describe(() => writeFileSync(join(file, 'in'), 'x'))).toMatch(/^A file is in the way/);
  rmSync(root, { recursive: true });
});
