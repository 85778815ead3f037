import { parseValuation, type Valuation } from '#domain/trade-in/valuation.ts';
import { readTabStorage } from '../site/tab-storage.ts';

const key = 'forecourt:trade-in:figure';

/** What this tab knows of the value of the shopper's car: the range alone, nothing of the car; null where none holds. */
export const readFigure = (): Valuation | null => parseFigure(readFigureText());

/** The same as it is stored: one text as long as nothing changes. */
export const readFigureText = (): string | null => readTabStorage()?.getItem(key) ?? null;

/** Reads a stored figure; null for anything else, for one that no longer holds, and for one of somebody who is signed out. */
export function parseFigure(stored: string | null): Valuation | null {
  try {
    const read = JSON.parse(stored ?? 'null') as { of?: string } | null;
    // No tab is told for certain that another one has signed out. The name is written out: forms load nothing of accounts.
    if (read?.of && !localStorage['forecourt:session'].includes(`"${read.of}"`)) return null;
    return parseValuation(read, Date.now() / 1_000);
  } catch {
    return null;
  }
}

/**
 * Keeps a range for the loan calculator and for enquiries of this tab; null forgets it.
 *
 * @param of id of the account that it comes from, beyond whose session it does not hold
 */
export function keepFigure(figure: Valuation | null, of?: string): void {
  try {
    if (figure) readTabStorage()?.setItem(key, JSON.stringify({ ...figure, of }));
    else readTabStorage()?.removeItem(key);
  } catch (error) {
    console.warn('The estimate could not be kept.', error);
  }
}
