import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { testSites } from '../config/directory.ts';

const run = (...flags: string[]) =>
  spawnSync(process.execPath, ['scripts/check.ts', ...flags], { encoding: 'utf8' });

describe('npm run check', () => {
  test('0 when all dealers load', () => {
    const { status, stdout } = run('--directory', 'tests/dealers/layered');
    expect(status).toBe(0);
    expect(stdout).toContain('2 dealers ready');
  });

  test('1 when one does not, with --json for machines', () => {
    const { status, stdout } = run('--directory', testSites, '--dealer', 'macs-yard', 'nobody', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      dealers: ['macs-yard'],
      issues: [
        {
          severity: 'error',
          file: testSites,
          message: expect.stringMatching(
            /^There is no dealer nobody in tests\/dealers\/sites\/\.\nThe dealers are: harbour-toyota, /,
          ),
        },
      ],
    });
  });

  test('2 for wrong use', () => {
    expect(run('--delaer', 'x').status).toBe(2);
  });
});
