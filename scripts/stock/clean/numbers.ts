import { isBlank, keep, quote, unknown, UnreadableValue, type Cleaned, type Cleaner } from './cleaner.ts';
import { askAboutDots, isUnclear, parseDotted } from './dots.ts';

/** Reads '1,234.50' as 1234.5; anything else that is not a plain number is null. */
export function parseNumber(text: string): number | null {
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Whole kilograms and millimetres that are only a help: what is unclear in them is unknown and costs no vehicle. */
const helps = new Set([
  'towing',
  'grossvehiclemass',
  'grosscombinationmass',
  'payload',
  'kerbmass',
  'vehiclelength',
  'vehiclewidth',
  'vehicleheight',
]);

/** Reads a number that is counted in thousands: the dot of '45.000' is never guessed. Throws an UnreadableValue. */
function readThousands(text: string, what: string, field?: string): Cleaned | null {
  const dotted = parseDotted(text);
  if (dotted !== null) return { value: dotted, note: 'dots read as thousands' };
  if (isUnclear(text)) {
    if (field !== undefined && helps.has(field)) return unknown('thousands or decimals, left unknown');
    throw new UnreadableValue(`expected ${what}, found ${quote(text)}: ${askAboutDots(text)}`);
  }
  const number = parseNumber(text);
  return number === null ? null : keep(number);
}

/** A plain number, with or without thousands separators. */
export const plainNumber: Cleaner = (value, field) => {
  if (isBlank(value)) return keep(null);
  if (typeof value === 'number') return keep(value);
  const text = String(value).trim();
  const thousands = field === 'km' || (field !== undefined && helps.has(field));
  const number = parseNumber(text);
  const read = thousands ? readThousands(text, 'a number', field) : number === null ? null : keep(number);
  if (read === null) throw new UnreadableValue(`expected a number, found ${quote(value)}`);
  return read;
};

/** 0 stands for 'not entered' in many feeds. */
export const zeroIsUnknown: Cleaner = (value) =>
  value === 0 || (typeof value === 'string' && /^\s*0+(\.0+)?\s*$/.test(value))
    ? unknown('0 read as unknown')
    : keep(value);

const withoutUnit = (value: string, unit: RegExp): string => value.trim().replace(unit, '').trim();

/** Reads the number in front of a unit, for example '8.7 L / 100 km'. */
const measured =
  (unit: RegExp, what: string): Cleaner =>
  (value): Cleaned => {
    if (isBlank(value) || typeof value === 'number') return keep(isBlank(value) ? null : value);
    const number = parseNumber(withoutUnit(String(value), unit));
    if (number === null) throw new UnreadableValue(`expected ${what}, found ${quote(value)}`);
    return keep(number);
  };

/** Reads what is counted in thousands in front of a unit, for example '5,595 km'. */
const counted =
  (unit: RegExp, what: string): Cleaner =>
  (value, field): Cleaned => {
    if (isBlank(value) || typeof value === 'number') return keep(isBlank(value) ? null : value);
    const read = readThousands(withoutUnit(String(value), unit), what, field);
    if (read === null) throw new UnreadableValue(`expected ${what}, found ${quote(value)}`);
    return read;
  };

/** '5,595 km' is 5595. */
export const kilometres: Cleaner = counted(/(km|kms|kilometres)\.?$/i, 'kilometres');
/** '8.7 L / 100 km' is 8.7. */
export const litresPerHundred: Cleaner = measured(/l(itres)?\s*\/\s*100\s*km$/i, 'litres per 100 km');
/** '150 kW' is 150. */
export const kilowatts: Cleaner = measured(/kw$/i, 'kilowatts');
/** '3,500 kg' is 3500. */
export const kilograms: Cleaner = counted(/kgs?$/i, 'kilograms');
