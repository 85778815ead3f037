import type { LoanChoice, LoanResult } from '#domain/finance/calculator.ts';
import type { LoanFee } from '#domain/finance/rules.ts';
import { formatCents } from '#domain/site/format.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { createFinanceText, formatTerm } from './finance.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of the finance calculator (FCAL rows). */
export const financeCalculatorMessages = {
  'finance.title': 'Finance calculator',
  'finance.amount': 'Amount',
  'finance.deposit': 'Deposit or trade-in',
  'finance.tradeIn': 'Your car: {low} to {high}, an estimate of {date}, subject to inspection.',
  'finance.tradeIn.use': 'Use {low} as deposit',
  'finance.term': 'Loan term',
  'finance.residual': 'Residual at the end',
  'finance.residualHint': 'A residual, or balloon, is paid in one sum after the last repayment.',
  'finance.outOfRange': 'Cannot be less than {min} or more than {max}',
  'finance.period': 'Repayments',
  'finance.period.week': 'Weekly',
  'finance.period.fortnight': 'Fortnightly',
  'finance.period.month': 'Monthly',
  'finance.each.week': 'a week',
  'finance.each.fortnight': 'a fortnight',
  'finance.each.month': 'a month',
  'finance.yourRate': 'Interest rate a year',
  'finance.addResidual': 'Add a residual',
  'finance.hideResidual': 'Hide the residual',
  'finance.ownRate': 'Your interest rate',
  'finance.otherRate':
    'No comparison rate stands beside a rate of your own: that of {lender} belongs to the rate that it advertises.',
  'finance.enquire': 'Enquire for Finance',
  'finance.ask':
    'I would like to talk about finance: {amount} over {term}, {deposit} deposit or trade-in{residual}, repaid {period}.',
  'finance.ask.residual': ', {amount} residual at the end',
  'finance.summary':
    'You borrow {borrowed} and pay {repayment} {each} for {term}. That is a total of about {total} over the term, of which {interest} is interest{fees}.',
  'finance.summary.fees': ' and {amount} are fees',
  'finance.summary.residual': 'The {amount} at the end is part of it.',
  'finance.summary.none': 'Tell us what you have in mind, and we find out what is possible.',
  'finance.summary.covered': 'Deposit and trade-in cover the whole amount, so there is nothing to borrow.',
  'finance.summary.larger':
    'The residual is larger than what you borrow, so the repayments do not even cover the interest.',
  'finance.fees': 'Included: {list}.',
  'finance.fee.establishment': 'Establishment fee',
  'finance.fee.loan': '{name} {amount}',
  'finance.fee.month': '{name} {amount} a month',
  'finance.estimateOnly':
    'This is an estimate, not a quote and not an offer of credit. The lender decides on rate, fees and term.',
  'finance.schedule': 'How the loan is paid back',
  'finance.schedule.chart':
    'What is still owed at the end of each year, and what each year’s repayments are made of',
  'finance.schedule.year': 'Year',
  'finance.schedule.principal': 'Paid back',
  'finance.schedule.interest': 'Interest',
  'finance.schedule.owed': 'Still owed',
} as const;

type Key = keyof typeof financeCalculatorMessages;

/** Binds the words of the finance calculator to a dealer's overrides. */
export const createFinanceCalculatorText = (overrides: Readonly<Record<string, string>>): Text<Key> =>
  createText(financeCalculatorMessages, overrides);

/** How an enquiry about this choice begins (FCAL-13): what the shopper chose, and no figure that is the lender's to say. */
export function askForLoan(choice: LoanChoice, overrides: Readonly<Record<string, string>>): string {
  const text = createFinanceCalculatorText(overrides);
  return text('finance.ask', {
    amount: formatMoney(choice.amount),
    term: formatTerm(choice.term, createFinanceText(overrides)),
    deposit: formatMoney(choice.deposit),
    residual:
      choice.residual > 0 ? text('finance.ask.residual', { amount: formatMoney(choice.residual) }) : '',
    period: text(`finance.period.${choice.period}`).toLowerCase(),
  });
}

/** What a choice comes to, in plain words. */
export function summariseLoan(
  choice: LoanChoice,
  result: LoanResult,
  overrides: Readonly<Record<string, string>>,
): string {
  const text = createFinanceCalculatorText(overrides);
  const isLarger = choice.residual > result.principal;
  if (result.repayment === null) {
    const reason = choice.deposit >= choice.amount ? 'covered' : isLarger ? 'larger' : null;
    const none = text('finance.summary.none');
    return reason && choice.amount > 0 ? `${text(`finance.summary.${reason}`)} ${none}` : none;
  }
  const summary = text('finance.summary', {
    borrowed: formatMoney(choice.amount - choice.deposit),
    repayment: formatMoney(result.repayment),
    each: text(`finance.each.${choice.period}`),
    term: formatTerm(choice.term, createFinanceText(overrides)),
    total: formatMoney(result.total),
    interest: formatMoney(result.interest),
    fees: result.fees > 0 ? text('finance.summary.fees', { amount: formatMoney(result.fees) }) : '',
  });
  return choice.residual > 0
    ? `${summary} ${text('finance.summary.residual', { amount: formatMoney(choice.residual) })}${
        isLarger ? ` ${text('finance.summary.larger')}` : ''
      }`
    : summary;
}

/** The fees that are part of a calculation, or null when there are none. */
export function listFees(
  fees: readonly LoanFee[],
  overrides: Readonly<Record<string, string>>,
): string | null {
  if (fees.length === 0) return null;
  const text = createFinanceCalculatorText(overrides);
  const list = fees.map(({ name, amount, per }) =>
    text(`finance.fee.${per}`, { name, amount: formatCents(amount) }),
  );
  return text('finance.fees', { list: list.join(', ') });
}
