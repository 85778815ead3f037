import type { CarType } from '../vehicle/vehicle.ts';

/** Charges that come on top. NSW lets no ad call them so, and the total must be told anyway (LEGAL 1). */
const onRoadCosts = /\bon[ -]?roads?\b|\borcs?\b/i;
const included = /\b(?:incl|with|all)|no more/i;
/** The amount is a repayment, which is no price and needs the terms of a credit beside it (LEGAL 4). */
const instalment =
  /\b(?:per|p\/|a) ?(?:week|fortnight|month|wk|mth)\b|\b(?:week|fortnight|month)ly\b|\bp\.?w\b/i;
/** One vehicle has one price. */
const leastPrice = /^(?:prices? )?(?:from|starting)\b/i;

/** Why the words beside a price cannot stand there as the stock has them. */
export type PriceWordProblem = 'chargesOnTop' | 'chargesIncluded' | 'instalment' | 'from';

export function findPriceWordProblem(words: string | null): PriceWordProblem | null {
  if (words === null) return null;
  if (onRoadCosts.test(words)) return included.test(words) ? 'chargesIncluded' : 'chargesOnTop';
  if (instalment.test(words)) return 'instalment';
  return leastPrice.test(words) ? 'from' : null;
}

/**
 * Whether a vehicle's price must not be shown: it is a repayment, or that of a new vehicle without what comes on top.
 * Those charges can be worked out, so the law asks for the total (LEGAL 1).
 */
export function isPriceWithheld({
  priceType,
  carType,
}: {
  priceType: string | null;
  carType: CarType;
}): boolean {
  const problem = findPriceWordProblem(priceType);
  return problem === 'instalment' || (problem === 'chargesOnTop' && carType === 'new');
}

/** The price type as pages may say it: on-road costs in the words of the law, and no "from" at a single price. */
export function findLawfulPriceType(priceType: string | null): string | null {
  switch (findPriceWordProblem(priceType)) {
    case 'chargesOnTop':
      return 'excluding_government_charges';
    case 'chargesIncluded':
      return 'drive_away';
    case 'from':
      return null;
    default:
      return priceType;
  }
}
