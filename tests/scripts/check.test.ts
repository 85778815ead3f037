import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { testSites } from '../config/directory.ts';

const run = (...flags: string[]) =>
  spawnSync(process.execPath, ['scripts/check.ts', ...flags], { encoding: 'utf8' });

describe('npm run check', () => {
  test('0 when all dealers load', () => {
    const { status, stdout } = run('--dealers', 'tests/dealers/layered');
    expect(status).toBe(0);
    expect(stdout).toContain('2 dealers ready');
  });

  test('1 when one does not, with --json for machines', () => {
    const { status, stdout } = run('--dealers', testSites, '--dealer', 'macs-yard', 'nobody', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      dealers: ['macs-yard'],
      issues: [
        {
          severity: 'error',
          file: testSites,
          message: expect.stringMatching(
            /^There is no dealer nobody in tests\/dealers\/sites\/\.\nThe dealers are: gantry-trucks, /,
          ),
        },
      ],
    });
  });

  test('takes dealers as words, with and without --dealer', () => {
    const sound = run('--dealers', testSites, 'macs-yard', '--dealer', 'volt-electric', 'macs-yard');
    expect([sound.status, sound.stdout]).toEqual([0, '2 dealers ready\n']);
    const { status, stdout } = run('--dealers', testSites, 'macs-yrd');
    expect(status).toBe(1);
    expect(stdout).toContain('Did you mean macs-yard?');
  });

  test('--words lists settings and texts with their usual words, also only some', () => {
    const all = run('--words').stdout;
    expect(all).toContain(
      '  stock.soldWindowDays: 3\n      Days that a sold vehicle stays listed, 0 hides it at once',
    );
    expect(all).toMatch(/^ {2}locations\[\]\.address\.suburb:/m);
    expect(all).toContain('\n  tag.sold: JUST SOLD\n');
    expect(all).not.toMatch(/\b(LEGAL \d|(?!UTF-|HT-)[A-Z]{2,6}-\d{2})/);
    const some = run('--words', 'JUST sold').stdout;
    expect(some).toContain('  tag.sold: JUST SOLD\n');
    expect(some).not.toContain('soldWindowDays');
    expect(run('--words', 'no such word').stdout).toBe('No setting and no text has "no such word" in it.\n');
  });

  test('2 for wrong use', () => {
    expect(run('--delaer', 'x').status).toBe(2);
  });
});
