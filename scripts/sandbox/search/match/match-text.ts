import type { Mask } from '../filter/filter-node.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import type { Budget } from '../pace/budget.ts';
import type { Steps } from '../pace/steps.ts';
import type { RawParameters } from '../query/parameters.ts';
import type { Scores } from '../query/sort.ts';
import { badRequest } from '../service-error.ts';
import { dropWords } from './drop-words.ts';
import { respaceWords } from './join-words.ts';
import { markPhrase } from './mark-phrase.ts';
import { readMatchOptions } from './match-options.ts';
import { MatchState } from './match-state.ts';
import { matchWords } from './match-words.ts';
import { type TextQuery, parseQuery } from './parse-query.ts';
import { type SearchField, readSearchFields } from './search-fields.ts';
import type { WordCandidate } from './word-candidate.ts';

/** What the query found: slots in order of insertion, and their scores unless everything was asked for. */
export interface TextMatch {
  readonly slots: Int32Array;
  readonly scores: Scores;
  readonly fields: readonly SearchField[];
  /** Whether the time was over before everything was tried. */
  readonly isCut: boolean;
  /** Words to mark in a hit. */
  wordsAt(slot: number): readonly WordCandidate[];
}

function collectSlots(index: DocumentIndex, passes: (slot: number) => boolean): Int32Array {
  const slots = new Int32Array(index.size);
  let count = 0;
  for (let slot = 0; slot < index.slotCount; slot++)
    if (index.ids[slot] !== undefined && passes(slot)) slots[count++] = slot;
  return slots.subarray(0, count);
}

/** The filter narrowed to documents with the phrases and without what is excluded. */
function* narrow(
  query: TextQuery,
  fields: readonly SearchField[],
  index: DocumentIndex,
  mask: Mask | null,
): Steps<Mask | null> {
  if (query.phrases.length === 0 && query.excluded.length === 0) return mask;
  const narrowed = mask ? mask.slice() : new Uint8Array(index.slotCount).fill(1);
  const keep = (marked: Mask, wanted: number): void => {
    for (let slot = 0; slot < narrowed.length; slot++) if (marked[slot] !== wanted) narrowed[slot] = 0;
  };
  for (const phrase of query.phrases) {
    keep(yield* markPhrase(phrase, fields, index), 1);
    yield;
  }
  for (const phrase of query.excluded) {
    keep(yield* markPhrase(phrase, fields, index), 0);
    yield;
  }
  return narrowed;
}

const asTyped = (word: string): WordCandidate => ({ word, typed: word, typos: 0, isPrefix: false });

/** Finds the documents that match `q` in `query_by` and pass the mask. */
export function* matchText(
  parameters: RawParameters,
  index: DocumentIndex,
  mask: Mask | null,
  budget: Budget,
): Steps<TextMatch> {
  const fields = readSearchFields(parameters, index);
  const options = readMatchOptions(parameters);
  const q = (parameters['q'] ?? '*').trim();
  // A sort by text match asks for the score even where everything matches alike.
  const isScored = (parameters['sort_by'] ?? '').includes('_text_match');
  if (q === '*' || q === '')
    return {
      slots: collectSlots(index, (slot) => !mask || mask[slot] === 1),
      scores: isScored ? new Float64Array(index.slotCount) : null,
      fields,
      isCut: false,
      wordsAt: () => [],
    };
  if (fields.length === 0) throw badRequest('No search fields specified for the query.');
  const query = parseQuery(q, index.rules);
  const { words } = query;
  const allowed = yield* narrow(query, fields, index, mask);
  const phraseWords = query.phrases.flat().map(asTyped);
  if (words.length === 0)
    return {
      slots: collectSlots(index, (slot) => !allowed || allowed[slot] === 1),
      scores: new Float64Array(index.slotCount),
      fields,
      isCut: false,
      wordsAt: () => phraseWords,
    };
  const state = new MatchState(index, fields, options, allowed, budget);
  yield* matchWords(state, words, []);
  if (options.splitJoin === 'always' || (options.splitJoin === 'fallback' && state.found === 0)) {
    const respaced = yield* respaceWords(state, words);
    if (respaced) yield* matchWords(state, respaced, []);
  }
  if (state.found < options.dropThreshold) yield* dropWords(state, words);
  return {
    slots: collectSlots(index, (slot) => (state.searchedBy[slot] as number) >= 0),
    scores: state.scores,
    fields,
    isCut: state.isCut,
    wordsAt(slot) {
      const searched = state.searched[state.searchedBy[slot] as number];
      return [...(searched?.words ?? []), ...(searched?.dropped.map(asTyped) ?? []), ...phraseWords];
    },
  };
}
