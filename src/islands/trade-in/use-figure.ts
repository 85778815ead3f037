import { useSyncExternalStore } from 'react';
import { formatDate } from '#domain/site/format.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { Valuation } from '#domain/trade-in/valuation.ts';
import { parseFigure, readFigureText } from '#stores/trade-in/figure.ts';

const never = (): (() => void) => () => undefined;

/** What this tab knows of the value of the shopper's car; null in the built page, and where nothing holds. */
export const useFigure = (): Valuation | null =>
  parseFigure(useSyncExternalStore(never, readFigureText, () => null));

/** A range and its day, in words: nobody shows one without the other. */
export const describeFigure = ({ low, high, valuedAt }: Valuation) => ({
  low: formatMoney(low),
  high: formatMoney(high),
  date: formatDate(new Date(valuedAt * 1_000).toLocaleDateString('en-CA')),
});
