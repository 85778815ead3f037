import { parseValuation, type Valuation } from '#domain/trade-in/valuation.ts';
import { readTabStorage } from '../site/tab-storage.ts';

const key = 'forecourt:trade-in:figure';

/** What this tab knows of the value of the shopper's car: the range alone, nothing of the car; null where none holds. */
export const readFigure = (): Valuation | null => parseFigure(readFigureText());

/** The same as it is stored: one text as long as nothing changes. */
export const readFigureText = (): string | null => readTabStorage()?.getItem(key) ?? null;

/** Reads a stored figure; null for anything else, and for one that no longer holds. */
export function parseFigure(stored: string | null): Valuation | null {
  try {
    return stored ? parseValuation(JSON.parse(stored), Date.now() / 1_000) : null;
  } catch {
    return null;
  }
}

/** Keeps a range for the loan calculator and for enquiries of this tab; null forgets it. */
export function keepFigure(figure: Valuation | null): void {
  try {
    if (figure) readTabStorage()?.setItem(key, JSON.stringify(figure));
    else readTabStorage()?.removeItem(key);
  } catch (error) {
    console.warn('The estimate could not be kept.', error);
  }
}
