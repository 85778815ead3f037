import * as v from 'valibot';
import type { SearchEndpoint } from '#domain/search-endpoint.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { ServiceError } from './errors.ts';
import { fetchJson } from './http.ts';
import { createIndexUrl } from './index-url.ts';
import { parseVehicle } from './wire/vehicle.ts';

const answer = v.object({ hits: v.array(v.object({ document: v.unknown() })) });

/** Documents that a filter names. Throws ServiceError. */
async function searchDocuments(endpoint: SearchEndpoint, filter: string, limit: number): Promise<unknown[]> {
  const url = createIndexUrl(endpoint, `/collections/${endpoint.collections.vehicles}/documents/search`, {
    q: '*',
    query_by: 'name',
    filter_by: filter,
    per_page: limit,
    exclude_fields: 'out_of',
  });
  const body = await fetchJson(url, { timeout: 5_000, retries: 2 });
  return readable(() => v.parse(answer, body).hits.map(({ document }) => document));
}

function readable<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown shape';
    throw new ServiceError('unreadable', `The index answered with an unreadable vehicle: ${reason}`, {
      cause,
    });
  }
}

/** The one vehicle that a filter names, or null when there is none. Throws ServiceError. */
async function fetchVehicle(endpoint: SearchEndpoint, filter: string): Promise<Vehicle | null> {
  const [document] = await searchDocuments(endpoint, filter, 1);
  return document === undefined ? null : readable(() => parseVehicle(document));
}

/** A value inside backticks; a backtick in it would end them, and no id or slug has one. */
const quote = (value: string): string => `\`${value.replaceAll('`', '')}\``;

/** Reads one vehicle as it is now. Null when the index no longer holds it. Throws ServiceError. */
export const fetchVehicleById = (endpoint: SearchEndpoint, id: string): Promise<Vehicle | null> =>
  fetchVehicle(endpoint, `id:=${quote(id)}`);

/** Reads the vehicle of a page address. Null when there is none, or it is hidden. Throws ServiceError. */
export const fetchVehicleBySlug = (endpoint: SearchEndpoint, slug: string): Promise<Vehicle | null> =>
  fetchVehicle(endpoint, `slug:=${quote(slug)} && show_on_dealer_website:=true`);

/** Vehicles asked for at once: the index takes addresses of 4,000 characters. */
const batch = 24;

const visible = (documents: readonly unknown[]): Vehicle[] =>
  documents.flatMap((document) => {
    try {
      const vehicle = parseVehicle(document);
      return vehicle.showOnDealerWebsite ? [vehicle] : [];
    } catch (error) {
      console.warn('A vehicle in the index cannot be read.', error);
      return [];
    }
  });

/**
 * Reads many vehicles as they are now, in no particular order; those that are gone or hidden are not among them. Throws
 * ServiceError.
 *
 * @param field what `values` are
 */
export async function fetchVehicles(
  endpoint: SearchEndpoint,
  field: 'id' | 'slug',
  values: readonly string[],
): Promise<Vehicle[]> {
  const batches = Array.from({ length: Math.ceil(values.length / batch) }, (_, index) =>
    values.slice(index * batch, (index + 1) * batch),
  );
  const found = await Promise.all(
    batches.map((some) => searchDocuments(endpoint, `${field}:=[${some.map(quote).join(',')}]`, batch)),
  );
  return visible(found.flat());
}
