import type { VehicleSection, VehicleSectionName } from '#domain/vehicle/section.ts';
import type { ResolveContext } from '../context.ts';
import { hasFeatureLink, resolveFeatureLinks } from './feature-links.ts';

/** What only some dealers offer has no section at the others. */
const offered: Partial<Record<VehicleSectionName, (context: ResolveContext) => boolean>> = {
  map: ({ settings }) => settings.vehicle.map,
  reserve: ({ settings: { reserve } }) => reserve !== false && reserve.mode !== 'off',
  fuelCost: ({ settings }) => settings.fuelCost !== false,
  delivery: ({ settings }) => settings.delivery && settings.services.api.url !== null,
  finance: ({ settings: { finance } }) =>
    finance !== false && finance.provider !== null && finance.lender !== null && finance.calculator !== false,
  priceComparison: ({ settings }) => settings.plugins.autogauge && settings.services.api.url !== null,
  similar: ({ settings }) => settings.similarVehicles !== false,
};

const isEmpty = (section: VehicleSection): boolean =>
  section.name === 'featureLinks' && !hasFeatureLink(section);

/** The vehicle page's sections in the dealer's order, without those that the dealer does not offer. */
export const resolveVehicleSections = (context: ResolveContext): VehicleSection[] =>
  context.settings.sections.vehicle
    .filter(({ name }) => offered[name]?.(context) ?? true)
    .map((section) =>
      section.name === 'featureLinks' ? { name: section.name, ...resolveFeatureLinks(context) } : section,
    )
    .filter((section) => !isEmpty(section));
