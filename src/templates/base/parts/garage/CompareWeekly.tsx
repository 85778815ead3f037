import { estimateFinance } from '#domain/finance/estimate.ts';
import type { FinanceRules } from '#domain/finance/rules.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeEstimate } from '#messages/finance/finance.ts';

export interface CompareWeeklyProps {
  vehicle: Vehicle;
  finance: FinanceRules | null;
  messages: Record<string, string>;
  /** Epoch seconds. */
  now: number;
}

/** A repayment with its rates and terms right below it (LEGAL 4); the lender's notes stand below the table. */
export function CompareWeekly({ vehicle, finance, messages, now }: CompareWeeklyProps) {
  const estimate = estimateFinance(vehicle, finance, now);
  if (!estimate) return null;
  const { amount, rates, terms, total } = describeEstimate(estimate, messages);
  return (
    <>
      <b>{amount}</b>
      <span className="compare__terms">{[rates, terms, total].filter(Boolean).join(' · ')}</span>
    </>
  );
}
