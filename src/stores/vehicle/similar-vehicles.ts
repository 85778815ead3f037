import { map } from 'nanostores';
import { chooseSimilar } from '#domain/vehicle/similar.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import type { CardVehicle, Vehicle } from '#domain/vehicle/vehicle.ts';
import { fetchSimilarVehicles } from '#services/vehicle/similar-vehicles.ts';

export interface SimilarState {
  status: 'looking' | 'found' | 'failed';
  vehicles: CardVehicle[];
}

export const $similarVehicles = map<SimilarState>({ status: 'looking', vehicles: [] });

/** Looks for vehicles like this one; a failure is only logged, and the page offers a search instead (VDP-22). */
export async function findSimilarVehicles(
  site: { search: SearchEndpoint; stock: Pick<StockRules, 'excludedMakes'> },
  vehicle: Vehicle,
  most: number,
): Promise<void> {
  $similarVehicles.set({ status: 'looking', vehicles: [] });
  try {
    const found = await fetchSimilarVehicles(site.search, vehicle, site.stock);
    $similarVehicles.set({ status: 'found', vehicles: chooseSimilar(vehicle, found, most) });
  } catch (error) {
    console.warn('Similar vehicles could not be looked up.', error);
    $similarVehicles.set({ status: 'failed', vehicles: [] });
  }
}
