import type { CalculatorRules, FinanceRules, ValueRange } from '#domain/finance/rules.ts';
import type { Lender } from '#domain/finance/lender.ts';
import type { Path } from '../load/path.ts';
import type { ResolveContext } from './context.ts';

/** Reports a control that could not be moved. */
function checkRange({ fail }: ResolveContext, path: Path, { min, max, step }: ValueRange): void {
  if (max <= min) fail([...path, 'max'], `expected more than min, which is ${min}, found ${max}`);
  else if (step > max - min)
    fail([...path, 'step'], `expected at most ${max - min}, from min to max, found ${step}`);
}

/** Moves a default into its limits. A dealer's own value outside of them is an error. */
function resolveBeginning<Range extends ValueRange & { default: number }>(
  { isDefault, fail }: ResolveContext,
  path: Path,
  range: Range,
): Range {
  const { min, max, default: beginning } = range;
  const at = [...path, 'default'];
  if (!isDefault(at) && max > min && (beginning < min || beginning > max))
    fail(at, `expected a number from ${min} to ${max}, found ${beginning}`);
  return { ...range, default: Math.min(Math.max(beginning, min), max) };
}

type Written = Exclude<ResolveContext['settings']['finance'], false>;
const at: Path = ['finance'];

/** Reports what is missing for settings about credit that a dealer has written. Defaults are dropped silently. */
function checkNeeds({ isDefault, fail }: ResolveContext, finance: Written): void {
  const { provider, lender } = finance;
  const law = 'the law asks for them beside every rate and repayment';
  if (provider === null && lender !== null) {
    fail(
      [...at, 'lender'],
      'needs finance.provider, without which nothing about finance is shown.\n' +
        'Write provider: { name: … } beside it, the name of a file of dealers/_finance; or finance: false to show nothing.',
    );
  } else if (provider === null) {
    for (const name of ['estimate', 'calculator', 'fees'] as const) {
      const { [name]: asked } = finance;
      const isAsked = Array.isArray(asked) ? asked.length > 0 : asked !== false;
      if (isAsked && !isDefault([...at, name]))
        fail(
          [...at, name],
          `needs finance.provider and finance.lender with its interest rate, comparison rate and example: ${law}.\n` +
            'Write provider: { name: … }, the name of a file of dealers/_finance; or finance: false to show nothing.',
        );
    }
  } else if (lender === null && (finance.estimate !== false || finance.calculator !== false))
    fail(
      [...at, 'provider'],
      `needs finance.lender with its interest rate, comparison rate and example: ${law}`,
    );
}

/** A comparison rate includes fees, so it is never below its rate. */
function checkLender({ fail }: ResolveContext, lender: Lender): void {
  if (lender.comparisonRate < lender.interestRate)
    fail(
      [...at, 'lender', 'comparisonRate'],
      `expected at least the interest rate, ${lender.interestRate}, because it includes fees, found ${lender.comparisonRate}`,
    );
  if (lender.comparisonRange && lender.comparisonRange.to < lender.comparisonRange.from)
    fail([...at, 'lender', 'comparisonRange'], 'needs a "to" that is not below its "from"');
}

/** Limits and beginnings, at the advertised rate of the lender where there is one. */
function resolveCalculator(
  context: ResolveContext,
  calculator: CalculatorRules,
  lender: Lender | null,
): CalculatorRules {
  const path = [...at, 'calculator'];
  for (const name of ['amount', 'term', 'deposit', 'residual', 'interest'] as const)
    checkRange(context, [...path, name], calculator[name]);
  const amount = resolveBeginning(context, [...path, 'amount'], calculator.amount);
  const term = resolveBeginning(context, [...path, 'term'], calculator.term);
  if (lender === null) return { ...calculator, amount, term };
  const { interestRate } = lender;
  const interest = { ...calculator.interest, default: interestRate };
  const wanted = [...path, 'interest', 'default'];
  if (!context.isDefault(wanted) && calculator.interest.default !== interestRate)
    context.fail(
      wanted,
      `needs to be ${interestRate}, the rate of finance.lender: the comparison rate beside it belongs to that rate alone`,
    );
  if (interestRate < interest.min || interestRate > interest.max)
    context.fail(
      [...path, 'interest'],
      `needs min and max that include ${interestRate}, the rate of finance.lender`,
    );
  return { ...calculator, amount, term, interest };
}

/**
 * Moves the term of estimates into the limits of the calculator, which begins there. A dealer's own value outside of
 * them is an error. Estimates have no deposit and no residual, so the calculator may not require either.
 */
function resolveEstimate(
  { isDefault, fail }: ResolveContext,
  estimate: FinanceRules['estimate'],
  calculator: CalculatorRules | false,
): FinanceRules['estimate'] {
  if (estimate === false || calculator === false) return estimate;
  for (const name of ['deposit', 'residual'] as const)
    if (calculator[name].min > 0)
      fail(
        [...at, 'calculator', name, 'min'],
        `needs to be 0, because finance.estimate stands on no ${name}, and the calculator begins there; or finance.estimate: false`,
      );
  const { min, max } = calculator.term;
  const { termYears } = estimate;
  const path = [...at, 'estimate', 'termYears'];
  if (!isDefault(path) && max > min && (termYears < min || termYears > max))
    fail(
      path,
      `expected a number from ${min} to ${max}, the terms of finance.calculator, which begins at the estimate, found ${termYears}`,
    );
  return { ...estimate, termYears: Math.min(Math.max(termYears, min), max) };
}

/**
 * The rules of credit on a site: null without provider or lender. Each rate needs its comparison rate, so the
 * calculator begins at the lender's advertised rate, and another default is an error. Settings are checked even where
 * nothing of them is shown.
 */
export function resolveFinance(context: ResolveContext): FinanceRules | null {
  const { finance, sections } = context.settings;
  if (finance === false) return null;
  const { provider, lender } = finance;
  checkNeeds(context, finance);
  if (lender !== null) checkLender(context, lender);
  const checked = finance.calculator && resolveCalculator(context, finance.calculator, lender);
  // Without its section there is no calculator, and the estimate shows the lender's conditions.
  const calculator = sections.vehicle.some(({ name }) => name === 'finance') && checked;
  const estimate = resolveEstimate(context, finance.estimate, calculator);
  if (provider === null || lender === null || (estimate === false && calculator === false)) return null;
  return { ...finance, provider: provider.name, lender, estimate, calculator };
}
