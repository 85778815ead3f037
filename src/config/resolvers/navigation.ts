import type { Location } from '#domain/location/location.ts';
import type { PresetName } from '#domain/listing/presets.ts';
import type { NavigationGroup, NavigationLink } from '#domain/site/navigation.ts';
import type { Site } from '#domain/site/site.ts';
import type { ResolveContext } from './context.ts';

type PlainLink = NavigationGroup['links'][number];

const presetLabels: Record<PresetName, string> = {
  'new-cars': 'New',
  'used-cars': 'Used',
  'demo-cars': 'Demo',
  'new-and-demo-cars': 'New and Demo',
  'new-used-and-demo-cars': 'All Conditions',
};

function stockLinks({ settings }: ResolveContext): PlainLink[] {
  return [
    { label: 'All Stock', href: settings.routes.searchPrefix },
    ...settings.search.presets.map((preset) => ({
      label: presetLabels[preset],
      href: `${settings.routes.searchPrefix}${preset}/`,
      needsStock: true as const,
    })),
  ];
}

function resolveHeader(context: ResolveContext, locations: readonly Location[]): NavigationLink[] {
  const { settings, brands } = context;
  const locationLinks = locations.map(({ name, slug }) => ({ label: name, href: `/locations/${slug}/` }));
  const first = locationLinks[0];
  return [
    { label: 'Our Stock', href: settings.routes.searchPrefix, children: stockLinks(context) },
    ...(settings.brandPages && brands.length > 0
      ? [{ label: 'Brands', href: '/brands/', children: brandLinks(context) }]
      : []),
    ...(settings.offers ? [{ label: 'Offers', href: '/special-offers/', children: [] }] : []),
    ...(settings.locationPages && first
      ? locationLinks.length > 1
        ? [{ label: 'Locations', href: '/locations/', children: locationLinks }]
        : [{ label: 'Find Us', href: first.href, children: [] }]
      : []),
    ...(settings.contact ? [{ label: 'Contact', href: '/contact-us/', children: [] }] : []),
  ];
}

/** Whether there are pages of single models. */
const hasModels = ({ settings, brands }: ResolveContext): boolean =>
  settings.modelPages && brands.some(({ models }) => models.length > 0);

const brandLinks = ({ brands }: ResolveContext): PlainLink[] =>
  brands.map(({ name, slug, overviewUrl }) => ({ label: name, href: overviewUrl ?? `/${slug}/overview/` }));

function resolveFooter(context: ResolveContext, locations: readonly Location[]): NavigationGroup[] {
  const { settings, brands } = context;
  const places = settings.locationPages
    ? locations.slice(0, 8).map(({ name, slug }) => ({ label: name, href: `/locations/${slug}/` }))
    : [];
  const groups = [
    { title: 'Vehicles', links: stockLinks(context) },
    {
      title: 'Buyer Tools',
      links: [
        ...(settings.offers ? [{ label: 'Special Offers', href: '/special-offers/' }] : []),
        ...(settings.brandPages && brands.length > 0 ? [{ label: 'Brands', href: '/brands/' }] : []),
        ...(settings.testDrive ? [{ label: 'Book a Test Drive', href: '/book-test-drive/' }] : []),
        ...(hasModels(context) ? [{ label: 'Models', href: '/models/' }] : []),
      ],
    },
    {
      title: 'Servicing and Parts',
      links: [
        ...(settings.parts === false ? [] : [{ label: 'Parts and Accessories', href: '/parts/search/' }]),
      ],
    },
    {
      title: settings.name,
      links: [
        ...places,
        ...(settings.contact ? [{ label: 'Contact Us', href: '/contact-us/' }] : []),
        { label: 'Privacy Policy', href: '/privacy-policy/' },
        { label: 'Terms and Conditions', href: '/terms-and-conditions/' },
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
