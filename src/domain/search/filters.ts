import type { StockRules } from '../vehicle/stock-rules.ts';
import { allOf, enclose, hasAny, hasNone, hasValue, isAtLeast, isAtMost, oneOf } from './index-filter.ts';

const day = 86_400;
const hour = 3_600;

/** The rules that decide whether a vehicle is listed at all. */
type ListedRules = Pick<StockRules, 'soldWindowDays' | 'excludedMakes' | 'leastPhotos' | 'leastAgeDays'>;

/** Rounded to full hours, so that searches within an hour are equal and caches help (C10). */
export const roundToHour = (now: number): number => Math.floor(now / hour) * hour;

/** Time of the earliest sale that is listed (SRCH-03), in epoch seconds; null when sold vehicles are never listed. */
export const findSoldCutoff = (rules: Pick<StockRules, 'soldWindowDays'>, now: number): number | null =>
  rules.soldWindowDays > 0 ? roundToHour(now) - rules.soldWindowDays * day : null;

/** Time of the latest arrival that is listed (SRCH-16), in epoch seconds; null when all are. */
export const findArrivalCutoff = (rules: Pick<StockRules, 'leastAgeDays'>, now: number): number | null =>
  rules.leastAgeDays > 0 ? roundToHour(now) - rules.leastAgeDays * day : null;

/**
 * The filter under every listing (SRCH-02…04, SRCH-18): visible, and available or sold a short while ago, without excluded
 * makes, with the pictures and the age that the dealer asks for (SRCH-16). A vehicle of any other status is not listed,
 * whatever its sale date says.
 *
 * @param now epoch seconds
 */
export function createBaseFilter(rules: ListedRules, now: number): string {
  const available = hasAny('status', ['in_stock', 'coming_soon']);
  const cutoff = findSoldCutoff(rules, now);
  const arrival = findArrivalCutoff(rules, now);
  return enclose(
    allOf(
      hasValue('show_on_dealer_website', true),
      cutoff === null
        ? available
        : oneOf(
            available,
            enclose(allOf(hasValue('status', 'sold'), isAtLeast('sold_date_timestamp', cutoff))),
          ),
      rules.excludedMakes.length > 0 ? hasNone('make', rules.excludedMakes) : '',
      rules.leastPhotos > 0 ? isAtLeast('photos_count', rules.leastPhotos) : '',
      arrival === null ? '' : isAtMost('created_at', arrival),
    ),
  );
}

/** Facet values that a page's path fixes (ROUTE-02, ROUTE-03). */
export interface FixedRefinements {
  carType?: string[];
  make?: string;
  model?: string;
}

/** The filter for what the path fixes, or '' when it fixes nothing. */
export const createFixedFilter = ({ carType, make, model }: FixedRefinements): string =>
  allOf(
    carType ? hasAny('car_type', carType) : '',
    make === undefined ? '' : hasValue('make', make),
    model === undefined ? '' : hasValue('model', model),
  );
