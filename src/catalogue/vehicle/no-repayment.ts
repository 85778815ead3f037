import { estimateFinance } from '#domain/finance/estimate.ts';
import { estimateRules, type FinanceRules } from '#domain/finance/rules.ts';
import { findOwnFigures, isExcludedMake } from '#domain/finance/scope.ts';
import { formatMoney, formatNumber } from '#domain/site/numbers.ts';
import type { Site } from '#domain/site/site.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

interface Context {
  finance: FinanceRules;
  thisYear: number;
  /** Whether the vehicle would have a repayment if it were otherwise. */
  would: (changed: Partial<Vehicle>) => boolean;
}

/** A price that every rule set accepts. */
const enough = { price: 50_000, offerPrice: null, priceType: 'drive_away' } as const;

const ruleOf = ({ estimate }: FinanceRules) => estimateRules[estimate ? estimate.rules : 'available'];

/** Why a vehicle has no repayment, the first that fits; each completes a sentence that begins with a number. */
const reasons: readonly {
  fits: (vehicle: Vehicle, context: Context) => boolean;
  says: (finance: FinanceRules) => string;
}[] = [
  {
    fits: (vehicle, { finance }) =>
      finance.estimate !== false && isExcludedMake(vehicle, finance.estimate.excludeMakes),
    says: () => 'are of a make in finance.estimate.excludeMakes',
  },
  {
    fits: (vehicle, { finance }) => {
      const own = findOwnFigures(vehicle, finance.provider);
      return own !== undefined && (own.interestRate === null || own.comparisonRate === null);
    },
    says: ({ lender }) => `have no rate or comparison rate from ${lender.name} in the stock`,
  },
  {
    fits: (_, { thisYear, would }) => would({ year: thisYear }),
    says: (finance) => `are ${ruleOf(finance).youngerThan} years old or more, or have no year`,
  },
  {
    fits: (_, { would }) => would(enough),
    says: (finance) => {
      const least = ruleOf(finance).priceAbove;
      return least === null ? 'have no price' : `have no price above ${formatMoney(least)}`;
    },
  },
  {
    fits: (_, { thisYear, would }) => would({ ...enough, year: thisYear }),
    says: () => 'have neither the year nor the price for it',
  },
  { fits: () => true, says: ({ lender }) => `lack a figure that ${lender.name} gives for others` },
];

/**
 * How many vehicles for sale show no repayment, and why, as one sentence for the report; nothing where all have one or the
 * site shows none. Reasons are found by asking what a vehicle would need to be, so they follow the rules (FEST-01).
 */
export function tellNoRepayment(
  vehicles: readonly Vehicle[],
  { finance }: Pick<Site, 'finance'>,
  now: number,
): string[] {
  if (!finance || finance.estimate === false) return [];
  const offered = vehicles.filter(isAvailable);
  const thisYear = new Date(now * 1_000).getUTCFullYear();
  const counts = reasons.map(() => 0);
  for (const vehicle of offered) {
    const would = (changed: Partial<Vehicle>): boolean =>
      estimateFinance({ ...vehicle, ...changed }, finance, now) !== null;
    if (would({})) continue;
    const found = reasons.findIndex(({ fits }) => fits(vehicle, { finance, thisYear, would }));
    counts[found] = (counts[found] ?? 0) + 1;
  }
  const without = counts.reduce((sum, count) => sum + count, 0);
  if (without === 0) return [];
  const why = reasons.flatMap(({ says }, index) =>
    counts[index] ? `${formatNumber(counts[index])} ${says(finance)}` : [],
  );
  return [
    `Finance: ${formatNumber(without)} of ${formatNumber(offered.length)} vehicles for sale show no repayment: ${why.join(', ')}.`,
  ];
}
