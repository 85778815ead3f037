import type { FeatureLinks } from '#domain/page/sections/feature-links.ts';
import type { ResolveContext } from '../context.ts';

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

/** Where the banner of links leads, as far as it follows from what the dealer has (VDP-17). */
export function resolveFeatureLinks(context: ResolveContext): FeatureLinks {
  const { offers, featureLinks } = context.settings;
  return {
    offers: offers ? '/special-offers/' : null,
    service: (featureLinks.service ?? findServicePage(context)) || null,
    sell: featureLinks.sell || null,
  };
}

export const hasFeatureLink = ({ offers, service, sell }: FeatureLinks): boolean =>
  Boolean(offers ?? service ?? sell);
