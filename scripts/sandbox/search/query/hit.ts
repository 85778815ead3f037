import type { Collection } from '../collections/collection.ts';
import { highlightDocument } from '../highlight/highlight-document.ts';
import type { HighlightOptions } from '../highlight/highlight-options.ts';
import type { JsonObject } from '../json.ts';
import type { TextMatch } from '../match/match-text.ts';
import type { Budget } from '../pace/budget.ts';
import type { Steps } from '../pace/steps.ts';
import { type FieldSelection, selectFields } from './field-selection.ts';

/** One hit as answered: the chosen fields, what matched in them, and the score. */
export function* createHit(
  collection: Collection,
  slot: number,
  selection: FieldSelection,
  match: TextMatch,
  options: HighlightOptions,
  budget: Budget,
): Steps<JsonObject> {
  const text = collection.documents.readText(slot);
  budget.read(text.length);
  const document = JSON.parse(text) as JsonObject;
  const words = match.wordsAt(slot);
  const score = match.scores?.[slot];
  return {
    document: selectFields(document, selection),
    ...(yield* highlightDocument(document, words, collection.index.rules, options)),
    ...(score === undefined
      ? {}
      : { text_match: score, text_match_info: { score: String(score), tokens_matched: words.length } }),
  };
}

/** Hits, each in a step of its own: a hundred large documents take longer than a turn. */
export function* collectHits(
  slots: readonly number[],
  createOne: (slot: number) => Steps<JsonObject>,
): Steps<JsonObject[]> {
  const hits: JsonObject[] = [];
  for (const slot of slots) {
    hits.push(yield* createOne(slot));
    yield;
  }
  return hits;
}
