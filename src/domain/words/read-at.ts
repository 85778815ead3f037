import { readAge } from './numbers/ages.ts';
import { readLowKilometres } from './numbers/low-kilometres.ts';
import { readLoneNumber, readRange, type FoundRange } from './numbers/ranges.ts';
import { readTowing } from './numbers/towing.ts';
import { squashTokens } from './phrase.ts';
import { readPlace, type DistantPlace } from './places.ts';
import { readMeaning, readSeats, type FoundValues } from './read-values.ts';
import type { Token } from './tokens.ts';
import type { Reader, Understanding } from './understanding.ts';

/** What some words say, and where they end. */
export interface Found extends Partial<FoundValues> {
  end: number;
  range?: FoundRange;
  distant?: DistantPlace;
}

const placeField = 'location_name';

/** A place, as the locations near it. */
function readNamedPlace(tokens: readonly Token[], start: number, reader: Reader): Found | null {
  const found = readPlace(tokens, start, reader.vocabulary.places, (from, end) =>
    reader.meanings.has(squashTokens(tokens, from, end) ?? ''),
  );
  if (!found) return null;
  const { end, locations, distant } = found;
  return { end, ...(distant ? { distant } : { lists: [{ field: placeField, values: locations }] }) };
}

/** What the words from here on say of vehicles; null where nobody knows. */
export function readAt(
  tokens: readonly Token[],
  start: number,
  reader: Reader,
  before: Understanding,
): Found | null {
  const offered = (found: FoundRange | null): Found | null =>
    found && reader.vocabulary.ranges.includes(found.field) ? { end: found.end, range: found } : null;
  return (
    readNamedPlace(tokens, start, reader) ??
    readSeats(tokens, start, reader) ??
    offered(readTowing(tokens, start)) ??
    offered(readLowKilometres(tokens, start)) ??
    offered(readRange(tokens, start)) ??
    offered(readAge(tokens, start, reader.thisYear)) ??
    readMeaning(tokens, start, reader, before) ??
    offered(readLoneNumber(tokens, start))
  );
}
