import type { Article } from './article.ts';

/** How the cover of an article without a picture is drawn; the style sheet has one drawing for each number. */
export interface Cover {
  /** Follows the category, so that readers learn to know it. */
  drawing: number;
  /** Follows the article, so that neighbours of one category differ. */
  tone: 'brand' | 'tint' | 'dark';
}

const drawings = 8;
const tones = ['brand', 'tint', 'dark'] as const;

/** A number that is the same for the same words on every day and machine (FNV-1a). */
const sumUp = (words: string): number =>
  [...words].reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  ) >>> 8;

/** The cover of an article: the same in every list and on its own page. */
export const chooseCover = ({ path, category }: Pick<Article, 'path' | 'category'>): Cover => ({
  drawing: sumUp(category?.slug ?? path) % drawings,
  tone: tones[sumUp(path) % tones.length] ?? 'brand',
});
