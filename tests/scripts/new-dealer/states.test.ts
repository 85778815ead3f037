import { expect, test } from 'vitest';
import { isStateFor, listStates } from '#scripts/new-dealer/states.ts';

test.each([
  ['4020', 'QLD'],
  ['0800', 'NT'],
  ['2620', 'NSW'],
])('the state of the postcode %s comes first, the others follow', (postcode, first) => {
  const listed = listStates(postcode).map(({ value }) => value);
  expect(listed[0]).toBe(first);
  expect(new Set(listed).size).toBe(8);
  expect(listed).toHaveLength(8);
});

test.each([
  ['QLD', ['QLD']],
  ['qld', ['QLD']],
  ['WA', ['WA']],
  ['south', ['SA']],
  ['n', ['NSW', 'NT']],
  ['new s', ['NSW']],
])('"%s" finds %s', (typed, found) => {
  const options = listStates('').filter((option) => isStateFor(typed, option));
  expect(options.map(({ value }) => value)).toEqual(found);
});
