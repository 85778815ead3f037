import { isSameName } from '../site/same-name.ts';
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
  subtype?: 'buying' | null;
}

export interface LocationFilter {
  /** Only locations with this department; null takes every location. */
  type?: LocationType | null;
  /** Only locations that sell this make; a location that names no makes sells all. */
  make?: string | null;
  /** Slugs of the only locations to offer, in their order. */
  only?: readonly string[] | null;
  /** Only locations that take vehicles in (LOC-01). */
  buying?: boolean;
}

/** The locations to choose from (FORM-12). */
export function listNearLocations(
  locations: readonly OfferedLocation[],
  { type = null, make = null, only = null, buying = false }: LocationFilter,
) {
  const sells = ({ makes }: OfferedLocation): boolean =>
    make === null || makes.length === 0 || makes.some((name) => isSameName(name, make));
  const has = ({ departments }: OfferedLocation): boolean =>
    type === null || departments.some((department) => department.type === type);
  const listed = only
    ? only.flatMap((slug) => locations.find((location) => location.slug === slug) ?? [])
    : locations;
  return listed
    .filter((location) => sells(location) && has(location) && (!buying || location.subtype === 'buying'))
    .map(({ id, slug, name, departments, dealership }): FieldOption => ({
      value: id,
      label: name,
      slug,
      ...(dealership && { dealership: { id: dealership.id, slug: dealership.slug } }),
      offers: departments.map((department) => department.type),
    }));
}

/**
 * The dealership of the location that is chosen in a form, or of the only one of its calendar; null where it is the
 * dealer's own, or none is chosen.
 */
export function findChosenDealership({ steps }: LeadForm, { location }: LeadValues): LeadDealership | null {
  const fields = steps.flatMap(({ fields: asked }) => asked);
  const options = fields.find(({ name }) => name === 'location')?.options ?? [];
  const [only, another] = fields.find(({ calendar }) => calendar)?.calendar?.locations ?? [];
  const chosen = options.find(({ value }) => value === location);
  return (chosen ?? (another ? null : only))?.dealership ?? null;
}
