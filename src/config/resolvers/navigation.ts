import type { Location } from '#domain/location/location.ts';
import { presets } from '#domain/listing/presets.ts';
import type { NavigationGroup, NavigationLink } from '#domain/site/navigation.ts';
import type { Site } from '#domain/site/site.ts';
import { labelPreset } from '#messages/listing/stock-words.ts';
import { createNavigationText } from '#messages/site/navigation.ts';
import type { ResolveContext } from './context.ts';

type PlainLink = NavigationGroup['links'][number];

function stockLinks({ settings }: ResolveContext): PlainLink[] {
  const text = createNavigationText(settings.messages);
  return [
    { label: text('navigation.allStock'), href: settings.routes.searchPrefix },
    ...settings.search.presets.map((preset) => ({
      label: labelPreset(presets[preset], settings.messages),
      href: `${settings.routes.searchPrefix}${preset}/`,
      needsStock: true as const,
    })),
  ];
}

function resolveHeader(context: ResolveContext, locations: readonly Location[]): NavigationLink[] {
  const { settings, brands } = context;
  const text = createNavigationText(settings.messages);
  const locationLinks = locations.map(({ name, slug }) => ({ label: name, href: `/locations/${slug}/` }));
  const first = locationLinks[0];
  return [
    { label: text('navigation.stock'), href: settings.routes.searchPrefix, children: stockLinks(context) },
    ...(settings.brandPages && brands.length > 0
      ? [{ label: text('navigation.brands'), href: '/brands/', children: brandLinks(context) }]
      : []),
    ...(settings.offers
      ? [{ label: text('navigation.offers'), href: '/special-offers/', children: [] }]
      : []),
    ...(settings.locationPages && first
      ? locationLinks.length > 1
        ? [{ label: text('navigation.locations'), href: '/locations/', children: locationLinks }]
        : [{ label: text('navigation.findUs'), href: first.href, children: [] }]
      : []),
    ...(settings.contact ? [{ label: text('navigation.contact'), href: '/contact-us/', children: [] }] : []),
  ];
}

/** Whether there are pages of single models. */
const hasModels = ({ settings, brands }: ResolveContext): boolean =>
  settings.modelPages && brands.some(({ models }) => models.length > 0);

const brandLinks = ({ brands }: ResolveContext): PlainLink[] =>
  brands.map(({ name, slug, overviewUrl }) => ({ label: name, href: overviewUrl ?? `/${slug}/overview/` }));

function resolveFooter(context: ResolveContext, locations: readonly Location[]): NavigationGroup[] {
  const { settings, brands } = context;
  const text = createNavigationText(settings.messages);
  const locationLinks = settings.locationPages
    ? locations.slice(0, 8).map(({ name, slug }) => ({ label: name, href: `/locations/${slug}/` }))
    : [];
  const groups = [
    { title: text('navigation.vehicles'), links: stockLinks(context) },
    {
      title: text('navigation.buyerTools'),
      links: [
        ...(settings.offers ? [{ label: text('navigation.specialOffers'), href: '/special-offers/' }] : []),
        ...(settings.brandPages && brands.length > 0
          ? [{ label: text('navigation.brands'), href: '/brands/' }]
          : []),
        ...(settings.testDrive ? [{ label: text('navigation.testDrive'), href: '/book-test-drive/' }] : []),
        ...(hasModels(context) ? [{ label: text('navigation.models'), href: '/models/' }] : []),
      ],
    },
    {
      title: text('navigation.service'),
      links: [
        ...(settings.parts === false ? [] : [{ label: text('navigation.parts'), href: '/parts/search/' }]),
      ],
    },
    {
      title: settings.name,
      links: [
        ...locationLinks,
        ...(settings.contact ? [{ label: text('navigation.contactUs'), href: '/contact-us/' }] : []),
        { label: text('navigation.privacy'), href: '/privacy-policy/' },
        { label: text('navigation.terms'), href: '/terms-and-conditions/' },
      ],
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** The dealer's own menus, or the usual ones that follow from what the dealer has (NAV-01, NAV-02). */
export function resolveNavigation(
  context: ResolveContext,
  locations: readonly Location[],
): Site['navigation'] {
  const { header, footer } = context.settings.navigation;
  return {
    header: header
      ? header.map((link) => ({ ...link, children: link.children ?? [] }))
      : resolveHeader(context, locations),
    footer: footer ?? resolveFooter(context, locations),
  };
}
