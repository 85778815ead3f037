import type { LenderFigures } from '#domain/finance/lender.ts';

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

const readFigure = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 ? value : null;

function readLender(
  entry: Partial<Record<keyof LenderFigures, unknown>> | null | undefined,
): LenderFigures[] {
  const { financeProvider, disclaimer } = entry ?? {};
  if (typeof financeProvider !== 'string' || financeProvider === '') return [];
  const read = Object.fromEntries(figures.map((name) => [name, readFigure(entry?.[name])]));
  return [
    {
      financeProvider,
      disclaimer: typeof disclaimer === 'string' ? disclaimer : null,
      ...(read as Record<(typeof figures)[number], number | null>),
    },
  ];
}

/**
 * Figures of lenders, in the index's own spelling, which is the domain's (FEST-06). An entry without a provider says
 * nothing, and a figure that is no number is unknown.
 */
export const parseLenders = (input: unknown): LenderFigures[] =>
  Array.isArray(input) ? input.flatMap(readLender) : [];
