import '#ui/Field.css';
import './BudgetPanel.css';
import type { ReactNode } from 'react';
import { budgetYears, type Budget, type BudgetPeriod } from '#domain/costs/budget.ts';
import type { BodyChoice } from '#domain/costs/body-picker.ts';
import { formatMoney, formatNumber } from '#domain/site/numbers.ts';
import type { BudgetText } from '#messages/costs/budget.ts';
import type { WeeklyTerms } from '#messages/finance/finance.ts';
import { WeeklyNote } from '#parts/finance/WeeklyNote.tsx';
import { Segments } from '#ui/Segments.tsx';

export interface BudgetPanelProps {
  title: string;
  /** What the stock is of, for example 'car'. */
  kind: string;
  budget: Budget;
  /** Dollars. */
  estimate: number;
  /** What the credit costs in all, and what the law wants beside it; null where no lender stands behind it (LEGAL 4). */
  credit: { total: number; terms: WeeklyTerms } | null;
  /** Choices of the body picker that are in stock; without any there is none. */
  bodies: { choice: BodyChoice; chosen: boolean }[];
  /** The way to the results, or why there is none. */
  action: ReactNode;
  /** Says that nothing is found; announced when it changes. */
  hint: string | null;
  disclaimer: boolean;
  text: BudgetText;
  onRepayment?: (typed: string) => void;
  onDeposit?: (typed: string) => void;
  onPeriod?: (period: BudgetPeriod) => void;
  onBody?: (choice: BodyChoice) => void;
}

const periods: readonly BudgetPeriod[] = ['weekly', 'monthly'];

interface AmountProps {
  id: string;
  label: string;
  value: number;
  onType?: ((typed: string) => void) | undefined;
}

/** Dollars to type, with the sign in front of them. */
function Amount({ id, label, value, onType }: AmountProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <span className="budget__amount">
        <span aria-hidden="true">$</span>
        <input
          id={id}
          className="field__control numbers"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={formatNumber(value)}
          onChange={({ currentTarget }) => onType?.(currentTarget.value)}
        />
      </span>
    </div>
  );
}

/** What a shopper can spend, and what that buys (BUDG-01…08). */
export function BudgetPanel(props: BudgetPanelProps) {
  const { title, kind, budget, estimate, credit, bodies, action, hint, disclaimer, text } = props;
  return (
    <div className="budget">
      <div className="budget__form">
        <h2 className="budget__title">{title}</h2>
        {bodies.length > 0 ? (
          <fieldset className="budget__bodies">
            <legend className="field__label">{text('budget.bodies', { kind })}</legend>
            <ul role="list">
              {bodies.map(({ choice, chosen }) => (
                <li key={choice}>
                  <label className="budget__body">
                    <input type="checkbox" checked={chosen} onChange={() => props.onBody?.(choice)} />
                    <span>{text(`budget.body.${choice}`)}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ) : null}
        <div className="budget__fields">
          {credit ? (
            <>
              <Amount
                id="budget-repayment"
                label={text('budget.repayment')}
                value={budget.repayment}
                onType={props.onRepayment}
              />
              <Segments
                name="budget-period"
                label={text('budget.period')}
                options={periods.map((value) => ({ value, label: text(`budget.${value}`) }))}
                value={budget.period}
                onChange={(period) => props.onPeriod?.(period)}
              />
            </>
          ) : null}
          <Amount
            id="budget-deposit"
            label={text(credit ? 'budget.deposit' : 'budget.cash')}
            value={budget.deposit}
            onType={props.onDeposit}
          />
        </div>
      </div>
      <div className="budget__result">
        <p className="budget__label">{text(credit ? 'budget.estimate' : 'budget.upTo')}</p>
        <output
          className="budget__estimate numbers"
          htmlFor={credit ? 'budget-repayment budget-deposit' : 'budget-deposit'}
        >
          {formatMoney(estimate)}
        </output>
        {credit ? (
          <p className="budget__payments">
            {text('budget.payments', { total: formatMoney(credit.total), years: budgetYears })}
          </p>
        ) : null}
        {action}
        <p className="budget__hint" role="status">
          {hint}
        </p>
        {disclaimer && credit ? <p className="budget__disclaimer">{text('budget.disclaimer')}</p> : null}
      </div>
      {credit ? (
        <div className="budget__terms">
          <WeeklyNote {...credit.terms} />
        </div>
      ) : null}
    </div>
  );
}
