import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

test('CFG-01 a folder of a dealer without its file is named, and the dealers load all the same', async () => {
  const { dealers, issues, printed } = await loadTexts({
    'good-motors.yaml': goodDealer,
    'good-motors/prices.pdf': '%PDF',
    'good-motor/logo.svg': picture,
    '.notes/plan.txt': 'later',
  });
  expect(dealers.map(({ site }) => site.slug)).toEqual(['good-motors']);
  expect(issues.map(({ severity }) => severity)).toEqual(['warning']);
  expect(printed).toBe(
    'dealers/good-motor  warning  Nothing in this folder is used: there is no dealers/good-motor.yaml. Did you mean good-motors?\n' +
      '  Give the folder the name of its dealer file, write that file, or delete the folder.',
  );
});

test('a dealer file with a wrong ending is told about its name alone', async () => {
  const { issues } = await loadTexts({ 'good.yaml.txt': goodDealer, 'good/logo.svg': picture });
  expect(issues.map(({ file }) => file.split('/').at(-1))).toEqual(['good.yaml.txt']);
});
