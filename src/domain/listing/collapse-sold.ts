import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Keeps the first of every run of sold vehicles, so that a page of hits is not a wall of SOLD (SRCH-05). Works on one
 * page of hits as the index returned it; runs never reach across pages (C44). The order stays.
 */
export function collapseSold<Hit extends Pick<Vehicle, 'status'>>(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ status }, position) => status !== 'sold' || hits[position - 1]?.status !== 'sold');
}
