import '../costs/Calculator.css';
import { isAdvertised, type LoanChoice, type LoanResult as Result } from '#domain/finance/calculator.ts';
import { formatRate } from '#domain/finance/estimate.ts';
import type { FinanceRules } from '#domain/finance/rules.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { createFinanceText, explainRounding } from '#messages/finance/finance.ts';
import { createFinanceCalculatorText, listFees, summariseLoan } from '#messages/finance/calculator.ts';
import { Figures } from '#parts/page/Figures.tsx';

export interface LoanResultProps {
  choice: LoanChoice;
  result: Result;
  /** Whether the total is the lender's own. */
  isTotalQuoted: boolean;
  finance: FinanceRules;
  messages: Record<string, string>;
}

/**
 * What a choice comes to (FCAL-12, FCAL-13). The comparison rate of the lender stands beside the repayment in the same
 * size; where the shopper tries another rate, it goes, and it is said why (LEGAL 4).
 */
export function LoanResult({ choice, result, isTotalQuoted, finance, messages }: LoanResultProps) {
  const text = createFinanceCalculatorText(messages);
  const words = createFinanceText(messages);
  const { lender } = finance;
  const perYear = words('finance.perYear');
  const fees = listFees(finance.fees, messages);
  const advertised = isAdvertised(choice, finance);
  return (
    <>
      <output className="calculator__figures" htmlFor="loan-amount loan-deposit loan-term loan-rate">
        <Figures
          figures={[
            result.repayment === null
              ? { label: words('finance.estimate.label'), amount: text('finance.enquire'), unit: '' }
              : {
                  label: words('finance.estimate.label'),
                  amount: formatMoney(result.repayment),
                  unit: text(`finance.each.${choice.period}`),
                },
            {
              label: advertised ? words('finance.rate') : text('finance.ownRate'),
              amount: formatRate(choice.rate),
              unit: perYear,
            },
            ...(advertised
              ? [
                  {
                    label: words('finance.comparisonRate'),
                    amount: formatRate(lender.comparisonRate),
                    unit: perYear,
                  },
                ]
              : []),
          ]}
        />
      </output>
      <p className="calculator__summary">{summariseLoan(choice, result, messages)}</p>
      {advertised ? null : (
        <p className="calculator__hint">{text('finance.otherRate', { lender: lender.name })}</p>
      )}
      <p className="calculator__hint">
        {result.repayment === null
          ? null
          : explainRounding(finance, isTotalQuoted ? 'lender' : 'exact', messages)}{' '}
        {fees} {text('finance.estimateOnly')}
      </p>
    </>
  );
}
