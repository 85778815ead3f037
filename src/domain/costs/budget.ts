import { calculatePrincipal, periodsPerYear, type RepaymentPeriod } from '../finance/finance.ts';
import { sumFees, type LoanFee } from '../finance/rules.ts';
import { findEffectivePrice, type PriceFields } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

export type BudgetPeriod = 'weekly' | 'monthly';

/** What a shopper says about money; whole dollars. */
export interface Budget {
  repayment: number;
  period: BudgetPeriod;
  deposit: number;
}

const periods: Readonly<Record<BudgetPeriod, RepaymentPeriod>> = { weekly: 'week', monthly: 'month' };
/** Of every budget (BUDG-01). */
export const budgetYears = 5;
const mostAmount = 1_000_000;
/** Most that a link asks for when the stock does not say (BUDG-06). */
const unknownMost = 100_000;
/** Budget searches look above this price (BUDG-05). */
export const leastBudgetPrice = 1_000;

export const defaultRepayments: Readonly<Record<BudgetPeriod, number>> = { weekly: 200, monthly: 600 };
export const defaultBudget: Budget = {
  repayment: defaultRepayments.weekly,
  period: 'weekly',
  deposit: 2_000,
};
/** What can be spent without credit, to begin with. */
export const defaultCash: Budget = { repayment: 0, period: 'weekly', deposit: 30_000 };

/** What the credit of a lender costs: percent a year, and fees that are part of it. */
export interface BudgetCredit {
  rate: number;
  fees: readonly LoanFee[];
}

/** All that is paid within the term, with the deposit (BUDG-01). */
export const sumPayments = ({ repayment, period, deposit }: Budget): number =>
  Math.round(repayment * periodsPerYear[periods[period]] * budgetYears + deposit);

/**
 * The price that repayments and deposit pay, with interest and fees of the lender (BUDG-08, LEGAL 4). Without a lender
 * nobody speaks of repayments: the deposit alone is what can be spent.
 */
export function estimateBudget({ repayment, period, deposit }: Budget, credit: BudgetCredit | null): number {
  if (credit === null) return deposit;
  const each = periods[period];
  const monthly = (sumFees(credit.fees, 'month') * periodsPerYear.month) / periodsPerYear[each];
  const term = { rate: credit.rate, years: budgetYears, period: each };
  const borrowed = calculatePrincipal(repayment - monthly, term) - sumFees(credit.fees, 'loan');
  return Math.round(Math.max(0, borrowed) + deposit);
}

/** An amount as it was typed: digits only, 0 to 1,000,000; anything else is 0 (BUDG-03). */
export function readAmount(typed: string): number {
  const plain = typed.replace(/[$,\s]/g, '');
  const amount = plain === '' ? 0 : Number(plain);
  return Number.isFinite(amount) ? Math.min(Math.max(Math.round(amount), 0), mostAmount) : 0;
}

/** The other period, with its usual repayment where the shopper had not chosen one (BUDG-02). */
export const changePeriod = (budget: Budget, period: BudgetPeriod): Budget => ({
  ...budget,
  period,
  repayment:
    budget.repayment === defaultRepayments[budget.period] ? defaultRepayments[period] : budget.repayment,
});

/** Vehicles that a budget is compared with: prices in dollars, null when no vehicle states one. */
export interface BudgetStock {
  /** By body as the stock spells it. */
  bodies: Record<string, PriceSpan>;
  all: PriceSpan | null;
}
export interface PriceSpan {
  min: number;
  max: number;
}

const join = (one: PriceSpan | null, other: PriceSpan): PriceSpan =>
  one ? { min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) } : other;

/** The prices of a stock, within the reach of budget searches (BUDG-05). */
export function measureBudgetStock(vehicles: readonly (PriceFields & Pick<Vehicle, 'body'>)[]): BudgetStock {
  const stock: BudgetStock = { bodies: {}, all: null };
  for (const vehicle of vehicles) {
    const { body } = vehicle;
    const price = findEffectivePrice(vehicle);
    if (price === null || price <= leastBudgetPrice) continue;
    const span = { min: price, max: price };
    stock.all = join(stock.all, span);
    if (body !== null) stock.bodies[body] = join(stock.bodies[body] ?? null, span);
  }
  return stock;
}

/** How many vehicles cost more than `over` and no more than `upTo` dollars, as a search by price would find them. */
export const countPriced = (
  vehicles: readonly PriceFields[],
  { over, upTo }: { over: number; upTo: number },
): number =>
  vehicles.filter((vehicle) => {
    const price = findEffectivePrice(vehicle);
    return price !== null && price > over && price <= upTo;
  }).length;

/** Prices of the chosen bodies, of all when none is chosen; null when nothing is known. */
export function findPriceSpan({ bodies, all }: BudgetStock, chosen: readonly string[]): PriceSpan | null {
  if (chosen.length === 0) return all;
  return chosen.reduce<PriceSpan | null>((span, body) => {
    const own = bodies[body];
    return own ? join(span, own) : span;
  }, null);
}

/** Highest price of the results: the budget, or the dearest vehicle in stock where that is less (BUDG-06, C60). */
export const findPriceCap = (budget: number, span: PriceSpan | null): number =>
  Math.min(budget, span?.max ?? unknownMost);

/** The listing of what a budget buys; bodies in the spelling of the stock. */
export function createBudgetPath(cap: number, bodies: readonly string[], path: string): string {
  const parameters = new URLSearchParams(bodies.map((body) => ['body', body]));
  parameters.set('price', `${leastBudgetPrice}-${cap}`);
  return `${path}?${parameters}`;
}
