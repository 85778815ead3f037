import type { SiteSettings } from '../site/settings.ts';

/** Rules of trade-ins, as a dealer has set them. */
export type TradeInRules = NonNullable<SiteSettings['tradeIn']> & {
  /** Whether somebody looks up plates and values cars; else the dealer does all of it by hand. */
  hasEstimates: boolean;
};

/** Why online estimates are generally not given for a car (TRADE-04); null where they are. */
export function findBeyond(
  { year, kilometres }: { year: number; kilometres: number },
  rules: Pick<TradeInRules, 'years' | 'kilometres'>,
  thisYear: number,
): 'age' | 'distance' | null {
  if (thisYear - year > rules.years) return 'age';
  return kilometres > rules.kilometres ? 'distance' : null;
}
