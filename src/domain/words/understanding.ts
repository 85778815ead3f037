import type { Meanings } from './meanings.ts';
import type { DistantPlace } from './places.ts';
import type { RangeField, Span } from './numbers/span.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A run of the words that were typed, and what became of it: filters on these fields, or text when there are none. */
export interface Segment {
  words: string;
  fields: string[];
  /** Left out: as text, 'not white' would find white vehicles. */
  isLeftOut?: true;
  /** The city for which the whole state is searched, because no more is known of where vehicles stand. */
  wholeStateFor?: string;
  /** The place that no location is near to: left out, or nothing would be found. */
  distant?: DistantPlace;
}

/** What a search in words asks for: values by field of the index, ranges by key of the filter. */
export interface Understanding {
  lists: Record<string, string[]>;
  ranges: Partial<Record<RangeField, Span>>;
  /** What stays a text search, in the order in which it was typed. */
  text: string;
  /** All words that were typed, in order: none is lost. */
  segments: Segment[];
}

/** One dealer's dictionary, ready to read with. */
export interface Reader {
  vocabulary: Vocabulary;
  meanings: Meanings;
  /** What 'less than 5 years old' counts from. */
  thisYear: number;
}
