import { allOf, hasAny, hasId, hasValue, oneOf } from '#domain/search/index-filter.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { ServiceError } from '../site/errors.ts';
import { searchVehicles } from '../search/vehicle-search.ts';
import { parseReadable } from '../wire/parse-readable.ts';
import { parseVehicle } from '../wire/vehicle.ts';

/** Vehicles asked for at once: the index takes addresses of 4,000 characters. */
const batch = 24;

/**
 * Documents of a filter with these ids or slugs, letter by letter. The index compares slugs without case and hyphens, so
 * it may find more. Throws ServiceError.
 */
const fetchDocuments = async (
  endpoint: SearchEndpoint,
  filter: string,
  names: readonly unknown[],
): Promise<Record<string, unknown>[]> =>
  (await searchVehicles(endpoint, { filter_by: filter, per_page: 99 }, 2)).documents.filter(
    ({ id, slug }) => names.includes(id) || names.includes(slug),
  );

/** The vehicle of a filter that has this name, or null when there is none. Throws ServiceError. */
async function fetchVehicle(endpoint: SearchEndpoint, filter: string, name: string): Promise<Vehicle | null> {
  const [document] = await fetchDocuments(endpoint, filter, [name]);
  if (!document) return null;
  try {
    return parseVehicle(document);
  } catch (cause) {
    throw new ServiceError('unreadable', 'The index answered an unreadable vehicle.', { cause });
  }
}

/** Reads one vehicle as it is now. Null when the index no longer holds it. Throws ServiceError. */
export const fetchVehicleById = (endpoint: SearchEndpoint, id: string): Promise<Vehicle | null> =>
  fetchVehicle(endpoint, hasId([id]), id);

/** Reads the vehicle of a page address. Null when there is none, or it is hidden. Throws ServiceError. */
export const fetchVehicleBySlug = (endpoint: SearchEndpoint, slug: string): Promise<Vehicle | null> =>
  fetchVehicle(endpoint, allOf(hasValue('slug', slug), hasValue('show_on_dealer_website', true)), slug);

/** Reads the vehicle that an address names by its id or its slug. Null when there is none, or it is hidden. Throws ServiceError. */
export const fetchNamedVehicle = (endpoint: SearchEndpoint, name: string): Promise<Vehicle | null> =>
  fetchVehicle(
    endpoint,
    allOf(oneOf(hasId([name]), hasValue('slug', name)), hasValue('show_on_dealer_website', true)),
    name,
  );

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
    batches.map((some) => fetchDocuments(endpoint, field === 'id' ? hasId(some) : hasAny(field, some), some)),
  );
  return parseReadable(found.flat(), parseVehicle).filter(({ showOnDealerWebsite }) => showOnDealerWebsite);
}
