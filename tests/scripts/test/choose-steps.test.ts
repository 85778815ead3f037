import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseSteps } from '#scripts/test/choose-steps.ts';
import { steps } from '#scripts/test/steps.ts';

const unit = 'tests/scripts/test/choose-steps.test.ts';
const names = (choice: Parameters<typeof chooseSteps>[1]): string[] =>
  chooseSteps(steps, choice).map(({ name }) => name);

describe('what npm test runs', () => {
  test('the test files of a folder, each once', () => {
    const [step, ...others] = chooseSteps(steps, { files: ['tests/scripts/test', unit] });
    expect(others).toEqual([]);
    const files = step?.command.filter((word) => word.startsWith('tests/scripts/test/'));
    expect(files).toEqual(globSync('tests/scripts/test/**/*.test.ts').toSorted());
  });

  test('everything, or the steps that are named', () => {
    expect(names({})).toEqual(steps.map(({ name }) => name));
    expect(names({ only: ['unit', 'lint'] })).toEqual(['lint', 'unit']);
    expect(() => names({ only: ['units'] })).toThrow("There is no step 'units'. The steps are: format,");
  });

  test('a test file alone, by what runs it', () => {
    const [step, ...others] = chooseSteps(steps, { files: [unit] });
    expect(others).toEqual([]);
    expect([step?.name, step?.needsSites, step?.command.at(-1)]).toEqual(['unit', undefined, unit]);
    const [attack = ''] = globSync('tests/attack/**/*.test.ts');
    expect(names({ files: [attack] })).toEqual(['attack']);
    const [spec = ''] = globSync('tests/e2e/**/*.spec.ts');
    expect(names({ files: [spec, unit] })).toEqual(['unit', 'end to end']);
    for (const file of ['tests/none.test.ts', 'scripts/test.ts', 'scripts/test'])
      expect(() => names({ files: [file] })).toThrow(`There is no test file ${file}.`);
  });
});
