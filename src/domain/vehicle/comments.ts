/* What a vehicle page shows of its dealer's comments. `excerpt.ts` holds the rules for cutting any text. */
import { cutExcerpt, readParagraphs } from '../page/excerpt.ts';

/** Characters of a dealer's comments that are in view at first (VDP-10). */
const SHOWN = 400;

export interface CommentsView {
  paragraphs: string[];
  /** The beginning, when the whole is longer; else null. */
  excerpt: string | null;
}

/** A dealer's comments for reading, or null when there are none: empty, or only a bar (VDP-10, VDP-11). */
export function describeComments(comments: string | null): CommentsView | null {
  const paragraphs = readParagraphs(comments ?? '').filter((line) => line !== '|');
  if (paragraphs.length === 0) return null;
  return { paragraphs, excerpt: cutExcerpt(paragraphs.join(' '), SHOWN) };
}
