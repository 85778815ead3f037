/** A span of numbers: dollars, kilometres, years or kilograms. */
export type { Span } from '../../search/index-filter.ts';

/** The range filters that words are read as, by their keys. */
export type RangeField = 'price' | 'km' | 'year' | 'towing';
