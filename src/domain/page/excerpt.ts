/*
 * Cuts and parts any text: offers use it too. What a vehicle page makes of its dealer's comments is `comments.ts`.
 */

import { readPlainText } from './plain-text.ts';

/** Cuts a text at `length` characters and adds an ellipsis; null when it is short enough to stand in full. */
export const cutExcerpt = (text: string, length: number, from = length): string | null =>
  text.length > from ? `${text.slice(0, length).trimEnd()}…` : null;

/** Plain paragraphs of a dealer's text: what is no text is dropped, breaks and block ends part paragraphs. */
export const readParagraphs = (text: string): string[] =>
  readPlainText(text)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
