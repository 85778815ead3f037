import type { PriceType } from '#domain/law/price-types.ts';
import { isBlank, keep, quote, unknown, UnreadableValue, type Cleaned, type Cleaner } from './cleaner.ts';
import { askAboutDots, isUnclear, parseDotted } from './dots.ts';
import { parseNumber } from './numbers.ts';
import { readPriceWords } from './price-words.ts';

const askForPrice = /^(p\.?\s?o\.?\s?a\.?|price on application|call( us)?|enquire|contact( us)?|tba)$/i;

/** Words, an amount, words; the amount begins and ends with a digit. */
const shape = /^(\D*?)([+-]?\d(?:[\d.,\s]*\d)?\.?)(\D*)$/;
/** Longer text is a story, not a price. */
const longest = 120;
const currency = /(?:\bAUD|AU\$|A\$|\$)\s*$/i;

/** No vehicle costs less than this many dollars; smaller numbers are thousands, weeks or placeholders. */
const leastPrice = 100;
/** Amounts that feeds write where there is no price: read as decimals they would be these, so they are not certain. */
const placeholders = new Set(['1.000', '10.000']);

/**
 * '$29,990', 'A$ 29990.00', '12 990', '$12,990* drive away', 'POA': whole dollars, and unknown where the dealer wants to
 * be asked, or says 0. What the words beside the amount state for certain answers a missing price type. '12.990' is
 * 12990 for a vehicle, because none costs 13 dollars; where both readings are possible the value is refused.
 */
export const wholeDollars: Cleaner = (value, field = 'price') => {
  if (isBlank(value)) return keep(null);
  const text = String(value).trim();
  if (askForPrice.test(text)) return unknown(`${quote(text)} read as unknown`);
  const read = readText(text);
  if (!read) throw new UnreadableValue(`expected a price in dollars, found ${quote(value)}`);
  const { amount, notes } = readAmount(read.number, field, quote(value));
  if (amount === 0) return unknown('0 read as unknown');
  const whole = Math.round(amount);
  if (whole !== amount) notes.push('cents rounded to whole dollars');
  notes.push(...read.notes);
  return {
    value: whole,
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    ...(read.type === null ? {} : { priceType: read.type }),
  } satisfies Cleaned;
};

/** Parts the amount from the words beside it. Null when there is no amount, or when the words are not known. */
function readText(text: string): { number: string; type: PriceType | null; notes: string[] } | null {
  const [, before = '', number = '', after = ''] = shape.exec(text.slice(0, longest + 1)) ?? [];
  const sides = [before.replace(currency, ''), after].map(readPriceWords);
  const [left, right] = sides;
  if (number === '' || text.length > longest || !left || !right) return null;
  const said = [left.said, right.said].filter(Boolean).join(' … ');
  const agree = left.type === null || right.type === null || left.type === right.type;
  const notes = [
    ...(said === '' || said === 'aud' ? [] : [`read without the words beside it, "${said}"`]),
    ...(text.includes('*') ? ['an asterisk beside it left out'] : []),
  ];
  return { number, type: agree ? (left.type ?? right.type) : null, notes };
}

/** The amount of a text of digits, dots, commas and spaces. Throws an UnreadableValue. */
function readAmount(written: string, field: string, found: string): { amount: number; notes: string[] } {
  const spaced = /^[+-]?[1-9]\d{0,2}(?:\s\d{3})+(?:\.\d{1,2})?$/.test(written);
  const text = spaced ? written.replaceAll(/\s/g, '') : written;
  const notes = spaced ? ['spaces between thousands left out'] : [];
  const dotted = parseDotted(text);
  if (dotted !== null) return { amount: dotted, notes: [...notes, 'dots read as thousands'] };
  const amount = parseNumber(text);
  if (amount === null) throw new UnreadableValue(`expected a price in dollars, found ${found}`);
  const isVehicle = field !== 'subscription_price' && field !== 'reserve_deposit';
  if (isUnclear(text)) {
    if (!isVehicle || amount >= leastPrice || placeholders.has(text))
      throw new UnreadableValue(`expected a price in dollars, found ${found}: ${askAboutDots(text)}`);
    return {
      amount: Math.round(amount * 1000),
      notes: [...notes, 'a dot before three digits read as thousands'],
    };
  }
  // A number that lost its noughts on the way: 12.990 is 12.99 in JSON and in spreadsheets.
  if (isVehicle && amount < 1000 && !Number.isInteger(amount))
    throw new UnreadableValue(
      `expected a price in dollars, found ${found}: no vehicle costs that. Write whole dollars, such as 12990`,
    );
  return { amount, notes };
}
