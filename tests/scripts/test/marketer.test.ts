import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { actAsMarketer } from '#scripts/test/act-as-marketer.ts';
import { steps } from '#scripts/test/steps.ts';
import { testSites } from '../../config/directory.ts';

const project = mkdtempSync(join(tmpdir(), 'marketer-'));
const dealers = join(project, 'dealers');
writeFileSync(join(project, 'package.json'), '{}\n');
beforeEach(() => {
  rmSync(dealers, { recursive: true, force: true });
  cpSync(testSites, dealers, { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true }));

const findStep = (name: string): readonly string[] => {
  const step = steps.find((candidate) => candidate.name === name);
  if (!step) throw new Error(`npm test has no step ${name}.`);
  return step.command;
};

/** Steps of `npm test` that look at dealer files; others are kept from it by `tests/house/dealers-are-data.ts`. */
function judge(): { check: number | null; said: string; format: number | null } {
  const [node = '', ...words] = findStep('dealers');
  const check = spawnSync(node, [...words, '--dealers', dealers], { encoding: 'utf8' });
  const [prettier = '', ...flags] = findStep('format');
  const format = spawnSync(resolve('node_modules/.bin', prettier), flags, { cwd: project });
  return { check: check.status, said: check.stdout.trim(), format: format.status };
}

describe('npm test after a marketer’s commit is green', () => {
  test('with two more dealers, one of them oddly spaced, and a sample less', () => {
    actAsMarketer(dealers, 'changed');
    expect(judge()).toEqual({ check: 0, said: '7 dealers ready', format: 0 });
  });

  test('with no dealer left', () => {
    actAsMarketer(dealers, 'emptied');
    expect(judge()).toEqual({ check: 0, said: '0 dealers ready', format: 0 });
  });

  test('a warning does not fail it, an error does', () => {
    const postcode = (text: string): void =>
      writeFileSync(
        join(dealers, 'far.yaml'),
        'name: Far Motors\nurl: https://www.far.example\nlocations:\n' +
          `  - address: { street: 1 High Street, suburb: Bourke, state: NSW, postcode: ${text} }\n    licence: '1'\n`,
      );
    postcode('4163');
    expect(judge()).toMatchObject({ check: 0, said: expect.stringContaining('7 dealers ready, 1 warning') });
    postcode('none');
    expect(judge()).toMatchObject({ check: 1, said: expect.stringContaining('1 error') });
  });
});
