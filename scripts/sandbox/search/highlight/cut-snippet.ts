import type { Token } from '../text/tokenize.ts';
import type { Mark } from './find-marks.ts';

/** Matches further apart than this many words do not share a snippet. */
const WINDOW = 10;

export interface Snippet {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
}

/** The marks of the place with the most different matched words, the first of equals. Marks come in their order. */
function findBestStart(marks: readonly Mark[]): readonly Mark[] {
  let best: Mark[] = [];
  for (const [order, first] of marks.entries()) {
    // No two marks are of one word, so no more of them are near.
    const near = marks.slice(order, order + WINDOW).filter(({ at }) => at < first.at + WINDOW);
    const place = near.filter(({ word }, at) => near.findIndex((mark) => mark.word === word) === at);
    if (place.length > best.length) best = place;
  }
  return best;
}

/** The whole text when it is short, else some words around the best match. */
export function cutSnippet(
  text: string,
  tokens: readonly Token[],
  marks: readonly Mark[],
  affix: number,
  threshold: number,
): Snippet {
  if (tokens.length <= threshold) return { from: 0, to: text.length, marks };
  const place = findBestStart(marks);
  const first = Math.max(0, (place[0]?.at ?? 0) - affix);
  const last = Math.min(tokens.length - 1, (place.at(-1)?.at ?? 0) + affix);
  return {
    from: first === 0 ? 0 : (tokens[first]?.start ?? 0),
    to: last === tokens.length - 1 ? text.length : (tokens[last]?.end ?? text.length),
    marks: marks.filter(({ at }) => at >= first && at <= last),
  };
}
