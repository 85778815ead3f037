import { isSameName } from '../site/same-name.ts';
import { listFacets, rangeFacets } from './facets.ts';
import { readFacetValues } from './facet-values.ts';
import { readRangeValue } from './range-values.ts';
import type { ListingState } from './state.ts';
import type { WrittenSection } from '../page/section.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Which vehicles, as a dealer writes it in the words of the filters of the listing. */
export type WrittenFilter = Extract<WrittenSection, { name: 'vehicles' }>['filter'];

/** The same as a listing has it. */
export type VehicleFilter = Pick<ListingState, 'lists' | 'ranges'>;

/** A filter with its values in the spelling of the stock, so that the listing behind a link finds the same vehicles. */
export function fitFilter(filter: WrittenFilter, vehicles: readonly Vehicle[]): VehicleFilter {
  const lists: Record<string, string[]> = {};
  for (const { key } of listFacets) {
    const values = key === 'weekly' ? undefined : filter[key];
    if (!values) continue;
    const known = new Set(vehicles.flatMap((vehicle) => readFacetValues(vehicle, key)));
    lists[key] = values.map((value) => [...known].find((one) => isSameName(one, value)) ?? value);
  }
  const ranges = Object.fromEntries(
    rangeFacets.flatMap(({ key }) => (filter[key] ? [[key, filter[key]]] : [])),
  );
  return { lists, ranges };
}

/** Whether a vehicle is among those that a listing with this filter shows. */
export const meetsFilter = (vehicle: Vehicle, { lists, ranges }: VehicleFilter): boolean =>
  listFacets.every(({ key, matches }) => {
    const chosen = lists[key];
    if (!chosen) return true;
    const own = readFacetValues(vehicle, key);
    return matches === 'all'
      ? chosen.every((value) => own.includes(value))
      : chosen.some((value) => own.includes(value));
  }) &&
  rangeFacets.every(({ key }) => {
    const span = ranges[key];
    if (!span) return true;
    const value = readRangeValue(vehicle, key);
    return value !== null && value >= (span.min ?? -Infinity) && value <= (span.max ?? Infinity);
  });
