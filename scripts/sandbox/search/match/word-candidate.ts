/** A word of the index that stands for a word of the query. */
export interface WordCandidate {
  readonly word: string;
  /** The word as typed. */
  readonly typed: string;
  readonly typos: number;
  /** Whether the word is longer than typos explain: it was found by its beginning. */
  readonly isPrefix: boolean;
}

/** What a candidate costs in the score: two for a typo, one for a beginning. */
export const candidateCost = ({ typos, isPrefix }: WordCandidate): number => 2 * typos + Number(isPrefix);
