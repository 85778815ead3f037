/* Cuts any text and splits it into paragraphs; offers use it too. `comments.ts` applies it to comments of a vehicle. */

import { readPlainText } from './plain-text.ts';

/** Cuts a text at `length` characters and adds an ellipsis; null when it is short enough to stand in full. */
export const cutExcerpt = (text: string, length: number, from = length): string | null =>
  text.length > from ? `${text.slice(0, length).trimEnd()}…` : null;

/** Plain paragraphs of a dealer's text. Markup is dropped; breaks and ends of blocks begin a new paragraph. */
export const readParagraphs = (text: string): string[] =>
  readPlainText(text)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
