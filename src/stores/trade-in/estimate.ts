import { findBeyond } from '#domain/trade-in/limits.ts';
import type { TradeInEnd, TradeInProgress } from '#domain/trade-in/progress.ts';
import { fetchValuation } from '#services/trade-in/trade-in.ts';
import type { TradeInSettings } from './trade-in-settings.ts';

/** Asks for an estimate, or says why there is none. Never throws. */
export async function estimate(
  { car, kilometres, answers }: TradeInProgress,
  { apiUrl, slug, rules }: TradeInSettings,
): Promise<{
  end: TradeInEnd;
  valuation: TradeInProgress['valuation'];
}> {
  if (car === null || kilometres === null || car.id === null) return { end: 'described', valuation: null };
  const thisYear = new Date().getFullYear();
  if (rules.enforceLimits && findBeyond({ year: car.year, kilometres }, rules, thisYear))
    return { end: 'beyond', valuation: null };
  try {
    const valuation = await fetchValuation(apiUrl, {
      ...{ dealership_slug: slug, id: car.id, kilometres },
      adjustmentAnswers: Object.entries(answers).map(([id, answer]) => ({ id, answer })),
    });
    return { end: valuation ? 'estimate' : 'noEstimate', valuation };
  } catch (error) {
    console.warn('The car could not be valued.', error);
    return { end: 'unavailable', valuation: null };
  }
}
