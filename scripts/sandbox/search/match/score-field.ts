import type { MatchOptions } from './match-options.ts';

/** Words further apart than this do not count as one place. */
const WINDOW = 10;
const MAX_DISTANCE = 100;
const MAX_COST = 63;

interface Place {
  readonly present: number;
  readonly distance: number;
  readonly isWhole: boolean;
  readonly offset: number;
}

/**
 * Answers with the first place of each word at `start` or a few words behind it; words that have none there are left out. Starts
 * may only grow, so that each place is passed once.
 */
function createFinder(positions: readonly (readonly number[])[]): (start: number) => number[] {
  const next = positions.map(() => 0);
  return (start) => {
    const near: number[] = [];
    for (const [order, places] of positions.entries()) {
      let at = next[order] as number;
      while (at < places.length && (places[at] as number) < start) at++;
      next[order] = at;
      const place = places[at];
      if (place !== undefined && place < start + WINDOW) near.push(place);
    }
    return near;
  };
}

/** The best place in a text where the words stand together. */
function findPlace(text: readonly string[], words: readonly string[], options: MatchOptions): Place {
  const positions = words.map((word) => text.flatMap((own, at) => (own === word ? [at] : [])));
  let best: Place = { present: 0, distance: MAX_DISTANCE, isWhole: false, offset: 0 };
  for (const [order, starts] of positions.entries()) {
    // A word that is asked for twice stands in the same places.
    if (words.indexOf(words[order] as string) < order) continue;
    const find = createFinder(positions);
    for (const start of starts) {
      const near = find(start);
      let spread = 0;
      for (let at = 1; at < near.length; at++)
        spread += Math.abs((near[at] as number) - (near[at - 1] as number));
      const distance = Math.min(MAX_DISTANCE, Math.max(0, spread - (near.length - 1)));
      if (near.length < best.present || (near.length === best.present && distance >= best.distance)) continue;
      const isOrdered = near.every((at, place) => at === place);
      best = {
        present: near.length,
        distance,
        isWhole:
          options.exactFirst && isOrdered && near.length === text.length && near.length === words.length,
        offset: Math.max(...near),
      };
    }
  }
  return best;
}

/**
 * How well a text matches the words it contains, as one number of 30 bits: how many words, how near to each other,
 * how many typos, whether they are the whole text. Coarse on purpose: equal matches leave the order to the next key.
 */
export function scoreText(
  text: readonly string[],
  words: readonly string[],
  cost: number,
  isExactWord: boolean,
  options: MatchOptions,
): number {
  const place: Place =
    words.length === 1
      ? {
          present: 1,
          distance: 0,
          isWhole: options.exactFirst && isExactWord && text.length === 1,
          offset: text.lastIndexOf(words[0] as string),
        }
      : findPlace(text, words, options);
  const offset = options.positionFirst ? Math.min(255, place.offset) : 255;
  let score = Math.min(15, words.length);
  score = score * 16 + Math.min(15, place.present);
  score = score * 64 + (MAX_COST - Math.min(MAX_COST, cost));
  score = score * 128 + (MAX_DISTANCE - place.distance);
  score = score * 2 + Number(place.isWhole);
  return score * 256 + (255 - (options.positionFirst ? offset : 0));
}
