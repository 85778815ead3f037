import type { ListKey } from '#domain/listing/facets.ts';
import { emptyListing, isUnasked, type ListingState } from '#domain/listing/state.ts';
import { splitEither } from '#domain/search/either.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { createSearchHeadingText } from '#messages/listing/search-heading.ts';
import { describeValue, formatEnd } from '../filters/describe-choice.ts';
import { nameChosenModels, pluralise } from './chosen-names.ts';
import { rangeWords, saidRanges, type HeadingKey } from './range-words.ts';

/** Words that stand before what they say something of, and are no names: 'Red used diesel automatic'. */
const plain = ['colourFamily', 'condition', 'fuel', 'transmission'] as const;
const named = ['colour', 'drive', 'badge'] as const;

/** 'LPG' and 'AWD' keep their capitals. */
const lower = (word: string): string =>
  /^[A-Z][a-z]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface SearchedListing {
  /** What the page is called where nothing is chosen. */
  heading: string;
  fixed: FixedRefinements;
  state: ListingState;
  messages: Readonly<Record<string, string>>;
  text: ListingText;
}

/**
 * What a listing shows, in words: 'Diesel SUVs under $45,000 at Summit Kia Parramatta'. Repayments are left out, because
 * a figure of credit needs its terms beside it (LEGAL 4).
 */
export function headSearch({ heading, fixed, state, messages, text }: SearchedListing): string {
  const { lists, ranges, query } = state;
  if (isUnasked({ ...state, sort: emptyListing.sort })) return heading;
  const say = createSearchHeadingText(messages);
  const enumerate = ([first, second, ...more]: readonly string[]): string[] => {
    if (first === undefined || second === undefined) return first === undefined ? [] : [first];
    if (more.length === 0) return [say('heading.and', { first, second })];
    return [say('heading.more', { first, count: more.length + 1 })];
  };
  const said = (key: ListKey): string[] => (lists[key] ?? []).map((value) => describeValue(key, value, text));
  const names = enumerate(fixed.make ? [heading] : nameChosenModels(lists));
  const bodies = enumerate(said('body').map(pluralise));
  const kinds = bodies.length > 0 ? bodies : enumerate(said('type'));
  const whole = fixed.carType && !fixed.make ? lower(heading) : say('heading.vehicles');
  const conditions = names.length + kinds.length > 0 && !fixed.make ? (fixed.carType ?? []) : [];
  const words = [
    ...enumerate(conditions.map((value) => lower(describeValue('condition', value, text)))),
    ...plain.flatMap((key) => enumerate(said(key).map(lower))),
    ...named.flatMap((key) => enumerate(said(key))),
    ...names,
    ...(names.length + kinds.length > 0 ? kinds : [whole]),
  ];
  let all = capitalise(words.join(' '));
  const add = (key: HeadingKey, values: Record<string, string>): void => {
    all = say(key, { heading: all, ...values });
  };
  for (const value of enumerate([...said('seats'), ...(lists.features ?? []).flatMap(splitEither)]))
    add('heading.with', { value });
  for (const key of saidRanges) {
    const { min, max } = ranges[key] ?? { min: null, max: null };
    const [low, high] = [min, max].map((end) => (end === null ? null : formatEnd(key, end)));
    const way = rangeWords[key];
    if (low && high) add(low === high ? way.one : way.both, { low, high });
    else if (high) add(way.upTo, { high });
    else if (low) add(way.from, { low });
  }
  for (const value of enumerate([...said('location'), ...said('dealership')])) add('heading.at', { value });
  for (const value of enumerate([...said('city'), ...said('state')])) add('heading.in', { value });
  if (query) add('heading.words', { words: query });
  return all;
}
