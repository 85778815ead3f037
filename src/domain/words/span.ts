/** A span of numbers; null leaves that side open. Dollars, kilometres, years or kilograms. */
export interface Span {
  min: number | null;
  max: number | null;
}

export type RangeField = 'price' | 'km' | 'year' | 'towing';
