import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { repeatEnd } from '#scripts/test/repeat-end.ts';

const repeat = (said: string): string[] =>
  stripVTControlCharacters(repeatEnd('unit', said)).trim().split('\n');

test('the end of what a failed step said is repeated, and no empty line where it said it at the terminal', () => {
  expect(repeat('')).toEqual(['Failed: unit']);
  expect(repeat(' \n')).toEqual(['Failed: unit']);
  const lines = Array.from({ length: 70 }, (_, index) => `line ${index}`);
  expect(repeat(`${lines.join('\n')}\n`)).toEqual(['Failed: unit', ...lines.slice(-60)]);
});
