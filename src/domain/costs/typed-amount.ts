import type { ValueRange } from '../finance/rules.ts';
import { snap, tidy } from '../search/value-range.ts';

/** What may stand around the number of a field, without spaces: its own unit in the ways people write it, or nothing. */
export const ownUnits = {
  dollars: /^\$?(?:k|aud|dollars?)?$/,
  years: /^(?:y[a-z]*)?$/,
  percent: /^(?:%|percent)?(?:p\.?a\.?)?$/,
  kilometres: /^(?:km|kms|kilomet(?:re|er)s?)?(?:(?:\/|per|a)week)?$/,
  litres: /^(?:l|lit(?:re|er)s?)?(?:(?:\/|per)100(?:kms?)?)?$/,
  kilowattHours: /^(?:kwh)?(?:(?:\/|per)100(?:kms?)?)?$/,
  dollarsPerLitre: /^\$?(?:(?:\/|per|a)?(?:l|lit(?:re|er)))?$/,
  dollarsPerKilowattHour: /^\$?(?:(?:\/|per|a)?kwh)?$/,
} as const;

const months = /^months?$/;

/** Digits with thousands separators, or with a decimal comma where it cannot be a separator: '8,5', but not '8,500'. */
function readDigits(digits: string): number | null {
  // eslint-disable-next-line regexp/no-super-linear-move -- somebody types it
  if (/\..*,/.test(digits)) return null;
  const plain = digits.replace(/^(\d*),(\d\d?)$/, '$1.$2').replaceAll(',', '');
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- somebody types it
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * The number in what somebody typed or pasted: dollar signs, commas and the field's own unit, such as 'kms', are left
 * out (FUEL-04); '30k' dollars are 30,000. Null without a number, or with a unit that changes the amount: '20%' is not
 * 20 dollars.
 */
export function parseAmount(text: string, unit: RegExp): number | null {
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- somebody types it
  const parts = /^(\$?)([-−]?)(\$?)([\d.,]*\d[.,]?)(.*)$/.exec(text.replace(/\s/g, '').toLowerCase());
  if (!parts) return null;
  const [, before = '', sign, between = '', digits = '', after = ''] = parts;
  const number = unit.test(before + between + after) ? readDigits(digits) : null;
  if (number === null) return null;
  const amount = after === 'k' ? tidy(number * 1_000) : number;
  return sign ? -amount : amount;
}

/**
 * A term in years. Months count where they make a term that can be chosen: '18 months' is 1.5 years, '7 months' is
 * null.
 */
export function parseTerm(text: string, range: ValueRange): number | null {
  const years = parseAmount(text, ownUnits.years);
  if (years !== null) return years;
  const term = tidy((parseAmount(text, months) ?? NaN) / 12);
  return snap(term, range) === term ? term : null;
}
