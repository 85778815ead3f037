import type { NavigationGroup, PlainLink } from '#domain/site/navigation.ts';
import {
  allLocations,
  hasMoreLocations,
  locationLinks,
  pagesIn,
  stockLinks,
  textOf,
  type MenuContext,
} from './menu-links.ts';
import { hasModels } from './vehicles-menu.ts';

/** Each address once: a page may ask for the business and for the footer. */
const once = (links: readonly PlainLink[]): PlainLink[] =>
  links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);

/** All brands, or the only one by its name. */
function brandsLink(context: MenuContext): PlainLink {
  const [first, ...others] = context.brands;
  return first && others.length === 0
    ? { label: first.name, href: first.path }
    : { label: textOf(context)('navigation.brands'), href: '/brands/' };
}

/** The footer's groups out of what the dealer has (NAV-02). */
export function usualFooter(context: MenuContext): NavigationGroup[] {
  const { settings, brands } = context;
  const text = textOf(context);
  const groups = [
    { title: text('navigation.vehicles'), links: [...stockLinks(context), ...pagesIn('vehicles', context)] },
    {
      title: text('navigation.buyerTools'),
      links: [
        ...(settings.offers ? [{ label: text('navigation.specialOffers'), href: '/special-offers/' }] : []),
        ...pagesIn('offers', context),
        ...(settings.brandPages && brands.length > 0 ? [brandsLink(context)] : []),
        ...(settings.testDrive ? [{ label: text('navigation.testDrive'), href: '/book-test-drive/' }] : []),
        ...(hasModels(context) ? [{ label: text('navigation.models'), href: '/models/' }] : []),
        ...pagesIn('finance', context),
        ...pagesIn('sell', context),
      ],
    },
    { title: text('navigation.service'), links: pagesIn('service', context) },
    {
      title: settings.name,
      links: [
        ...locationLinks(context),
        ...(hasMoreLocations(context) ? [allLocations(context)] : []),
        ...pagesIn('company', context),
        ...(settings.contact ? [{ label: text('navigation.contactUs'), href: '/contact-us/' }] : []),
        ...pagesIn('footer', context),
        { label: text('navigation.privacy'), href: '/privacy-policy/' },
        { label: text('navigation.terms'), href: '/terms-and-conditions/' },
      ],
    },
  ];
  return groups
    .map((group) => ({ ...group, links: once(group.links) }))
    .filter(({ links }) => links.length > 0);
}
