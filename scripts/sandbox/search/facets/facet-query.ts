import { findMarks, joinMarks, readTags } from '../highlight/find-marks.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import type { StringColumn } from '../index/string-column.ts';
import { readMatchOptions } from '../match/match-options.ts';
import { MatchState } from '../match/match-state.ts';
import { matchWords } from '../match/match-words.ts';
import { cutWords } from '../match/parse-query.ts';
import { MAX_TYPOS } from '../match/search-fields.ts';
import type { WordCandidate } from '../match/word-candidate.ts';
import type { Budget } from '../pace/budget.ts';
import type { Steps } from '../pace/steps.ts';
import { type RawParameters, readUnsigned } from '../query/parameters.ts';
import { badRequest } from '../service-error.ts';
import { tokenize, tokenizeWithOffsets } from '../text/tokenize.ts';
import type { Facet } from './parse-facets.ts';

/** A value of the asked facet with the match marked; null when it does not match. */
export interface FacetQuery {
  readonly field: string;
  mark(value: string): string | null;
}

interface Asked {
  readonly field: string;
  readonly text: string;
}

function readFacetQuery(parameters: RawParameters, facets: readonly Facet[]): Asked | null {
  const query = parameters['facet_query'] ?? '';
  if (query === '') return null;
  const colon = query.indexOf(':');
  if (colon < 0) throw badRequest('Facet query must be in the `facet_field: value` format.');
  const name = query.slice(0, colon).trim();
  if (!facets.some(({ field }) => field.name === name))
    throw badRequest(
      `Facet query refers to a facet field \`${name}\` that is not part of \`facet_by\` parameter.`,
    );
  const text = query.slice(colon + 1).trim();
  return text === '' ? null : { field: name, text };
}

/** The words, resolved to words of the field, that have documents among the slots. */
function* resolveWords(
  words: readonly string[],
  column: StringColumn,
  index: DocumentIndex,
  slots: Int32Array,
  parameters: RawParameters,
  budget: Budget,
): Steps<(readonly WordCandidate[])[]> {
  const mask = new Uint8Array(index.slotCount);
  for (const slot of slots) mask[slot] = 1;
  const typos = Math.min(MAX_TYPOS, readUnsigned(parameters, 'facet_query_num_typos', MAX_TYPOS));
  const field = { name: '', column, weight: 1, typos, prefix: true };
  const state = new MatchState(index, [field], readMatchOptions({}), mask, budget);
  yield* matchWords(state, words, []);
  return state.searched.map(({ words: found }) => found);
}

/** Of the last word only what was typed is marked, typo or not. */
const forFacet = (words: readonly WordCandidate[]): WordCandidate[] =>
  words.map((candidate, at) => ({ ...candidate, typos: 0, isPrefix: at === words.length - 1 }));

/**
 * Reads `facet_query` (`make:toy`). Over everything the service compares the beginnings of a value's words with the
 * words it found, so `cx3` also lets `CX-30` through, unmarked; under a filter or a query it wants the very words.
 */
export function* parseFacetQuery(
  parameters: RawParameters,
  facets: readonly Facet[],
  index: DocumentIndex,
  slots: Int32Array,
  budget: Budget,
): Steps<FacetQuery | null> {
  const asked = readFacetQuery(parameters, facets);
  const column = asked && index.columns.get(asked.field);
  if (!asked || !column) return null;
  const tags = readTags(parameters);
  if (column instanceof NumberColumn) {
    const { text } = asked;
    const mark = (value: string): string | null =>
      value.startsWith(text) ? tags.start + text + tags.end + value.slice(text.length) : null;
    return { field: asked.field, mark };
  }
  const typed = cutWords(tokenize(asked.text, index.rules));
  const resolved =
    typed.length === 0 ? [] : yield* resolveWords(typed, column, index, slots, parameters, budget);
  const isEverything = slots.length === index.size;
  const isIn = (own: string, word: string): boolean => (isEverything ? own.startsWith(word) : own === word);
  return {
    field: asked.field,
    mark(value) {
      const tokens = tokenizeWithOffsets(value, index.rules);
      const words = resolved.find((candidates) =>
        candidates.every(({ word }) => tokens.some((token) => isIn(token.word, word))),
      );
      return words ? joinMarks(value, findMarks(value, tokens, forFacet(words)), tags) : null;
    },
  };
}
