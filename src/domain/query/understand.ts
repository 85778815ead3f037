import { joinEither } from '../either.ts';
import { needsAll } from '../facets.ts';
import { readAge } from './ages.ts';
import { readLowKilometres } from './low-kilometres.ts';
import { matchPhrase } from './phrase.ts';
import { readLoneNumber, readRange, type FoundRange } from './ranges.ts';
import { readMeaning, readSeats, type FoundValues } from './read-values.ts';
import { settleSegments, type Run } from './segments.ts';
import type { Span } from './span.ts';
import { fillers, keptPhrases, negations } from './synonyms.ts';
import { splitTokens, type Token } from './tokens.ts';
import { readTowing } from './towing.ts';
import type { Reader, Understanding } from './understanding.ts';

interface Found extends Partial<FoundValues> {
  end: number;
  range?: FoundRange;
}

const choices = new Set(['or', '/']);
const longestText = 200;
const kept = new Set(keptPhrases);

function readAt(
  tokens: readonly Token[],
  start: number,
  reader: Reader,
  before: Understanding,
): Found | null {
  const offered = (found: FoundRange | null): Found | null =>
    found && reader.vocabulary.ranges.includes(found.field) ? { end: found.end, range: found } : null;
  return (
    readSeats(tokens, start, reader) ??
    offered(readTowing(tokens, start)) ??
    offered(readLowKilometres(tokens, start)) ??
    offered(readRange(tokens, start)) ??
    offered(readAge(tokens, start, reader.thisYear)) ??
    readMeaning(tokens, start, reader, before) ??
    offered(readLoneNumber(tokens, start))
  );
}

const narrow = (known: Span | undefined, { min, max }: Span): Span => {
  const merged = { min: min ?? known?.min ?? null, max: max ?? known?.max ?? null };
  return merged.min !== null && merged.max !== null && merged.min > merged.max
    ? { min: merged.max, max: merged.min }
    : merged;
};

/** Takes what was found; `isEither` joins it to the choice before it, where a vehicle would need both. */
function apply({ lists, range }: Found, to: Understanding, isEither: boolean): string[] {
  for (const { field, values } of lists ?? []) {
    const before = to.lists[field] ?? [];
    if (isEither && before.length > 0 && needsAll(field))
      to.lists[field] = [...before.slice(0, -1), joinEither([before.at(-1) ?? '', ...values])];
    else to.lists[field] = [...new Set([...(to.lists[field] ?? []), ...values])];
  }
  if (range) to.ranges[range.field] = narrow(to.ranges[range.field], range.span);
  return [...(lists ?? []).map(({ field }) => field), ...(range ? [range.field] : [])];
}

/** Whether what was understood last is of the same kind. */
const follows = ({ segments }: Understanding, { lists = [] }: Found): boolean =>
  lists.some(({ field }) => segments.at(-1)?.fields.includes(field));

/**
 * Reads a search in words against one dealer's stock: 'hilux dual cab diesel under 40k' becomes filters, and what is
 * not understood stays text. Nothing is guessed: a word is a filter only when the stock has its value.
 */
export function understandQuery(typed: string, reader: Reader): Understanding {
  const read = typed.slice(0, longestText);
  const tokens = splitTokens(read);
  const understanding: Understanding = { lists: {}, ranges: {}, text: '', segments: [] };
  const runs: Run[] = [];
  const push = (start: number, end: number, fields: string[], filler = false): number => {
    const place = { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
    runs.push({ ...place, fields, filler });
    if (!filler) understanding.segments.push({ words: read.slice(place.start, place.end), fields });
    return end;
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const word = token?.word ?? '';
    const keptLength = matchPhrase(tokens, at, kept, 2);
    const found = readAt(tokens, at, reader, understanding);
    if (found && found.end - at >= keptLength) {
      const isEither = choices.has(tokens[at - 1]?.word ?? '') && follows(understanding, found);
      at = push(at, found.end, apply(found, understanding, isEither));
    } else if (negations.has(word))
      at = push(at, readAt(tokens, at + 1, reader, understanding)?.end ?? at + 1, []);
    else {
      const joins = keptLength === 0 && (fillers.has(word) || token?.isSign === true);
      at = push(at, at + Math.max(keptLength, 1), [], joins);
    }
  }
  understanding.segments = settleSegments(read, runs);
  understanding.text = understanding.segments
    .filter(({ fields }) => fields.length === 0)
    .map(({ words }) => words)
    .join(' ');
  return understanding;
}

/** Whether anything became a filter. */
export const isUnderstood = ({ segments }: Understanding): boolean =>
  segments.some(({ fields }) => fields.length > 0);
