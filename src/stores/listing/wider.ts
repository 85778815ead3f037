import type { FixedRefinements } from '#domain/search/filters.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { ListingState } from '#domain/listing/state.ts';
import { listAlone, listWider, type WiderSearch } from '#domain/listing/wider.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import { fetchListings, type FoundVehicles } from '#services/listing/wider.ts';

/** A wider search, and what it finds. */
export type FoundWider = WiderSearch & FoundVehicles;

/** Wider searches that find something, those nearest to what was asked first. */
export interface FoundNear {
  /** Whether one thing less was enough; else each thing is searched for alone. */
  isOneLess: boolean;
  searches: FoundWider[];
}

interface Scope {
  site: { search: SearchEndpoint; stock: StockRules };
  fixed: FixedRefinements;
}

async function find(wider: readonly WiderSearch[], { site, fixed }: Scope): Promise<FoundWider[]> {
  const states = wider.map(({ state }) => state);
  const now = Math.floor(Date.now() / 1_000);
  const found = await fetchListings(site.search, site.stock, fixed, states, now);
  return wider
    .flatMap((search, index) => {
      const answer = found[index];
      return answer && answer.count > 0 ? [{ ...search, ...answer }] : [];
    })
    .sort((a, b) => a.count - b.count);
}

/** What can be found near a search that finds nothing; nothing after a failure, which is only logged. */
export async function findWider(scope: Scope, state: ListingState): Promise<FoundNear> {
  try {
    const less = await find(listWider(state), scope);
    if (less.length > 0) return { isOneLess: true, searches: less };
    return { isOneLess: false, searches: await find(listAlone(state), scope) };
  } catch (error) {
    console.warn('Nearest vehicles could not be looked up.', error);
    return { isOneLess: true, searches: [] };
  }
}

/** The nearest vehicles, each once: in turn the first ones of each search. */
export function mixVehicles(found: readonly FoundWider[], most: number): FoundVehicles['vehicles'] {
  const longest = Math.max(0, ...found.map(({ vehicles }) => vehicles.length));
  const all = Array.from({ length: longest }, (_, index) =>
    found.flatMap(({ vehicles }) => vehicles[index] ?? []),
  ).flat();
  return [...new Map(all.map((vehicle) => [vehicle.id, vehicle])).values()].slice(0, most);
}
