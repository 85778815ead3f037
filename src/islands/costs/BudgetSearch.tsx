import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { findBodies, type BodyChoice } from '#domain/costs/body-picker.ts';
import {
  changePeriod,
  createBudgetPath,
  estimateBudget,
  findPriceCap,
  findPriceSpan,
  leastBudgetPrice,
  readAmount,
  sumPayments,
  type Budget,
  type BudgetCredit,
  type BudgetStock,
} from '#domain/costs/budget.ts';
import type { Site } from '#domain/site/site.ts';
import type { CarType } from '#domain/vehicle/vehicle.ts';
import { createBudgetText } from '#messages/costs/budget.ts';
import type { WeeklyTerms } from '#messages/finance/finance.ts';
import { BudgetPanel } from '#parts/costs/BudgetPanel.tsx';
import { createStockCount } from '#stores/listing/stock-count.ts';
import { ResultLink } from './ResultLink.tsx';

export interface BudgetSearchProps {
  title: string;
  site: Pick<Site, 'search' | 'stock' | 'messages'>;
  /** The budget that the page starts with. */
  initial: Budget;
  stock: BudgetStock;
  /** What credit costs and what stands beside it; null where no lender stands behind it. */
  credit: (BudgetCredit & { terms: WeeklyTerms }) | null;
  /** How many vehicles that budget buys, counted by the build. */
  count: number;
  /** The one condition that is searched; null searches all. */
  carType: CarType | null;
  /** What the stock is of, for example 'car'. */
  kind: string;
  /** The same as a title with its condition, for example 'Used Car'. */
  type: string;
  /** Listing that the results open in. */
  path: string;
  choices: BodyChoice[];
  disclaimer: boolean;
}

/**
 * The budget from a repayment and a deposit, with a link to the vehicles within it (BUDG-01…08). Without a lender
 * it asks for an amount alone (LEGAL 4).
 */
export function BudgetSearch(props: BudgetSearchProps) {
  const { title, site, initial, credit, stock, carType, kind, type, path, choices, disclaimer } = props;
  const [budget, setBudget] = useState(initial);
  const [chosen, setChosen] = useState<readonly BodyChoice[]>([]);
  const [counter] = useState(() => createStockCount(site, props.count));
  const count = useStore(counter.$count, { ssr: () => props.count });
  useEffect(() => () => counter.stop(), [counter]);
  const text = createBudgetText(site.messages);
  const inStock = Object.keys(stock.bodies);

  const bodiesOf = (some: readonly BodyChoice[]): string[] =>
    some.flatMap((choice) => findBodies(choice, inStock));
  const judge = (some: Budget, choice: readonly BodyChoice[]) => {
    const bodies = bodiesOf(choice);
    const span = findPriceSpan(stock, bodies);
    const estimate = estimateBudget(some, credit);
    return {
      bodies,
      estimate,
      cap: findPriceCap(estimate, span),
      affordable: span === null || estimate >= span.min,
    };
  };
  const change = (next: Budget, choice: readonly BodyChoice[] = chosen): void => {
    setBudget(next);
    setChosen(choice);
    const { bodies, cap, affordable } = judge(next, choice);
    const fixed = carType === null ? {} : { carType: [carType] };
    if (affordable) counter.ask({ fixed, bodies, price: { over: leastBudgetPrice, upTo: cap } });
  };

  const { bodies, estimate, cap, affordable } = judge(budget, chosen);
  const none = !affordable || count === 0;
  const words = count === null ? text('budget.see', { type }) : text('budget.found', { type, count });
  return (
    <BudgetPanel
      {...{ title, kind, budget, estimate, disclaimer, text }}
      credit={credit && { total: sumPayments(budget), terms: credit.terms }}
      bodies={choices
        .filter((choice) => findBodies(choice, inStock).length > 0)
        .map((choice) => ({ choice, chosen: chosen.includes(choice) }))}
      action={
        <ResultLink
          href={none ? null : createBudgetPath(cap, bodies, path)}
          label={none ? text('budget.none', { type }) : words}
        />
      }
      hint={none ? text('budget.noneHint', { type }) : null}
      onRepayment={(typed) => change({ ...budget, repayment: readAmount(typed) })}
      onDeposit={(typed) => change({ ...budget, deposit: readAmount(typed) })}
      onPeriod={(period) => change(changePeriod(budget, period))}
      onBody={(choice) =>
        change(
          budget,
          chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice],
        )
      }
    />
  );
}
