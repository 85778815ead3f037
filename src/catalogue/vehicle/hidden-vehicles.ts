import { formatNumber } from '#domain/site/numbers.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isVisible, whyUnwanted, type Unwanted } from '#domain/vehicle/visible.ts';

const explain: Readonly<Record<Unwanted, (vehicles: readonly Vehicle[], rules: StockRules) => string>> = {
  website: () => 'not meant for the dealer’s website',
  make: (vehicles) =>
    `of excluded makes (${[...new Set(vehicles.map(({ make }) => make))].sort().join(', ')})`,
  pictures: (_vehicles, { leastPhotos }) =>
    leastPhotos === 1 ? 'without pictures' : `with fewer than ${leastPhotos} pictures`,
  age: (_vehicles, { leastAgeDays }) =>
    `less than ${leastAgeDays === 1 ? 'a day' : `${leastAgeDays} days`} in stock`,
};

const order: readonly (Unwanted | 'status')[] = ['make', 'pictures', 'age', 'website', 'status'];

/**
 * Why vehicles of the index have no page, as one sentence for the report. Nothing when all have one, or lack it only
 * because they were sold longer ago or left the stock, which is normal. `now` is in epoch seconds.
 */
export function explainHidden(vehicles: readonly Vehicle[], rules: StockRules, now: number): string[] {
  const hidden = vehicles.filter((vehicle) => !isVisible(vehicle, rules, now));
  const byReason = Map.groupBy(hidden, (vehicle) => whyUnwanted(vehicle, rules, now) ?? 'status');
  if (hidden.length === (byReason.get('status')?.length ?? 0)) return [];
  const why = order.flatMap((reason) => {
    const own = byReason.get(reason) ?? [];
    if (own.length === 0) return [];
    const words = reason === 'status' ? 'sold earlier or no longer in stock' : explain[reason](own, rules);
    return `${formatNumber(own.length)} ${words}`;
  });
  return [
    `${formatNumber(hidden.length)} of ${formatNumber(vehicles.length)} vehicles ${hidden.length === 1 ? 'is' : 'are'} not shown: ${why.join(', ')}.`,
  ];
}
