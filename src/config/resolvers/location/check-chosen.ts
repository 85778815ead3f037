import type { Location } from '#domain/location/location.ts';
import type { ResolveContext } from '../context.ts';
import { explainLocation } from './explain-location.ts';

/** Reports a second location that stands for the dealer. */
export function checkPrimary({ settings: { locations }, fail }: ResolveContext): void {
  const marked = locations.flatMap(({ primary }, index) => (primary === true ? index : []));
  const [first = 0, ...others] = marked;
  for (const index of others)
    fail(
      ['locations', index, 'primary'],
      `expected one primary location, found a second one: entry ${first + 1} is primary as well\nTake one of them out: number and address of the primary location stand for the dealer.`,
    );
}

/** Reports chosen locations of forms that are not visible (FORM-12). */
export function checkFormLocations({ settings, fail }: ResolveContext, visible: readonly Location[]): void {
  for (const form of ['contact', 'testDrive'] as const) {
    const named = (settings[form] || null)?.locations ?? [];
    for (const [index, slug] of named.entries())
      if (!visible.some((location) => location.slug === slug))
        fail([form, 'locations', index], explainLocation('visible location', slug, visible));
  }
}
