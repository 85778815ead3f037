import type { FeatureLinks } from '#domain/page/sections/feature-links.ts';
import type { ReadyFormName } from '#domain/lead/page-form/ready-forms.ts';
import type { WrittenSection } from '#domain/page/section.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import { takesTradeIns } from '../trade-in.ts';
import type { ResolveContext } from '../context.ts';

const isForm = (section: WrittenSection, form: ReadyFormName): boolean =>
  section.name === 'form' && section.form === form && !section.url;

/** Own pages with a ready-made form; not landing pages, which belong to their campaigns. */
const findFormPages = ({ pages }: Pick<ResolveContext, 'pages'>, form: ReadyFormName): string[] =>
  pages.published
    .filter(
      ({ settings }) =>
        settings.kind === 'page' && settings.sections.some((section) => isForm(section, form)),
    )
    .map(({ path }) => path);

const findFormPage = (context: ResolveContext, form: ReadyFormName): string | null =>
  findFormPages(context, form)[0] ?? null;

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

/**
 * Pages on which a shopper sells a car and to which menus do not lead, because one door is enough: others beside the trade-in
 * page, or that page where `featureLinks.sell` names an own page with the form.
 */
export function findOtherSellPages(context: ResolveContext): string[] {
  if (!takesTradeIns(context.settings)) return [];
  const { sell } = context.settings.featureLinks;
  const own = findFormPages(context, 'sell');
  const stated = sell || null;
  if (own.some((path) => path === stated)) return [tradeInPath, ...own.filter((path) => path !== stated)];
  return [...own, ...(stated === null || stated === tradeInPath ? [] : [stated])];
}

/** Position of the form that makes a page a second way to sell a car, of which nobody has said which one counts; -1 without. */
export const findSecondDoor = (
  sections: readonly WrittenSection[],
  settings: ResolveContext['settings'],
): number =>
  takesTradeIns(settings) && settings.featureLinks.sell === null
    ? sections.findIndex((section) => isForm(section, 'sell'))
    : -1;

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
