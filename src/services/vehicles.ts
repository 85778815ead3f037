import * as v from 'valibot';
import type { SearchEndpoint } from '#domain/site.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { ServiceError } from './errors.ts';
import { fetchJson } from './http.ts';
import { createIndexUrl } from './index-url.ts';
import { parseVehicle } from './wire/vehicle.ts';

const answer = v.object({ hits: v.array(v.object({ document: v.unknown() })) });

/** The one vehicle that a filter names, or null when there is none. Throws ServiceError. */
async function fetchVehicle(endpoint: SearchEndpoint, filter: string): Promise<Vehicle | null> {
  const url = createIndexUrl(endpoint, `/collections/${endpoint.collections.vehicles}/documents/search`, {
    q: '*',
    query_by: 'name',
    filter_by: filter,
    per_page: 1,
    exclude_fields: 'out_of',
  });
  const body = await fetchJson(url, { timeout: 5_000, retries: 2 });
  try {
    const [hit] = v.parse(answer, body).hits;
    return hit ? parseVehicle(hit.document) : null;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown shape';
    throw new ServiceError('unreadable', `The index answered with an unreadable vehicle: ${reason}`, {
      cause,
    });
  }
}

/** A value inside backticks; a backtick in it would end them, and no id or slug has one. */
const quote = (value: string): string => `\`${value.replaceAll('`', '')}\``;

/** Reads one vehicle as it is now. Null when the index no longer holds it. Throws ServiceError. */
export const fetchVehicleById = (endpoint: SearchEndpoint, id: string): Promise<Vehicle | null> =>
  fetchVehicle(endpoint, `id:=${quote(id)}`);

/** Reads the vehicle of a page address. Null when there is none, or it is hidden. Throws ServiceError. */
export const fetchVehicleBySlug = (endpoint: SearchEndpoint, slug: string): Promise<Vehicle | null> =>
  fetchVehicle(endpoint, `slug:=${quote(slug)} && show_on_dealer_website:=true`);
