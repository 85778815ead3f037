import type { RangeField } from './span.ts';
import type { Token } from '../tokens.ts';

/** How kilometres are called. */
export const kilometres: ReadonlySet<string> = new Set(
  'km kms klm klms kilometre kilometres kilometer kilometers kays clicks ks'.split(' '),
);
const money = new Set('dollars dollar bucks aud'.split(' '));
/** What else numbers count. Such a number is none of ours. */
const foreign = new Set(
  (
    'l litre litres liter liters cc kw nm hp kg t tonne tonnes ton tons seat seats seater seaters door doors cyl ' +
    'cylinder cylinders speed inch month months year years yr yrs week weeks weekly pw day days star stars x watt'
  ).split(' '),
);
const thousand = new Set(['k', 'grand', 'thousand', 'thou']);

export interface Amount {
  value: number;
  field: RangeField | null;
  /** Said in thousands ('20k'): the other end of 'between 20 and 30k' then is too. */
  thousands: boolean;
  /** A bare number of four digits that can be a year. */
  canBeYear: boolean;
  end: number;
}

/** A number with its unit; null when there is none here, or it counts something else. */
export function readAmount(tokens: readonly Token[], start: number): Amount | null {
  let at = start;
  let field: RangeField | null = null;
  if (tokens[at]?.word === '$' || tokens[at]?.word === 'aud') {
    field = 'price';
    at += 1;
  }
  const found = /^(\d+(?:\.\d+)?)(k|ks|km|kms|klm|klms|kkm|kkms|grand)?$/.exec(tokens[at]?.word ?? '');
  if (!found) return null;
  const [, digits = '', suffix = ''] = found;
  const plainYear = field === null && !suffix && /^\d{4}$/.test(tokens[at]?.raw ?? '');
  let value = Number(digits);
  let thousands =
    suffix === 'grand' || (suffix.startsWith('k') && !suffix.startsWith('km') && suffix[1] !== 'l');
  if (suffix.length > 1 && suffix !== 'grand') field = 'km';
  if (suffix === 'ks') thousands = value < 1_000;
  at += 1;
  if (!suffix && thousand.has(tokens[at]?.word ?? '')) {
    thousands = true;
    at += 1;
  }
  const unit = tokens[at]?.word ?? '';
  if (field !== 'km' && kilometres.has(unit)) {
    if (field === 'price') return null;
    field = 'km';
    at += 1;
  } else if (field === null && money.has(unit)) {
    field = 'price';
    at += 1;
  } else if (tokens[at]?.isSign && foreign.has(tokens[at + 1]?.word ?? '')) return null;
  else if (foreign.has(unit)) return null;
  const beside = ['a', 'per', '/', 'each'].includes(tokens[at]?.word ?? '') ? tokens[at + 1]?.word : null;
  if (beside && foreign.has(beside)) return null;
  if (thousands) value *= 1_000;
  if (value > 9_999_999) return null;
  const canBeYear = plainYear && field === null && !thousands && value >= 1950 && value < 2050;
  return { value: Math.round(value), field, thousands, canBeYear, end: at };
}
