import { joinEither } from '../search/either.ts';
import { needsAll } from '../listing/facets.ts';
import type { ReadWords } from './read-words.ts';
import { readAge } from './ages.ts';
import { readInstalment } from './instalments.ts';
import { readLowKilometres } from './low-kilometres.ts';
import { matchPhrase, squashTokens } from './phrase.ts';
import { readPlace, type DistantPlace } from './places.ts';
import { readLoneNumber, readRange, type FoundRange } from './ranges.ts';
import { readMeaning, readSeats, type FoundValues } from './read-values.ts';
import { settleSegments, type Run } from './segments.ts';
import type { Span } from './span.ts';
import { fillers, keptPhrases, negations, wishes } from './synonyms.ts';
import { splitTokens, type Token } from './tokens.ts';
import { readTowing } from './towing.ts';
import type { Reader, Understanding } from './understanding.ts';

interface Found extends Partial<FoundValues> {
  end: number;
  range?: FoundRange;
  distant?: DistantPlace;
}

const placeField = 'location_name';
const choices = new Set(['or', '/']);
const alternatives = new Set(['or', 'nor', '/']);
const longestText = 200;
const kept = new Set(keptPhrases);

/** A place, as the locations near it. */
function readNamedPlace(tokens: readonly Token[], start: number, reader: Reader): Found | null {
  const found = readPlace(tokens, start, reader.vocabulary.places, (from, end) =>
    reader.meanings.has(squashTokens(tokens, from, end) ?? ''),
  );
  if (!found) return null;
  const { end, locations, distant } = found;
  return { end, ...(distant ? { distant } : { lists: [{ field: placeField, values: locations }] }) };
}

function readAt(
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

const narrow = (known: Span | undefined, { min, max }: Span): Span => {
  const merged = { min: min ?? known?.min ?? null, max: max ?? known?.max ?? null };
  return merged.min !== null && merged.max !== null && merged.min > merged.max
    ? { min: merged.max, max: merged.min }
    : merged;
};

/** Records a finding. `isEither` joins it to the choice before it where a vehicle would otherwise need both. */
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

/** Words that are no value: their end, and when they are left out. */
interface Aside {
  end: number;
  leftOut: 'always' | 'beside filters';
}

/** What else is known of a run. */
type RunDetails = Partial<Pick<Run, 'filler' | 'wholeStateFor' | 'distant'> & Pick<Aside, 'leftOut'>>;

/** End of the excluded values ('a toyota', 'white or black'); null when there is none. */
function readDenied(
  tokens: readonly Token[],
  start: number,
  reader: Reader,
  before: Understanding,
): number | null {
  let at = start;
  while (fillers.has(tokens[at]?.word ?? '')) at += 1;
  const end = readAt(tokens, at, reader, before)?.end ?? null;
  if (end === null || !alternatives.has(tokens[end]?.word ?? '')) return end;
  return readDenied(tokens, end + 1, reader, before) ?? end;
}

/** A wish without a filter, a repayment, or an excluded value, which as text would find just that value. */
function readAside(
  tokens: readonly Token[],
  start: number,
  reader: Reader,
  before: Understanding,
): Aside | null {
  const wished = matchPhrase(tokens, start, wishes, 3);
  if (wished > 0) return { end: start + wished, leftOut: 'beside filters' };
  const paid = readInstalment(tokens, start);
  if (paid !== null) return { end: paid, leftOut: 'beside filters' };
  const denial = matchPhrase(tokens, start, negations, 3);
  if (denial === 0) return null;
  const denied = readDenied(tokens, start + denial, reader, before);
  return denied === null
    ? { end: Math.min(start + denial + 1, tokens.length), leftOut: 'beside filters' }
    : { end: denied, leftOut: 'always' };
}

/** Whether what was understood last is of the same kind. */
const follows = ({ segments }: Understanding, { lists = [] }: Found): boolean =>
  lists.some(({ field }) => segments.at(-1)?.fields.includes(field));

/**
 * Reads a search in words against one dealer's stock: 'hilux dual cab diesel under 40k' becomes filters, and what is
 * not understood stays text. It does not guess: a word is a filter only when the stock has its value.
 */
export function understandQuery(typed: string, reader: Reader): Understanding {
  const read = typed.slice(0, longestText);
  const tokens = splitTokens(read);
  const understanding: Understanding = { lists: {}, ranges: {}, text: '', segments: [] };
  const runs: (Run & RunDetails)[] = [];
  const push = (
    start: number,
    end: number,
    fields: string[],
    { filler = false, ...details }: RunDetails = {},
  ): number => {
    const position = { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
    runs.push({ ...position, fields, filler, ...details });
    if (!filler) understanding.segments.push({ words: read.slice(position.start, position.end), fields });
    return end;
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const word = token?.word ?? '';
    const keptLength = matchPhrase(tokens, at, kept, 2);
    const found = readAt(tokens, at, reader, understanding);
    const aside = readAside(tokens, at, reader, understanding);
    if (found?.distant) at = push(at, found.end, [], { leftOut: 'always', distant: found.distant });
    else if (found && found.end - at >= keptLength && found.end >= (aside?.end ?? 0)) {
      const isEither = choices.has(tokens[at - 1]?.word ?? '') && follows(understanding, found);
      const wholeStateFor = found.lists?.find((meaning) => meaning.wholeStateFor)?.wholeStateFor;
      at = push(at, found.end, apply(found, understanding, isEither), wholeStateFor ? { wholeStateFor } : {});
    } else if (aside && keptLength === 0) at = push(at, aside.end, [], { leftOut: aside.leftOut });
    else {
      const filler = keptLength === 0 && (fillers.has(word) || token?.isSign === true);
      at = push(at, at + Math.max(keptLength, 1), [], { filler });
    }
  }
  const hasFilters = runs.some(({ fields }) => fields.length > 0);
  understanding.segments = settleSegments(
    read,
    runs.map(({ leftOut, ...run }) => ({
      ...run,
      isLeftOut: leftOut === 'always' || (leftOut === 'beside filters' && hasFilters),
    })),
  );
  understanding.text = understanding.segments
    .filter(({ fields, isLeftOut }) => fields.length === 0 && !isLeftOut)
    .map(({ words }) => words)
    .join(' ');
  return understanding;
}

/** The left-out words, each run as it was typed; of places more is said. */
export const listLeftOut = ({ segments }: Understanding): string[] =>
  segments.filter(({ isLeftOut, distant }) => isLeftOut && !distant).map(({ words }) => words);

/** Places that no location is near to. */
export const listDistant = ({ segments }: Understanding): DistantPlace[] =>
  segments.flatMap(({ distant }) => distant ?? []);

/** Whether anything became a filter. */
export const isUnderstood = ({ segments }: Understanding): boolean =>
  segments.some(({ fields }) => fields.length > 0);

/** Cities for which the whole state is searched. */
const listWholeStates = ({ segments }: Understanding): string[] => [
  ...new Set(segments.flatMap(({ wholeStateFor }) => wholeStateFor ?? [])),
];

/** The result for the note of the listing. */
export const describeUnderstood = (
  understood: Understanding,
): Pick<ReadWords, 'isUnderstood' | 'leftOut' | 'wholeStateFor' | 'distant'> => ({
  isUnderstood: isUnderstood(understood),
  leftOut: listLeftOut(understood),
  wholeStateFor: listWholeStates(understood),
  distant: listDistant(understood),
});
