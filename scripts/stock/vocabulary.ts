import { allFields } from '#domain/vehicle/fields/table.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';

/** Different words and texts that searches look into. */
export interface Vocabulary {
  /** Whether a vehicle brings no more of them than a stock can have; only then they are remembered. */
  admits: (document: VehicleDocument) => boolean;
}

/** What stock of any size may have, and what each vehicle may add; a vehicle of a real feed adds four to six. */
const ofStock = 30_000;
const ofVehicle = 20;

const searched = allFields.filter(({ index, words }) => index ?? words).map(({ name }) => name);

function* listTerms(document: VehicleDocument): Generator<string> {
  for (const name of searched) {
    const value: unknown = document[name as keyof VehicleDocument];
    for (const text of Array.isArray(value) ? value : [value]) {
      if (typeof text !== 'string') continue;
      yield `${name} ${text}`;
      yield* text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    }
  }
}

/** A text of hundreds of letters counts as several. */
const weigh = (terms: Iterable<string>): number =>
  [...terms].reduce((sum, { length }) => sum + 1 + Math.floor(length / 100), 0);

/** Counts the vocabulary of one feed: the index keeps each word and text of its own in memory, for all dealers. */
export function createVocabulary(): Vocabulary {
  const known = new Set<string>();
  let left = ofStock;
  return {
    admits: (document) => {
      const own = new Set([...listTerms(document)].filter((term) => !known.has(term)));
      const cost = weigh(own) - ofVehicle;
      if (cost > left) return false;
      left -= cost;
      for (const term of own) known.add(term);
      return true;
    },
  };
}
