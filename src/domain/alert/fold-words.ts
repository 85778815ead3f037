import { stripMarks } from '../site/slug.ts';

/** Letters and digits in small letters, without accents. */
const fold = (text: string): string =>
  stripMarks(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Words of a text in small letters, each with a space before it, so that ` ${word}` finds beginnings of words. 'CX-5' is
 * found as 'cx5', 'cx' and '5'.
 */
export function foldWords(text: string): string {
  const words = text
    .split(/\s+/)
    .flatMap((word) => [fold(word), ...word.split(/[^\p{L}\p{M}\p{N}]+/u).map(fold)]);
  return [...new Set(words)]
    .filter(Boolean)
    .map((word) => ` ${word}`)
    .join('');
}

/** The words that somebody typed, each as `foldWords` writes it. */
export const splitQuery = (query: string): string[] => query.split(/\s+/).map(fold).filter(Boolean);
