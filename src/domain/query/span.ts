/** A span of numbers; null leaves that side open. Dollars, kilometres or years. */
export interface Span {
  min: number | null;
  max: number | null;
}

export type RangeField = 'price' | 'km' | 'year';
