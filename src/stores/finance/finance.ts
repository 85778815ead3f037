import { atom } from 'nanostores';
import { acceptTyped, type LoanChoice } from '#domain/finance/calculator.ts';
import type { CalculatorRules, FinanceRules } from '#domain/finance/rules.ts';
import type { RepaymentPeriod } from '#domain/finance/finance.ts';
import type { LoanBeginning } from '#domain/finance/loan-beginning.ts';
import { track } from '../analytics/analytics.ts';

/** What a calculator stands on. */
export interface LoanGround {
  finance: FinanceRules & { calculator: CalculatorRules };
  /** Dollars; null when the vehicle has none. */
  price: number | null;
  /** What the page's estimate stands on; null where it has none. */
  beginning: LoanBeginning | null;
  disclaimer: string;
}

/** The rules and price of the calculator after the vehicle has changed; null while they are those of the build. */
export const $loanGround = atom<LoanGround | null>(null);

/** As the server knows it: the same object each time. */
export const untouchedLoan: Partial<LoanChoice> = {};
/** What the shopper has changed so far. Everything shown follows from it and the dealer's rules. */
export const $loanChoice = atom(untouchedLoan);

/** Takes over a change; the first one of a page view is counted (FCAL-14). */
function change(changed: Partial<LoanChoice>): void {
  if ($loanChoice.get() === untouchedLoan) track('calculatorUsed');
  $loanChoice.set({ ...$loanChoice.get(), ...changed });
}

/** Takes over a dragged or typed value, brought inside of the dealer's limits. */
export function changeLoan(
  name: Exclude<keyof LoanChoice, 'period'>,
  value: number,
  rules: CalculatorRules,
  beginning: LoanChoice,
): void {
  change({ [name]: acceptTyped(name, value, rules, beginning) });
}

/** Takes over how often the shopper would pay (FCAL-10). */
export function changePeriod(period: RepaymentPeriod): void {
  change({ period });
}
