import type { Path } from '../path.ts';
import type { ResolveContext } from './context.ts';

interface Requirement {
  /** Where the setting that asks for something is written. */
  path: Path;
  /** Whether the dealer has the setting at all. */
  applies: (context: ResolveContext) => boolean;
  met: (context: ResolveContext) => boolean;
  /** Completes "vehicle.map needs …". */
  needs: string;
}

/** A section that the dealer asks for; those of the defaults are left out in silence (resolvers/sections.ts). */
const asksForSection =
  (name: string) =>
  ({ settings, isDefault }: ResolveContext): boolean =>
    !isDefault(['sections', 'home']) && settings.sections.home.some((section) => section.name === name);

/** False also when a brand is named but its file is missing or wrong, which has its own message. */
const hasNoModels = ({ settings, brands }: ResolveContext): boolean =>
  brands.length === (settings.brands ?? (settings.make ? [settings.make] : [])).length &&
  !brands.some(({ models }) => models.length > 0);

const hasPhone = ({ settings }: ResolveContext): boolean =>
  settings.phone !== null || settings.locations.some(({ phone }) => phone !== null);

/** What settings need of each other: the only list. */
export const requirements: readonly Requirement[] = [
  {
    path: ['vehicle', 'map'],
    applies: ({ settings }) => settings.vehicle.map,
    met: ({ settings }) =>
      settings.locations.some(({ address }) => address.latitude !== null && address.longitude !== null),
    needs: 'latitude and longitude of at least one location',
  },
  {
    path: ['vehicle', 'actions'],
    applies: ({ settings }) => settings.vehicle.actions.includes('call'),
    met: hasPhone,
    needs: 'a phone number of the dealer or of a location, for its call button',
  },
  {
    path: ['sections', 'home'],
    applies: asksForSection('offers'),
    met: ({ settings }) => settings.offers,
    needs: 'offers: true, for its section offers',
  },
  {
    path: ['sections', 'home'],
    applies: asksForSection('range'),
    met: (context) => !hasNoModels(context),
    needs: 'a make or brands with models, for its section range',
  },
  {
    path: ['search', 'facets'],
    applies: ({ settings }) => settings.search.facets.includes('model'),
    met: ({ settings }) => settings.search.facets.includes('make'),
    needs: 'the filter make, for its filter model',
  },
];

/** Reports every requirement that is not met. */
export function checkRequirements(context: ResolveContext): void {
  for (const { path, applies, met, needs } of requirements)
    if (applies(context) && !met(context)) context.fail(path, `needs ${needs}`);
}
