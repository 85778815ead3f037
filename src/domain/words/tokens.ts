/** One word, number or sign of what a shopper typed. */
export interface Token {
  /** As it was typed. */
  raw: string;
  /** Lower case, without accents and thousands separators. */
  word: string;
  /** A hyphen, a dollar sign and the like. */
  isSign: boolean;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

/** Thousands separators are commas, or spaces where nothing else can be meant: '30 000', not 'cx-3 208'. */
const pieces =
  // eslint-disable-next-line regexp/no-super-linear-move -- a run of digits is taken whole by the last but one
  /\d{1,3}(?:,\d{3})+(?!\d)[\p{L}\p{M}]*|\d{1,3}(?:[ \u00a0\u202f]\d{3})*[ \u00a0\u202f]000(?!\d)[\p{L}\p{M}]*|\d+\.\d+[\p{L}\p{M}]*|[\p{L}\p{N}\p{M}'’]+|[^\s]/gu;

const marks = /\p{M}/gu;

/**
 * Lower case and without accents, so that 'citroen' finds 'Citroën'. Accents that stand by themselves go first, as in `stripMarks`,
 * which a listing would have to load for this alone.
 */
export const plain = (text: string): string =>
  // eslint-disable-next-line no-restricted-syntax -- no marks are left that would have to be sorted
  text.replace(marks, '').normalize('NFD').replace(marks, '').toLowerCase();

/** Letters and digits alone: 'CX-5', 'cx 5' and 'cx5' are one. */
export const squash = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Cuts a text into tokens. Nothing but white space is left out. */
export function splitTokens(text: string): Token[] {
  return [...text.matchAll(pieces)].map(({ 0: raw, index }) => ({
    raw,
    word: plain(raw)
      .replace(/(\d)[,\s](?=\d)/g, '$1')
      .replace(/['’]/g, ''),
    isSign: !/[\p{L}\p{N}]/u.test(raw),
    start: index,
    end: index + raw.length,
  }));
}
