import { keep, quote, UnreadableValue, type Cleaner, type Value } from './cleaner.ts';

/** The parts of a list, however a feed writes it. */
export const splitList = (value: Value): Value[] =>
  Array.isArray(value)
    ? value
    : String(value)
        .split(/[|\n]|;(?!base64,)|,(?=\s*https?:)|,\s+/)
        .map((part) => part.trim())
        .filter(Boolean);

/** 'Tow Bar|Sunroof' or 'Tow Bar, Sunroof' is a list of texts. */
export const list: Cleaner = (value) => {
  if (value === null) return keep(null);
  const parts = splitList(value);
  return keep(parts.length > 0 ? parts : null);
};

/** '2026-05-31', '31/05/2026', both with or without a time, and epoch seconds, as epoch seconds. */
export const date: Cleaner = (value) => {
  if (value === null || typeof value === 'number') return keep(value);
  const text = String(value).trim();
  // The beginning of time stands for none.
  if (text === '' || text === '0') return keep(null);
  if (/^\d{9,11}$/.test(text)) return keep(Number(text));
  const iso = text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  const time = /^\d{4}-\d{2}-\d{2}/.test(iso) ? Date.parse(iso.replace(' ', 'T')) : Number.NaN;
  if (Number.isNaN(time))
    throw new UnreadableValue(`expected a date such as 2026-05-31, found ${quote(value)}`);
  return keep(Math.floor(time / 1000));
};
