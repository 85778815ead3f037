import type { LocationType } from '../location/location.ts';
import type { FieldOption, LeadDealership, LeadForm, LeadValues } from './form.ts';

/** A location that a form may offer. */
interface OfferedLocation {
  id: string;
  slug: string;
  name: string;
  makes: readonly string[];
  /** Null where it is one of the dealer's own. */
  dealership?: LeadDealership | null;
  departments: readonly { type: LocationType }[];
}

export interface LocationFilter {
  /** Only locations with this department; null takes every location. */
  type?: LocationType | null;
  /** Only locations that sell this make; a location that names no makes sells all. */
  make?: string | null;
  /** Slugs of the only locations to offer, in their order. */
  only?: readonly string[] | null;
}

/** The locations to choose from (FORM-12). */
export function listNearLocations(
  locations: readonly OfferedLocation[],
  { type = null, make = null, only = null }: LocationFilter,
) {
  const sells = ({ makes }: OfferedLocation): boolean =>
    make === null || makes.length === 0 || makes.some((name) => name.toLowerCase() === make.toLowerCase());
  const has = ({ departments }: OfferedLocation): boolean =>
    type === null || departments.some((department) => department.type === type);
  const listed = only
    ? only.flatMap((slug) => locations.find((location) => location.slug === slug) ?? [])
    : locations;
  return listed
    .filter((location) => sells(location) && has(location))
    .map(({ id, slug, name, departments, dealership }): FieldOption => ({
      value: id,
      label: name,
      slug,
      ...(dealership && { dealership: { id: dealership.id, slug: dealership.slug } }),
      offers: departments.map((department) => department.type),
    }));
}

/** The dealership of the location that is chosen in a form; null where it is the dealer's own, or none is chosen. */
export const findChosenDealership = ({ steps }: LeadForm, { location }: LeadValues): LeadDealership | null =>
  steps
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'location')
    ?.options?.find(({ value }) => value === location)?.dealership ?? null;
