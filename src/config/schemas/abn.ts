import * as v from 'valibot';
import { pattern } from './values.ts';

const expectedAbn = 'the 11 digits of an ABN, such as "51 824 753 556"';

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The check of the Australian Business Register: one off the first digit, each by its weight, the sum by 89. */
function isAbn(written: string): boolean {
  const digits = [...written.replaceAll(' ', '')].map(Number);
  const sum = abnWeights.reduce(
    (total, weight, index) => total + weight * ((digits[index] ?? 0) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** The number of a business, whose check digits fit. */
export const abn = v.pipe(
  pattern('Australian Business Number.', /^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, expectedAbn),
  v.check(isAbn, 'an ABN whose check digits fit: one of its digits is not right'),
);
