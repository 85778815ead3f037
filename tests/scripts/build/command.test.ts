import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testSites } from '../../config/directory.ts';

const run = (script: string, ...flags: string[]) =>
  spawnSync(process.execPath, [script, ...flags], { encoding: 'utf8', timeout: 60_000 });

test('a build of dealers that are not there names those that are, and leaves the last report', () => {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  try {
    const flags = ['--dealers', testSites, '--out', out, '--data', join(out, 'data')];
    const { status, stderr } = run('scripts/build.ts', '--dealer', 'macs-yard', 'nobody', ...flags);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `There is no dealer nobody in ${testSites}/.\n` +
        'The dealers are: gantry-trucks, harbour-toyota, macs-yard, summit-group, volt-electric, westside-superstore.',
    );
    expect(existsSync(join(out, 'report.html'))).toBe(false);
  } finally {
    rmSync(out, { recursive: true });
  }
});

test('a build without a dealer file says that sites stay, and how they go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  try {
    const flags = ['--dealers', folder, '--out', join(folder, 'out'), '--data', join(folder, 'data')];
    const { status, stderr } = run('scripts/build.ts', '--prune', ...flags);
    expect(status).toBe(0);
    expect(stderr).toContain(
      `There is no dealer file in ${folder}/. Sites in ${folder}/out/ stay, also with --prune`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('nothing is taken away by a build of some dealers or templates alone', () => {
  const part = [
    ['--dealer', 'macs-yard'],
    ['--template', 'showroom'],
  ];
  for (const flags of part) {
    const { status, stderr } = run('scripts/build.ts', '--prune', '--dealers', testSites, ...flags);
    expect([status, stderr.trim()]).toEqual([
      1,
      expect.stringMatching(/^--prune needs a build of all dealers/),
    ]);
  }
});

test('so does the dev server', () => {
  const { status, stderr } = run('scripts/dev.ts', '--dealers', testSites, '--dealer', 'mac-yard');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^There is no dealer mac-yard in tests\/dealers\/sites\/\. Did you mean macs-yard\?\nThe dealers are: /,
  );
});
