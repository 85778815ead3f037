import type { FinanceRules, ValueRange } from '#domain/finance-rules.ts';
import type { Path } from '../path.ts';
import type { ResolveContext } from './context.ts';

/** Reports a control that could not be moved. */
function checkRange({ fail }: ResolveContext, path: Path, { min, max, step }: ValueRange): void {
  if (max <= min) fail([...path, 'max'], `expected more than min, which is ${min}, found ${max}`);
  else if (step > max - min)
    fail([...path, 'step'], `expected at most ${max - min}, from min to max, found ${step}`);
}

/** A beginning inside of its limits: one that somebody asked for is refused outside of them, the usual one moves in. */
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

/**
 * The rules of credit on a site: null without provider or lender. A rate may only be shown with the comparison rate
 * that belongs to it, so the calculator begins at the lender's advertised rate; who asks for another one is told.
 */
export function resolveFinance(context: ResolveContext): FinanceRules | null {
  const { finance } = context.settings;
  if (finance === false || finance.provider === null) return null;
  const { provider, lender, fees, estimate, calculator } = finance;
  const at: Path = ['finance'];
  if (estimate === false && calculator === false) return null;
  if (lender === null) {
    context.fail(
      [...at, 'provider'],
      'needs finance.lender with its interest rate, comparison rate and example: the law asks for them beside every rate and repayment',
    );
    return null;
  }
  if (lender.comparisonRate < lender.interestRate)
    context.fail(
      [...at, 'lender', 'comparisonRate'],
      `expected at least the interest rate, ${lender.interestRate}, because it includes fees, found ${lender.comparisonRate}`,
    );
  if (lender.comparisonRange && lender.comparisonRange.to < lender.comparisonRange.from)
    context.fail([...at, 'lender', 'comparisonRange'], 'needs a "to" that is not below its "from"');
  const rules = { provider: provider.name, lender, fees, estimate };
  if (calculator === false) return { ...rules, calculator };

  const path = [...at, 'calculator'];
  for (const name of ['amount', 'term', 'deposit', 'residual'] as const)
    checkRange(context, [...path, name], calculator[name]);
  const interest = { ...calculator.interest, default: lender.interestRate };
  checkRange(context, [...path, 'interest'], calculator.interest);
  const wanted = [...path, 'interest', 'default'];
  if (!context.isDefault(wanted) && calculator.interest.default !== lender.interestRate)
    context.fail(
      wanted,
      `needs to be ${lender.interestRate}, the rate of finance.lender: the comparison rate beside it belongs to that rate alone`,
    );
  if (lender.interestRate < interest.min || lender.interestRate > interest.max)
    context.fail(
      [...path, 'interest'],
      `needs min and max that include ${lender.interestRate}, the rate of finance.lender`,
    );
  const amount = resolveBeginning(context, [...path, 'amount'], calculator.amount);
  const term = resolveBeginning(context, [...path, 'term'], calculator.term);
  return { ...rules, calculator: { ...calculator, amount, term, interest } };
}
