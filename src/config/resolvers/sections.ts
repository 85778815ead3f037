import type { VehicleSection, VehicleSectionName } from '#domain/vehicle-section.ts';
import type { Section } from '../schemas/sections.ts';
import type { ResolveContext } from './context.ts';

/** What a section shows must exist; every section that is not named here always has something to show. */
const conditions: Partial<Record<Section['name'], (context: ResolveContext) => boolean>> = {
  offers: ({ settings }) => settings.offers,
  range: ({ brands }) => brands.some(({ models }) => models.length > 0),
};

/** The home page's sections in the dealer's order, without those that have nothing to show. */
export const resolveSections = (context: ResolveContext): { home: Section[] } => ({
  home: context.settings.sections.home.filter(({ name }) => conditions[name]?.(context) ?? true),
});

/** What only some dealers offer has no section at the others. */
const offered: Partial<Record<VehicleSectionName, (context: ResolveContext) => boolean>> = {
  map: ({ settings }) => settings.vehicle.map,
  fuelCost: ({ settings }) => settings.fuelCost !== false,
  delivery: ({ settings }) => settings.delivery && settings.services.api.url !== null,
  finance: ({ settings: { finance } }) =>
    finance !== false && finance.provider !== null && finance.lender !== null && finance.calculator !== false,
  priceComparison: ({ settings }) => settings.plugins.autogauge && settings.services.api.url !== null,
  similar: ({ settings }) => settings.similarVehicles !== false,
};

/** The vehicle page's sections in the dealer's order, without those that the dealer does not offer. */
export const resolveVehicleSections = (context: ResolveContext): VehicleSection[] =>
  context.settings.sections.vehicle.filter(({ name }) => offered[name]?.(context) ?? true);
