import { normalizeText } from '#domain/words/normalize-text.ts';

/** Words of a filing as a dealer reads them: in letters of any width and height, without signs, and without what nobody sees. */
const readWords = (filing: string): string =>
  normalizeText(filing, 'NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\P{L}+/gu, ' ')
    .trim()
    .toLowerCase();

const joinWords = (filing: string): string => readWords(filing).replaceAll(' ', '');

/** Whether a dealer reads both as one. */
export const isSameFiling = (one: string, other: string): boolean => joinWords(one) === joinWords(other);

/** Whether a dealer reads a filing in a text, as words of their own. */
export const namesFiling = (text: string, filing: string): boolean =>
  [readWords(filing), joinWords(filing)].some((words) => ` ${readWords(text)} `.includes(` ${words} `));
