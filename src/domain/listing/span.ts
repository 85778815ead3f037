import { formatNumber } from '../site/numbers.ts';

/** The least and the most of a figure among some vehicles. */
export interface Span {
  least: number;
  most: number;
}

/** Null where no vehicle states the figure. */
export function findSpan(figures: readonly (number | null)[]): Span | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? { least: Math.min(...known), most: Math.max(...known) } : null;
}

/** One number, or from … to …; null where nobody states the figure. */
export const saySpan = (span: Span | null): string | null =>
  span &&
  (span.least === span.most
    ? formatNumber(span.most)
    : `${formatNumber(span.least)}–${formatNumber(span.most)}`);
