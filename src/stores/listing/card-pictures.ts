import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { fetchVehicles } from '#services/vehicle/vehicles.ts';

const known = new Map<string, Promise<string[]>>();

async function read(endpoint: SearchEndpoint, slug: string): Promise<string[]> {
  const [vehicle] = await fetchVehicles(endpoint, 'slug', [slug]);
  return vehicle?.images.map(({ url }) => url) ?? [];
}

/**
 * Addresses of a vehicle's pictures, asked for once a page. None after a failure, which is only logged; then the next call
 * tries again.
 */
export function readCardPictures(endpoint: SearchEndpoint, slug: string): Promise<string[]> {
  const asked =
    known.get(slug) ??
    read(endpoint, slug).catch((error: unknown) => {
      console.warn('Pictures of a vehicle could not be looked up.', error);
      known.delete(slug);
      return [];
    });
  known.set(slug, asked);
  return asked;
}
