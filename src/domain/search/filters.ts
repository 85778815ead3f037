import type { StockRules } from '../vehicle/stock-rules.ts';
import { quote } from './value-filter.ts';

const day = 86_400;
const hour = 3_600;

/** The rules that decide whether a vehicle is listed at all. */
type ListedRules = Pick<StockRules, 'soldWindowDays' | 'excludedMakes' | 'leastPhotos' | 'leastAgeDays'>;

/** Full hours, so that searches of one hour ask alike and caches hold (C10). */
export const roundToHour = (now: number): number => Math.floor(now / hour) * hour;

/** The earliest sale that still shows (SRCH-03), in epoch seconds; null when sold vehicles never show. */
export const findSoldCutoff = (rules: Pick<StockRules, 'soldWindowDays'>, now: number): number | null =>
  rules.soldWindowDays > 0 ? roundToHour(now) - rules.soldWindowDays * day : null;

/** The latest arrival that already shows (SRCH-16), in epoch seconds; null when every one does. */
export const findArrivalCutoff = (rules: Pick<StockRules, 'leastAgeDays'>, now: number): number | null =>
  rules.leastAgeDays > 0 ? roundToHour(now) - rules.leastAgeDays * day : null;

/**
 * The filter under every listing (SRCH-02…04, SRCH-18): visible, and available or sold a short while ago, without excluded
 * makes, with the pictures and the age that the dealer asks for (SRCH-16). A vehicle of any other status is not listed, whatever its sale date says. Fully parenthesised, because `&&`
 * and `||` have equal precedence in the index.
 *
 * @param now epoch seconds
 */
export function createBaseFilter(rules: ListedRules, now: number): string {
  const available = 'status:=[`in_stock`,`coming_soon`]';
  const cutoff = findSoldCutoff(rules, now);
  const sold = `(status:=\`sold\` && sold_date_timestamp:>=${cutoff})`;
  const state = cutoff === null ? available : `(${available} || ${sold})`;
  const excluded =
    rules.excludedMakes.length > 0 ? [`make:!=[${rules.excludedMakes.map(quote).join(',')}]`] : [];
  const arrival = findArrivalCutoff(rules, now);
  const ripe = [
    ...(rules.leastPhotos > 0 ? [`photos_count:>=${rules.leastPhotos}`] : []),
    ...(arrival === null ? [] : [`created_at:<=${arrival}`]),
  ];
  return `(${['show_on_dealer_website:=true', state, ...excluded, ...ripe].join(' && ')})`;
}

/** Facet values that a page's path fixes (ROUTE-02, ROUTE-03). */
export interface FixedRefinements {
  carType?: string[];
  make?: string;
  model?: string;
}

/** The filter for what the path fixes, or '' when it fixes nothing. */
export function createFixedFilter({ carType, make, model }: FixedRefinements): string {
  return [
    carType ? `car_type:=[${carType.map(quote).join(',')}]` : '',
    make === undefined ? '' : `make:=${quote(make)}`,
    model === undefined ? '' : `model:=${quote(model)}`,
  ]
    .filter(Boolean)
    .join(' && ');
}
