import { joinEither } from '../search/either.ts';
import { needsAll } from '../listing/facets.ts';
import { fillers, keptPhrases } from './lexicon/speech.ts';
import type { Span } from './numbers/span.ts';
import { matchPhrase } from './phrase.ts';
import { readAside, type Aside } from './read-aside.ts';
import { readAt, type Found } from './read-at.ts';
import { settleSegments, type Run } from './segments.ts';
import { splitTokens } from './tokens.ts';
import type { Reader, Understanding } from './understanding.ts';

const choices = new Set(['or', '/']);
const longestText = 200;
const kept = new Set(keptPhrases);

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

/** What else is known of a run. */
type RunDetails = Partial<Pick<Run, 'filler' | 'wholeStateFor' | 'distant'> & Pick<Aside, 'leftOut'>>;

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
