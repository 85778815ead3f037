import { forText, keep, type Cleaned } from './cleaner.ts';

/** One to three digits, a dot, exactly three digits: thousands as often as decimals. '0.500' can only be decimals. */
const unclear = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Two dots, or a comma before the cents, can only be thousands. */
const certain = /^[+-]?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d{1,2})$/;

/** Whether nobody can tell from the text alone if its dot parts thousands or decimals. */
export const isUnclear = (text: string): boolean => unclear.test(text);

/** Reads '1.299.000' as 1299000 and '12.990,50' as 12990.5; anything else is null. */
export const parseDotted = (text: string): number | null =>
  certain.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null;

/** What somebody can do about an unclear number, for the end of a reason. */
export const askAboutDots = (text: string): string =>
  `thousands or decimals? Write ${text.replace('.', '')} or ${Math.round(Number(text))}, ` +
  'or let the mapping clean this column with dots-are-thousands or dots-are-decimals first';

/** '45.000 km' is '45000 km', because the mapping says so. */
export const dotsAreThousands = forText((text): Cleaned =>
  keep(text.replaceAll(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])/g, (number) => number.replaceAll('.', ''))),
);

/** '45.000 km' is '45 km', because the mapping says so; for columns of whole numbers. */
export const dotsAreDecimals = forText((text): Cleaned => {
  let rounded = false;
  const value = text.replaceAll(/(?<![\d.,])\d+\.\d{3}(?![\d.,])/g, (number) => {
    rounded ||= !number.endsWith('.000');
    return String(Math.round(Number(number)));
  });
  return rounded ? { value, note: 'decimals rounded to a whole number' } : keep(value);
});
