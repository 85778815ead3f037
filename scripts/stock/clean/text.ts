import { normalizeText } from '#domain/words/normalize-text.ts';
import { longestCode } from '#services/wire/kinds.ts';
import { forText, keep, quote, unknown, UnreadableValue, type Cleaner } from './cleaner.ts';

/** Trims, and joins runs of white space to one space. Empty text is unknown. */
export const tidyText: Cleaner = forText((text) => {
  const tidy = normalizeText(text, 'NFC')
    .replaceAll(/[\s\u200B\uFEFF]+/g, ' ')
    .trim();
  if (tidy === '') return { value: null };
  const inner = normalizeText(text, 'NFC').trim() === tidy;
  return inner ? keep(tidy) : { value: tidy, note: 'joined double spaces' };
});

const dashes = /^[\s/–—-]+$/;

/** '-' and '- / -' say that nobody knows. */
export const dashIsUnknown: Cleaner = forText((text) =>
  dashes.test(text) && /[–—-]/.test(text) ? unknown(`${quote(text.trim())} read as unknown`) : keep(text),
);

/** 'nan', 'null', 'n/a' and the like, as spreadsheets and databases leave them behind. */
export const wordIsUnknown: Cleaner = forText((text) =>
  /^\s*(nan|null|none|n\/?a|undefined|unknown|tba|tbc)\s*$/i.test(text)
    ? unknown(`${quote(text.trim())} read as unknown`)
    : keep(text),
);

export const lowerCase: Cleaner = forText((text) => keep(text.toLowerCase()));
export const upperCase: Cleaner = forText((text) => keep(text.toUpperCase()));

/** A stock number, a VIN, an id. A longer text is none, such as the description in a column that was mixed up. */
export const code: Cleaner = forText((text) =>
  text.length > longestCode ? unknown('beyond what can be, left unknown') : keep(text),
);

/** The first slash with spaces around it, else the first slash, is what parts the halves. */
const half =
  (index: 0 | 1): Cleaner =>
  (value) => {
    if (typeof value !== 'string') return keep(value);
    const tidy = value.replaceAll(/\s+/g, ' ').trim();
    const found = / \/ /.exec(tidy) ?? /\//.exec(tidy);
    const cut = found ? [tidy.slice(0, found.index), tidy.slice(found.index + found[0].length)] : [tidy, ''];
    const part = (cut[index] ?? '').trim();
    if (/^[-–—]$/.test(part)) return unknown('"-" on one side of a slash read as unknown');
    if (part !== '' && !/\p{Letter}/u.test(part))
      return unknown('a side of a slash without a letter read as unknown');
    return keep(part || null);
  };

/** 'White / Black' is 'White'. */
export const beforeSlash: Cleaner = half(0);
/** 'White / Black' is 'Black', and 'White / Black/Grey' is 'Black/Grey'. */
export const afterSlash: Cleaner = half(1);

/** 'Y', 'yes', 'true' and '1' are true; 'N', 'no', 'false' and '0' are false. */
export const yesOrNo: Cleaner = (value) => {
  if (value === null || typeof value === 'boolean') return keep(value);
  const word = String(value).trim().toLowerCase();
  if (['y', 'yes', 'true', '1'].includes(word)) return keep(true);
  if (['n', 'no', 'false', '0'].includes(word)) return keep(false);
  if (word === '') return keep(null);
  throw new UnreadableValue(`expected yes or no, found ${quote(value)}`);
};
