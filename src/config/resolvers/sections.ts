import type { Section, WrittenSection } from '#domain/page/section.ts';
import type { VehicleSection, VehicleSectionName } from '#domain/vehicle/section.ts';
import type { ResolveContext } from './context.ts';

/** Conditions of sections. A section without a row always has content. */
const conditions: Partial<Record<Section['name'], (context: ResolveContext) => boolean>> = {
  offers: ({ settings }) => settings.offers,
  range: ({ brands }) => brands.some(({ models }) => models.length > 0),
};

/** The sections of a page in the dealer's order, without those that have nothing to show. */
export const resolveSections = (written: readonly WrittenSection[], context: ResolveContext): Section[] =>
  written.filter(({ name }) => conditions[name]?.(context) ?? true);

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

type WrittenVehicleSection = ResolveContext['settings']['sections']['vehicle'][number];

/** The contact page with service chosen, where the dealer takes such enquiries and has a workshop (FORM-11). */
export function findServicePage({ settings: { contact, locations } }: ResolveContext): string | null {
  const hasWorkshop = locations.some(
    ({ type, departments }) =>
      type === 'service' || departments?.some((department) => department.type === 'service'),
  );
  return contact && contact.categories.includes('service') && hasWorkshop
    ? '/contact-us/?category=service'
    : null;
}

/** The banner of links, with those that follow from what the dealer has (VDP-17). */
function resolveVehicleSection(section: WrittenVehicleSection, context: ResolveContext): VehicleSection {
  if (section.name !== 'featureLinks') return section;
  const { offers, featureLinks } = context.settings;
  const service = featureLinks.service ?? findServicePage(context);
  return {
    name: section.name,
    offers: offers ? '/special-offers/' : null,
    service: service || null,
    sell: featureLinks.sell || null,
  };
}

const isEmpty = (section: VehicleSection): boolean =>
  section.name === 'featureLinks' && !section.offers && !section.service && !section.sell;

/** The vehicle page's sections in the dealer's order, without those that the dealer does not offer. */
export const resolveVehicleSections = (context: ResolveContext): VehicleSection[] =>
  context.settings.sections.vehicle
    .filter(({ name }) => offered[name]?.(context) ?? true)
    .map((section) => resolveVehicleSection(section, context))
    .filter((section) => !isEmpty(section));
