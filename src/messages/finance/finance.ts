import { formatRate, type FinanceEstimate } from '#domain/finance/estimate.ts';
import { formatTenths } from '#domain/site/format.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { FinanceRules } from '#domain/finance/rules.ts';
import type { Lender } from '#domain/finance/lender.ts';
import { createText, type Text } from '../site/text.ts';

/** Words about credit. The warning and the example are what the law asks for beside every rate (LEGAL 4). */
export const financeMessages = {
  'finance.estimate.toBuy': 'For buying it for {price} instead of subscribing:',
  'finance.estimate.amount': '{amount} a week',
  'finance.estimate.label': 'Estimated repayment',
  'finance.estimate.rates': '{rate} p.a., comparison rate {comparison} p.a.',
  'finance.estimate.terms': '{lender}, {term}{deposit}{balloon}',
  'finance.estimate.deposit': ', {amount} deposit',
  'finance.estimate.balloon': ', {amount} balloon',
  'finance.estimate.total': 'Total of about {amount} over the term',
  'finance.term.one': '1 year',
  'finance.term.many': '{years} years',
  'finance.weekly.rates':
    'Estimated repayments to {lender} over {term} without a deposit. Interest rate {rate}\u00a0p.a., comparison rate {comparison}\u00a0p.a.',
  'finance.rates':
    'Repayments to {lender} over {term}. Interest rate {rate}\u00a0p.a., comparison rate {comparison}\u00a0p.a.',
  'finance.weekly.conditions': 'Conditions of {lender}',
  'finance.warning':
    'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  'finance.example.secured':
    'The comparison rate is based on a {years} year, {amount} secured loan of {lender}.',
  'finance.example.unsecured':
    'The comparison rate is based on a {years} year, {amount} unsecured loan of {lender}.',
  'finance.comparisonRange': 'Comparison rates run from {from} to {to} p.a., depending on your profile.',
  'finance.estimate.quoted':
    'This is the lender’s quote for this vehicle; the calculator below uses the rate of {rate} p.a. that it advertises for all, so its figures differ.',
  'finance.estimate.otherLimits':
    'This is the lender’s quote for this vehicle; the calculator below cannot begin at its figures, so its own differ.',
  'finance.rounded.ceil': 'The repayment is rounded up to whole dollars',
  'finance.rounded.round': 'The repayment is rounded to whole dollars',
  'finance.total.exact': '{rounded}; the total adds up the exact repayments.',
  'finance.total.lender': '{rounded}; the total is the lender’s own.',
  'finance.estimate.week': 'a week',
  'finance.rate': 'Interest rate',
  'finance.comparisonRate': 'Comparison rate',
  'finance.perYear': 'p.a.',
  'finance.estimate.change': 'Change the figures',
  'finance.estimate.about': 'About these figures',
  'finance.more': 'Read more',
  'finance.less': 'Read less',
  'finance.credit': 'Credit provider: {lender}, Australian credit licence {licence}.',
} as const;

type FinanceKey = keyof typeof financeMessages;

/** Binds the words about credit to a dealer's overrides. */
export const createFinanceText = (overrides: Readonly<Record<string, string>>): Text<FinanceKey> =>
  createText(financeMessages, overrides);

/** A term in words, by year (FCAL-15): '1 year', '5.5 years'. */
export const formatTerm = (years: number, text: Text<FinanceKey>): string =>
  years === 1 ? text('finance.term.one') : text('finance.term.many', { years: formatTenths(years) });

/** How repayment and total were made whole dollars: the same words under every estimate and calculation (C8). */
export function explainRounding(
  finance: FinanceRules,
  total: 'exact' | 'lender',
  overrides: Readonly<Record<string, string>>,
): string {
  const text = createFinanceText(overrides);
  const rounding = finance.calculator ? finance.calculator.rounding : 'ceil';
  return text(`finance.total.${total}`, { rounded: text(`finance.rounded.${rounding}`) });
}

/** An estimate in words; `rates` is never to stand less prominent or further away than in the next line. */
export interface EstimateText {
  label: string;
  /** '$147 a week' */
  amount: string;
  /** '7.99% p.a., comparison rate 8.87% p.a.' */
  rates: string;
  /** 'Jetty Street Finance, 6 years' */
  terms: string;
  total: string | null;
}

/** Puts an estimate into words (FEST-07). */
export function describeEstimate(
  estimate: FinanceEstimate,
  overrides: Readonly<Record<string, string>>,
): EstimateText {
  const text = createFinanceText(overrides);
  const part = (key: 'deposit' | 'balloon'): string =>
    estimate[key] > 0 ? text(`finance.estimate.${key}`, { amount: formatMoney(estimate[key]) }) : '';
  return {
    label: text('finance.estimate.label'),
    amount: text('finance.estimate.amount', { amount: formatMoney(estimate.weekly) }),
    rates: text('finance.estimate.rates', {
      rate: formatRate(estimate.interestRate),
      comparison: formatRate(estimate.comparisonRate),
    }),
    terms: text('finance.estimate.terms', {
      lender: estimate.lender,
      term: formatTerm(estimate.termYears, text),
      deposit: part('deposit'),
      balloon: part('balloon'),
    }),
    total:
      estimate.totalPayable === null
        ? null
        : text('finance.estimate.total', { amount: formatMoney(estimate.totalPayable) }),
  };
}

/** What must be in view beside every comparison rate: the example that it is true for, and the warning (LEGAL 4). */
export function listWarnings(
  { name, example }: Lender,
  overrides: Readonly<Record<string, string>>,
): string[] {
  const text = createFinanceText(overrides);
  return [
    text(example.secured ? 'finance.example.secured' : 'finance.example.unsecured', {
      years: example.years,
      amount: formatMoney(example.amount),
      lender: name,
    }),
    text('finance.warning'),
  ];
}

/** What else belongs to a lender's rates, and may wait behind a button: range and provider (FEST-08). */
export function listFurtherNotes(lender: Lender, overrides: Readonly<Record<string, string>>): string[] {
  const { comparisonRange: range } = lender;
  return [
    ...(range
      ? [
          createFinanceText(overrides)('finance.comparisonRange', {
            from: formatRate(range.from),
            to: formatRate(range.to),
          }),
        ]
      : []),
    ...nameProvider(lender, overrides),
  ];
}

/** What stands beside every rate of a lender: example, warning, range and provider, in this order (FEST-08). */
export const listCreditNotes = (lender: Lender, overrides: Readonly<Record<string, string>>): string[] => [
  ...listWarnings(lender, overrides),
  ...listFurtherNotes(lender, overrides),
];

/** What stands beside a rate that is the shopper's own: who lends, and nothing about a comparison rate. */
export function nameProvider(
  { name, creditLicence }: Lender,
  overrides: Readonly<Record<string, string>>,
): string[] {
  const text = createFinanceText(overrides);
  return creditLicence ? [text('finance.credit', { lender: name, licence: creditLicence })] : [];
}

/** What must stand beside repayments that are no estimate of one vehicle: figures of credit (REF-08, BUDG-08, LEGAL 4). */
export interface WeeklyTerms {
  /** Lender, term and both rates; as prominent as the prices. */
  rates: string;
  /** Example and warning. */
  notes: string[];
  /** Range, provider and the lender's own words, on demand. */
  conditions: { label: string; text: string };
}

/** What must stand beside repayments of this many years; null where no lender stands behind them. */
export function describeRates(
  finance: Pick<FinanceRules, 'lender'> | null,
  years: number,
  overrides: Readonly<Record<string, string>>,
  words: 'finance.rates' | 'finance.weekly.rates' = 'finance.rates',
): WeeklyTerms | null {
  if (!finance) return null;
  const text = createFinanceText(overrides);
  const { lender } = finance;
  return {
    rates: text(words, {
      lender: lender.name,
      term: formatTerm(years, text),
      rate: formatRate(lender.interestRate),
      comparison: formatRate(lender.comparisonRate),
    }),
    notes: listWarnings(lender, overrides),
    conditions: {
      label: text('finance.weekly.conditions', { lender: lender.name }),
      text: [...listFurtherNotes(lender, overrides), lender.disclaimer].join(' '),
    },
  };
}

/** Puts the terms of weekly prices into words; null where the site shows no repayments. */
export const describeWeeklyTerms = (
  finance: FinanceRules | null,
  overrides: Readonly<Record<string, string>>,
): WeeklyTerms | null =>
  finance && finance.estimate !== false
    ? describeRates(finance, finance.estimate.termYears, overrides, 'finance.weekly.rates')
    : null;
