import '../costs/Calculator.css';
import type { ReactNode } from 'react';
import type { LoanChoice } from '#domain/finance/calculator.ts';
import type { CalculatorRules, ValueRange } from '#domain/finance/rules.ts';
import { repaymentPeriods, type RepaymentPeriod } from '#domain/finance/finance.ts';
import { formatRate } from '#domain/finance/estimate.ts';
import { formatCents } from '#domain/site/format.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { ownUnits, parseAmount, parseTerm } from '#domain/costs/typed-amount.ts';
import { createStops, isInside } from '#domain/search/value-range.ts';
import { createFinanceText, formatTerm } from '#messages/finance/finance.ts';
import { createFinanceCalculatorText } from '#messages/finance/calculator.ts';
import { More } from '#ui/More.tsx';
import { RangeField } from '#ui/RangeField.tsx';
import { Segments } from '#ui/Segments.tsx';

export interface LoanFormProps {
  choice: LoanChoice;
  rules: CalculatorRules;
  /** Limits of the amount for this vehicle. */
  amounts: ValueRange;
  /** Where it begins: stops of the sliders, whatever their steps. */
  beginning: LoanChoice;
  messages: Record<string, string>;
  /** Below the deposit. */
  depositHelp?: ReactNode;
  onChange: (name: Exclude<keyof LoanChoice, 'period'>, value: number) => void;
  onPeriod: (period: RepaymentPeriod) => void;
}

/** Nobody drags to fifty cents: sliders of money move by this much, fields take the exact step. */
const dragStep = 500;

/** The questions of the finance calculator (FCAL-02 to FCAL-10). */
export function LoanForm({
  choice,
  rules,
  amounts,
  beginning,
  messages,
  depositHelp,
  onChange,
  onPeriod,
}: LoanFormProps) {
  const text = createFinanceCalculatorText(messages);
  const words = createFinanceText(messages);
  const { amount, deposit, residual, term, rate, period } = choice;
  /** Slider of a part of the amount, which cannot be larger than the amount itself. */
  const partOf = ({ min, max }: ValueRange, begun: number) =>
    createStops({ min, max: Math.max(Math.min(max, amount), min + dragStep), step: dragStep }, begun);
  const money = { format: formatCents, parse: (typed: string) => parseAmount(typed, ownUnits.dollars) };
  return (
    <div className="calculator__form">
      <RangeField
        id="loan-amount"
        label={text('finance.amount')}
        value={amount}
        stops={createStops(amounts, beginning.amount)}
        {...money}
        onChange={(value) => onChange('amount', value)}
        error={
          isInside(amount, amounts)
            ? undefined
            : text('finance.outOfRange', { min: formatMoney(amounts.min), max: formatMoney(amounts.max) })
        }
      />
      <RangeField
        id="loan-deposit"
        label={text('finance.deposit')}
        value={deposit}
        stops={partOf(rules.deposit, beginning.deposit)}
        {...money}
        onChange={(value) => onChange('deposit', value)}
      />
      {depositHelp}
      <RangeField
        id="loan-term"
        label={text('finance.term')}
        value={term}
        stops={createStops(rules.term, beginning.term)}
        format={(years) => formatTerm(years, words)}
        parse={(typed) => parseTerm(typed, rules.term)}
        onChange={(value) => onChange('term', value)}
      />
      <RangeField
        id="loan-rate"
        label={text('finance.yourRate')}
        value={rate}
        stops={createStops(rules.interest, beginning.rate)}
        format={formatRate}
        parse={(typed) => parseAmount(typed, ownUnits.percent)}
        onChange={(value) => onChange('rate', value)}
      />
      <Segments
        name="loan-period"
        label={text('finance.period')}
        options={repaymentPeriods.map((value) => ({ value, label: text(`finance.period.${value}`) }))}
        value={period}
        onChange={onPeriod}
      />
      <More
        more={text('finance.addResidual')}
        less={text('finance.hideResidual')}
        open={beginning.residual > 0}
      >
        <RangeField
          id="loan-residual"
          label={text('finance.residual')}
          value={residual}
          stops={partOf(rules.residual, beginning.residual)}
          {...money}
          onChange={(value) => onChange('residual', value)}
        />
        <p className="calculator__hint">{text('finance.residualHint')}</p>
      </More>
    </div>
  );
}
