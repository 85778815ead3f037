import { keep, quote, unknown, UnreadableValue, type Cleaned, type Cleaner, type Value } from './cleaner.ts';

/** Reads '1,234.50' as 1234.5; anything else that is not a plain number is null. */
export function parseNumber(text: string): number | null {
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

const isBlank = (value: Value): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** A plain number, with or without thousands separators. */
export const plainNumber: Cleaner = (value) => {
  if (isBlank(value)) return keep(null);
  if (typeof value === 'number') return keep(value);
  const number = typeof value === 'string' ? parseNumber(value.trim()) : null;
  if (number === null) throw new UnreadableValue(`expected a number, found ${quote(value)}`);
  return keep(number);
};

/** 0 stands for 'not entered' in many feeds. */
export const zeroIsUnknown: Cleaner = (value) =>
  value === 0 || (typeof value === 'string' && /^\s*0+(\.0+)?\s*$/.test(value))
    ? unknown('0 read as unknown')
    : keep(value);

const askForPrice = /^(p\.?\s?o\.?\s?a\.?|price on application|call( us)?|enquire|contact( us)?|tba)$/i;

/** '$29,990', 'A$ 29990.00', 'POA': whole dollars, and unknown where the dealer wants to be asked, or says 0. */
export const wholeDollars: Cleaner = (value) => {
  if (isBlank(value)) return keep(null);
  const text = String(value).trim();
  if (askForPrice.test(text)) return unknown(`${quote(text)} read as unknown`);
  const number = typeof value === 'number' ? value : parseNumber(text.replace(/^(AUD|A?\$)\s*/i, '').trim());
  if (number === null) throw new UnreadableValue(`expected a price in dollars, found ${quote(value)}`);
  if (number === 0) return unknown('0 read as unknown');
  const whole = Math.round(number);
  return whole === number ? keep(whole) : { value: whole, note: 'cents rounded to whole dollars' };
};

/** Reads the number in front of a unit, for example '8.7 L / 100 km' or '5,595 km'. */
const measured =
  (unit: RegExp, what: string): Cleaner =>
  (value): Cleaned => {
    if (isBlank(value) || typeof value === 'number') return keep(isBlank(value) ? null : value);
    const text = String(value).trim();
    const number = parseNumber(text.replace(unit, '').trim());
    if (number === null) throw new UnreadableValue(`expected ${what}, found ${quote(value)}`);
    return keep(number);
  };

/** '5,595 km' is 5595. */
export const kilometres: Cleaner = measured(/\s*(km|kms|kilometres)\.?$/i, 'kilometres');
/** '8.7 L / 100 km' is 8.7. */
export const litresPerHundred: Cleaner = measured(/\s*l(itres)?\s*\/\s*100\s*km$/i, 'litres per 100 km');
/** '150 kW' is 150. */
export const kilowatts: Cleaner = measured(/\s*kw$/i, 'kilowatts');
/** '3,500 kg' is 3500. */
export const kilograms: Cleaner = measured(/\s*kgs?$/i, 'kilograms');
