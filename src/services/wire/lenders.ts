import type { LenderFigures } from '#domain/finance/lender.ts';
import { isShowable } from '#domain/vehicle/fields/limits.ts';
import { readList, readText, readWords } from './read-fields.ts';

const figures = [
  'deposit',
  'paymentWeek',
  'paymentMonth',
  'totalPayable',
  'interestRate',
  'comparisonRate',
  'termYears',
  'termMonths',
  'termWeeks',
  'establishmentFees',
  'balloon',
] as const satisfies readonly (keyof LenderFigures)[];

/** Dollars, years or a rate: no figure of a loan is larger. */
const most = 1_000_000_000;

const readFigure = (value: unknown): number | null =>
  typeof value === 'number' && isShowable(value, [0, most]) ? value : null;

function readLender(
  entry: Partial<Record<keyof LenderFigures, unknown>> | null | undefined,
): LenderFigures[] {
  const { financeProvider, disclaimer } = entry ?? {};
  const provider = readText(financeProvider);
  if (provider === null) return [];
  const read = Object.fromEntries(figures.map((name) => [name, readFigure(entry?.[name])]));
  return [
    {
      financeProvider: provider,
      disclaimer: readWords(disclaimer),
      ...(read as Record<(typeof figures)[number], number | null>),
    },
  ];
}

/**
 * Figures of lenders, in the index's own spelling, which is the domain's (FEST-06). An entry without a provider is left
 * out, and a figure that is no number is unknown.
 */
export const parseLenders = (input: unknown): LenderFigures[] =>
  Array.isArray(input) ? readList(input).flatMap(readLender) : [];
