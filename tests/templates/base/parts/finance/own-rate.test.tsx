import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beginLoan, calculateLoan, isAdvertised, limitAmount } from '#domain/finance/calculator.ts';
import { CreditNotes } from '#parts/finance/CreditNotes.tsx';
import { LoanResult } from '#parts/finance/LoanResult.tsx';
import { sampleFinance } from '../../../../domain/finance/rules-sample.ts';

const finance = sampleFinance();

/** What stands beside the questions when somebody chooses a rate. */
function read(rate: number): string {
  const { calculator } = finance;
  if (!calculator) throw new Error('the sample has a calculator');
  const choice = { ...beginLoan(calculator, 30_000), rate };
  const result = calculateLoan(choice, calculator, finance.fees, limitAmount(calculator, 30_000));
  const drawn = renderToStaticMarkup(
    <>
      <LoanResult {...{ choice, result, finance }} isTotalQuoted={false} messages={{}} />
      <CreditNotes
        lender={finance.lender}
        compared={isAdvertised(choice, finance)}
        disclaimer={null}
        messages={{}}
      />
    </>,
  );
  return drawn.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('LEGAL 4: the comparison rate stands beside the rate that the lender advertises', () => {
  const words = read(10);
  expect(words).toContain('10.90% p.a. Comparison rate');
  expect(words).toContain('WARNING: This comparison rate');
  expect(words).not.toContain('a rate of your own');
});

test('LEGAL 4: beside another rate it goes, with its example and warning, and the text says why', () => {
  const words = read(9.5);
  expect(words).toContain('9.50% p.a. Your interest rate');
  expect(words).not.toMatch(/10\.90|10\.00|WARNING|based on a/);
  expect(words).toContain(
    'No comparison rate stands beside a rate of your own: that of Jetty Street Finance belongs to the rate that it advertises.',
  );
  expect(words).toContain('Credit provider: Jetty Street Finance, Australian credit licence 000421.');
});
