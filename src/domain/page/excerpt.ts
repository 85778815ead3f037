/* Cuts any text and splits it into paragraphs; offers use it too. `comments.ts` applies it to comments of a vehicle. */

import { readPlainText } from './plain-text.ts';

/** The last word of a text, begun or whole, with the blank before it. One that takes a line alone may be cut. */
const lastWord = /(?<!\s)\s+\S{0,30}$/;

/**
 * Cuts a text behind the last word that ends within `length` characters and adds an ellipsis; null when it is short enough
 * to stand in full.
 */
export const cutExcerpt = (text: string, length: number, from = length): string | null =>
  text.length > from
    ? `${text
        .slice(0, length + 1)
        .replace(lastWord, '')
        .slice(0, length)
        .trimEnd()}…`
    : null;

/** Plain paragraphs of a dealer's text. Markup is dropped; breaks and ends of blocks begin a new paragraph. */
export const readParagraphs = (text: string): string[] =>
  readPlainText(text)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
