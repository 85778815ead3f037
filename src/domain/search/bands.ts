import { formatMoney } from '../site/numbers.ts';

/** Ranges of an amount in dollars, in ascending order: 'Under $10,000', '$10,000 to $20,000' … 'Over $100,000'. */
export interface Bands {
  names: readonly string[];
  /** The range of an amount. An amount at a limit belongs to the range above. */
  find: (amount: number) => string;
}

/** Ranges that end and begin at these limits. */
export function createBands(limits: readonly number[]): Bands {
  const last = `Over ${formatMoney(limits.at(-1) ?? 0)}`;
  const names = limits.map((limit, index) => {
    const from = limits[index - 1];
    return from === undefined
      ? `Under ${formatMoney(limit)}`
      : `${formatMoney(from)} to ${formatMoney(limit)}`;
  });
  return {
    names: [...names, last],
    find: (amount) => names[limits.findIndex((limit) => amount < limit)] ?? last,
  };
}
