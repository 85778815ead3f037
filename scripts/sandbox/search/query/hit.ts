import type { Collection } from '../collections/collection.ts';
import type { JsonObject } from '../json.ts';
import type { TextMatch } from '../match/match-text.ts';
import { type FieldSelection, selectFields } from './field-selection.ts';
import type { RawParameters } from './parameters.ts';

/** One hit as answered: the chosen fields, what matched in them, and the score. */
export function createHit(
  collection: Collection,
  slot: number,
  _parameters: RawParameters,
  selection: FieldSelection,
  match: TextMatch,
): JsonObject {
  const document = collection.documents.read(slot);
  return {
    document: selectFields(document, selection),
    highlight: {},
    highlights: [],
    ...(match.scores ? { text_match: match.scores[slot] as number, text_match_info: {} } : {}),
  };
}
