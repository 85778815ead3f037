import { isAvailable } from '../vehicle/availability.ts';
import { calculateRepayment, periodsPerYear, roundRepayment } from './finance.ts';
import { estimateRules, sumFees, type FinanceRules } from './rules.ts';
import { canCalculateWithin, findOwnFigures, isExcludedMake, type CalculatorScope } from './scope.ts';
import type { LenderFigures } from './lender.ts';
import { findEffectivePrice, type PriceFields } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

type Financed = PriceFields & Pick<Vehicle, 'make' | 'year' | 'status' | 'financeLenders'>;

/** A repayment with what must stand beside it. Money in whole dollars, rates in percent a year. */
export interface FinanceEstimate {
  weekly: number;
  /** The same before it was made whole dollars. */
  exact: number;
  /** Whether the lender named the repayment. Otherwise it was computed from the lender's rate. */
  source: 'lender' | 'calculated';
  lender: string;
  interestRate: number;
  comparisonRate: number;
  termYears: number;
  deposit: number;
  balloon: number;
  /** Fees of the lender that are borrowed too. */
  establishmentFees: number;
  /** Everything that is paid over the term; null when the lender does not say. */
  totalPayable: number | null;
  disclaimer: string;
}

const findScope = ({ provider, estimate }: FinanceRules): CalculatorScope => ({
  provider,
  excludeMakes: estimate ? estimate.excludeMakes : [],
});

/** The provider's own figures for the vehicle, else what the lender offers for all. */
function findFigures(vehicle: Financed, { provider, lender }: FinanceRules): LenderFigures {
  const own = findOwnFigures(vehicle, provider);
  if (own) return own;
  const unknown = { deposit: null, paymentWeek: null, paymentMonth: null, totalPayable: null, balloon: null };
  const terms = { termYears: null, termMonths: null, termWeeks: null, establishmentFees: null };
  const { interestRate, comparisonRate, disclaimer } = lender;
  return { ...unknown, ...terms, financeProvider: provider, interestRate, comparisonRate, disclaimer };
}

const readTerm = ({ termYears, termMonths, termWeeks }: LenderFigures): number | null =>
  termYears ?? (termMonths === null ? null : termMonths / 12) ?? (termWeeks === null ? null : termWeeks / 52);

/** Dollars a week as the lender names them. */
const readWeekly = ({ paymentWeek, paymentMonth }: LenderFigures): number | null =>
  paymentWeek ?? (paymentMonth === null ? null : (paymentMonth * periodsPerYear.month) / periodsPerYear.week);

/**
 * What the vehicle costs a week on finance (FEST-01 to FEST-07), or null where no figure is allowed: no lender, no
 * rates, an excluded make, a vehicle that is gone, or one outside the provider's rules. Rounds as the calculator of the
 * page does (C8), else up, so that nobody pays more than the page says. `now` is epoch seconds.
 */
export function estimateFinance(
  vehicle: Financed,
  finance: FinanceRules | null,
  now: number,
): FinanceEstimate | null {
  if (!finance || finance.estimate === false || !isAvailable(vehicle)) return null;
  const { rules, excludeMakes, termYears: usualTerm } = finance.estimate;
  if (isExcludedMake(vehicle, excludeMakes)) return null;
  const figures = findFigures(vehicle, finance);
  const { interestRate, comparisonRate } = figures;
  if (interestRate === null || comparisonRate === null) return null;

  const rule = estimateRules[rules];
  const price = findEffectivePrice(vehicle);
  const oldest = new Date(now * 1_000).getUTCFullYear() - (rule.youngerThan ?? Infinity);
  if (rule.youngerThan !== null && (vehicle.year === null || vehicle.year <= oldest)) return null;
  if (rule.priceAbove !== null && (price === null || price <= rule.priceAbove)) return null;
  if (rule.needs !== null && figures[rule.needs] === null) return null;

  const termYears = readTerm(figures) ?? usualTerm;
  const deposit = figures.deposit ?? 0;
  const balloon = figures.balloon ?? 0;
  const establishmentFees = figures.establishmentFees ?? sumFees(finance.fees, 'loan');
  const named = readWeekly(figures);
  // Fees alone are no loan. Without a price only the lender can name a repayment.
  if (named === null && price === null) return null;
  const loan = {
    principal: (price ?? 0) - deposit + establishmentFees,
    residual: balloon,
    rate: interestRate,
    years: termYears,
    period: 'week',
  } as const;
  const repayment = calculateRepayment(loan);
  const monthly = (sumFees(finance.fees, 'month') * periodsPerYear.month) / periodsPerYear.week;
  const exact = named ?? (repayment > 0 ? repayment + monthly : 0);
  const weekly = roundRepayment(exact, finance.calculator ? finance.calculator.rounding : 'ceil');
  if (weekly <= 0) return null;
  return {
    weekly,
    exact,
    source: named === null ? 'calculated' : 'lender',
    lender: finance.lender.name,
    interestRate,
    comparisonRate,
    termYears,
    deposit,
    balloon,
    establishmentFees,
    totalPayable: figures.totalPayable,
    disclaimer: findDisclaimer(vehicle, finance),
  };
}

/** A rate with two decimals, for example '9.74%' (FEST-07). */
export const formatRate = (percent: number): string => `${percent.toFixed(2)}%`;

/** Whether a calculator stands on the page of a vehicle; never on a site without one (VDP-06). */
export const canCalculateFinance = (vehicle: Financed, finance: FinanceRules | null): boolean =>
  finance !== null && finance.calculator !== false && canCalculateWithin(vehicle, findScope(finance));

/** The lender's conditions for this vehicle, or its general ones (VDP-12). */
export const findDisclaimer = (vehicle: Financed, finance: FinanceRules): string =>
  findFigures(vehicle, finance).disclaimer ?? finance.lender.disclaimer;
