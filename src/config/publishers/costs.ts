import type { FinanceRules } from '#domain/finance/rules.ts';
import type { FuelCostRules } from '#domain/costs/fuel-cost.ts';
import { pick } from './pick.ts';

const range = ['min', 'max', 'step'] as const;

export const publishFinance = ({
  provider,
  lender,
  fees,
  estimate,
  calculator,
}: FinanceRules): FinanceRules => ({
  provider,
  lender: {
    ...pick(lender, 'name', 'creditLicence', 'interestRate', 'comparisonRate', 'disclaimer'),
    example: pick(lender.example, 'amount', 'years', 'secured'),
    comparisonRange: lender.comparisonRange && pick(lender.comparisonRange, 'from', 'to'),
  },
  fees: fees.map((fee) => pick(fee, 'name', 'amount', 'per')),
  estimate: estimate && pick(estimate, 'rules', 'excludeMakes', 'termYears'),
  calculator: calculator && {
    amount: pick(calculator.amount, ...range, 'default', 'maxFromPrice'),
    term: pick(calculator.term, ...range, 'default'),
    interest: pick(calculator.interest, ...range, 'default'),
    deposit: pick(calculator.deposit, ...range),
    residual: pick(calculator.residual, ...range),
    rounding: calculator.rounding,
  },
});

export const publishFuelCost = ({ kilometres, petrol, electric }: FuelCostRules): FuelCostRules => ({
  kilometres,
  petrol: pick(petrol, 'price', 'consumption'),
  electric: electric && pick(electric, 'price', 'consumption'),
});
