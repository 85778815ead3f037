import './FinanceEstimate.css';
import { estimateFinance, formatRate } from '#domain/finance/estimate.ts';
import type { FinanceRules } from '#domain/finance/rules.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { findDifference } from '#domain/finance/loan-beginning.ts';
import { findEffectivePrice, isSubscribed, type PriceRules } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createFinanceText, describeEstimate, explainRounding } from '#messages/finance/finance.ts';
import { CreditNotes } from '#parts/finance/CreditNotes.tsx';
import { Figures } from '#parts/page/Figures.tsx';

export interface FinanceEstimateProps {
  vehicle: Vehicle;
  finance: FinanceRules | null;
  /** How the price stands above it: a repayment beside that of a subscription says what it is for. */
  prices: Pick<PriceRules, 'offersSubscriptions'>;
  messages: Record<string, string>;
  /** Epoch seconds. */
  now: number;
}

/**
 * What the vehicle costs a week on finance, with everything that must stand beside it (VDP-13, FEST, LEGAL 4). The
 * lender's conditions stand here only where no calculator below has them.
 */
export function FinanceEstimate({ vehicle, finance, prices, messages, now }: FinanceEstimateProps) {
  const estimate = estimateFinance(vehicle, finance, now);
  if (!estimate || !finance) return null;
  const text = createFinanceText(messages);
  const { terms, total } = describeEstimate(estimate, messages);
  // Where the calculator cannot begin at the lender's quote for this vehicle, two figures need a reason.
  const reasons = {
    rate: text('finance.estimate.quoted', { rate: formatRate(finance.lender.interestRate) }),
    limits: text('finance.estimate.otherLimits'),
  };
  const price = findEffectivePrice(vehicle);
  const difference = findDifference(estimate, finance, price);
  const perYear = text('finance.perYear');
  return (
    <section className="finance-estimate" aria-label={text('finance.estimate.label')}>
      {isSubscribed(vehicle, prices) && price !== null ? (
        <p className="finance-estimate__terms">
          {text('finance.estimate.toBuy', { price: formatMoney(price) })}
        </p>
      ) : null}
      <Figures
        figures={[
          {
            label: text('finance.estimate.label'),
            amount: formatMoney(estimate.weekly),
            unit: text('finance.estimate.week'),
          },
          { label: text('finance.rate'), amount: formatRate(estimate.interestRate), unit: perYear },
          {
            label: text('finance.comparisonRate'),
            amount: formatRate(estimate.comparisonRate),
            unit: perYear,
          },
        ]}
      />
      <p className="finance-estimate__terms">
        {terms}.{total ? ` ${total}.` : null}{' '}
        {finance.calculator ? <a href="#finance">{text('finance.estimate.change')}</a> : null}
      </p>{' '}
      {difference ? <p className="finance-estimate__terms">{reasons[difference]}</p> : null}{' '}
      <CreditNotes
        lender={finance.lender}
        about={total ? explainRounding(finance, 'lender', messages) : null}
        disclaimer={finance.calculator ? null : estimate.disclaimer}
        messages={messages}
      />
    </section>
  );
}
