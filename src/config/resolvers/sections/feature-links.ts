import type { FeatureLinks } from '#domain/page/sections/feature-links.ts';
import type { ReadyFormName } from '#domain/lead/page-form/ready-forms.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import { takesTradeIns } from '../trade-in.ts';
import type { ResolveContext } from '../context.ts';

/** The first own page with a ready-made form; not a landing page, which belongs to its campaign. */
const findFormPage = ({ pages }: ResolveContext, form: ReadyFormName): string | null =>
  pages.published.find(
    ({ settings }) =>
      settings.kind === 'page' &&
      settings.sections.some((section) => section.name === 'form' && section.form === form && !section.url),
  )?.path ?? null;

/** The contact page with service chosen, where the dealer takes such enquiries and has a workshop (FORM-11). */
function findServiceContact({ settings: { contact, locations } }: ResolveContext): string | null {
  const hasWorkshop = locations.some(
    ({ type, departments }) =>
      type === 'service' || departments?.some((department) => department.type === 'service'),
  );
  return contact && contact.categories.includes('service') && hasWorkshop
    ? '/contact-us/?category=service'
    : null;
}

/** Where a service is booked: where the dealer says, else an own page with the form, else the contact page; false is nowhere. */
export const findServicePage = (context: ResolveContext): string | null =>
  (context.settings.featureLinks.service ??
    findFormPage(context, 'service') ??
    findServiceContact(context)) ||
  null;

/**
 * Where a shopper sells a car to the dealer: where the dealer says, else the trade-in page, else an own page with the form
 * (ROUTE-09).
 */
export const findSellPage = (context: ResolveContext): string | null =>
  (context.settings.featureLinks.sell ??
    (takesTradeIns(context.settings) ? tradeInPath : findFormPage(context, 'sell'))) ||
  null;

/** Where the banner of links leads, as far as it follows from what the dealer has (VDP-17). */
export function resolveFeatureLinks(context: ResolveContext): FeatureLinks {
  return {
    offers: context.settings.offers ? '/special-offers/' : null,
    service: findServicePage(context),
    sell: findSellPage(context),
  };
}

export const hasFeatureLink = ({ offers, service, sell }: FeatureLinks): boolean =>
  Boolean(offers ?? service ?? sell);
