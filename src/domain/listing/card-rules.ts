import type { CalculatorScope } from '../finance/scope.ts';

/** Looks and buttons of cards (CARD-03, CARD-06); a button without a page of its own is null. */
export interface CardRules {
  soldStyle: 'plain' | 'faded' | 'stamp';
  actions: { details: boolean; finance: string | null; testDrive: string | null; reserve: string | null };
  /** Which vehicles' pages have the calculator that Get Finance leads to; null where it leads to a page of its own. */
  calculator: CalculatorScope | null;
}
