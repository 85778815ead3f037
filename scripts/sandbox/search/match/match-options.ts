import { type RawParameters, readBoolean, readUnsigned } from '../query/parameters.ts';
import { badRequest } from '../service-error.ts';

/** How far a text match goes when few documents are found. */
export interface MatchOptions {
  /** With fewer hits than this, words with more typos are tried. */
  readonly typoThreshold: number;
  /** With fewer hits than this, words are dropped. */
  readonly dropThreshold: number;
  readonly dropMode: 'right_to_left' | 'left_to_right' | 'both_sides';
  /** Shortest words that may have one and two typos. */
  readonly minimumOneTypo: number;
  readonly minimumTwoTypos: number;
  readonly typosInNumbers: boolean;
  readonly typosInMixed: boolean;
  readonly splitJoin: 'off' | 'fallback' | 'always';
  readonly exactFirst: boolean;
  readonly positionFirst: boolean;
  readonly scoring: 'max_score' | 'max_weight' | 'sum_score';
  /** Variants of a word that are tried in one go. */
  readonly candidates: number;
}

const DEFAULT_CANDIDATES = 10;
const MAX_CANDIDATES = 1000;

function readChoice<T extends string>(
  parameters: RawParameters,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const text = parameters[name]?.toLowerCase();
  if (text === undefined || text === '') return choices[0];
  const choice = choices.find((known) => known === text || text.startsWith(`${known}:`));
  if (choice === undefined) throw badRequest(`Invalid value for \`${name}\`: one of ${choices.join(', ')}.`);
  return choice;
}

export function readMatchOptions(parameters: RawParameters): MatchOptions {
  // An exhaustive search is never content with what it has found.
  const enough = (name: string): number =>
    readBoolean(parameters, 'exhaustive_search', false) ? Infinity : readUnsigned(parameters, name, 1);
  return {
    typoThreshold: enough('typo_tokens_threshold'),
    dropThreshold: enough('drop_tokens_threshold'),
    dropMode: readChoice(parameters, 'drop_tokens_mode', ['right_to_left', 'left_to_right', 'both_sides']),
    minimumOneTypo: readUnsigned(parameters, 'min_len_1typo', 4),
    minimumTwoTypos: readUnsigned(parameters, 'min_len_2typo', 7),
    typosInNumbers: readBoolean(parameters, 'enable_typos_for_numerical_tokens', true),
    typosInMixed: readBoolean(parameters, 'enable_typos_for_alpha_numerical_tokens', true),
    splitJoin: readChoice(parameters, 'split_join_tokens', ['fallback', 'off', 'always']),
    exactFirst: readBoolean(parameters, 'prioritize_exact_match', true),
    positionFirst: readBoolean(parameters, 'prioritize_token_position', false),
    scoring: readChoice(parameters, 'text_match_type', ['max_score', 'max_weight', 'sum_score']),
    candidates: Math.max(
      1,
      Math.min(MAX_CANDIDATES, readUnsigned(parameters, 'max_candidates', DEFAULT_CANDIDATES)),
    ),
  };
}

/** Most typos that a word may have. */
export function typoLimit(word: string, options: MatchOptions): number {
  if (!options.typosInNumbers && /^\d+$/.test(word)) return 0;
  if (!options.typosInMixed && /\d/.test(word) && /\D/.test(word)) return 0;
  if (word.length < options.minimumOneTypo) return 0;
  return word.length < options.minimumTwoTypos ? 1 : 2;
}
