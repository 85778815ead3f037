import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { check, resolveConfig } from 'prettier';
import { loadDealers } from '#config/load.ts';

const directory = mkdtempSync(join(tmpdir(), 'new-dealer-'));
afterAll(() => rmSync(directory, { recursive: true }));

const run = (...flags: string[]) =>
  spawnSync(process.execPath, ['scripts/new-dealer.ts', '--directory', directory, ...flags], {
    encoding: 'utf8',
  });

const answers = [
  ...['--name', "O'Brien & Sons: Motors", '--state', 'nt', '--suburb', 'Darwin', '--postcode', '0800'],
  ...['--street', '1 Mitchell Street', '--phone', '0491 570 156', '--licence', '0012', '--yes'],
];

describe('npm run new-dealer', () => {
  test('writes at most 20 commented lines that load at once', async () => {
    const { status, stdout, stderr } = run(...answers, '--make', 'Toyota', '--colour', 'navy');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('obrien-sons-motors.yaml');
    const file = join(directory, 'obrien-sons-motors.yaml');
    const written = readFileSync(file, 'utf8');
    expect(written.trim().split('\n').length).toBeLessThanOrEqual(20);
    expect(written).toContain('# ');
    const style = await resolveConfig('dealers/_defaults.yaml');
    expect(await check(written, { ...style, filepath: 'dealers/x.yaml' })).toBe(true);
    const { dealers, issues } = await loadDealers({ directory });
    expect(issues).toEqual([]);
    expect(dealers).toMatchObject([
      { name: "O'Brien & Sons: Motors", phone: '+61491570156', locations: [{ licence: { number: '0012' } }] },
    ]);
  });

  test('refuses to overwrite', () => {
    const { status, stderr } = run(...answers);
    expect(status).toBe(1);
    expect(stderr).toContain('exists already');
  });

  test('without a terminal it names what is missing and writes nothing', () => {
    const { status, stderr } = run('--name', 'Nobody');
    expect(status).toBe(2);
    expect(stderr).toContain('--licence is missing, for example --licence "1234567"');
    expect(stderr).not.toContain('--name is missing');
    expect(existsSync(join(directory, 'nobody.yaml'))).toBe(false);
  });

  test('names every wrong answer', () => {
    const { status, stderr } = run(...answers, '--postcode', '800', '--colour', 'redd', '--template', 'yrd');
    expect(status).toBe(2);
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['--postcode', '--template', '--colour']);
  });

  test('leaves nothing behind when the file would not load', () => {
    const { status, stderr } = run(...answers, '--slug', 'typo', '--make', 'Toyta');
    expect(status).toBe(1);
    expect(stderr).toContain('Did you mean toyota?');
    expect(existsSync(join(directory, 'typo.yaml'))).toBe(false);
  });
});
