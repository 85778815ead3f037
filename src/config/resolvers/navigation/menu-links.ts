import { presets } from '#domain/listing/presets.ts';
import type { Location } from '#domain/location/location.ts';
import type { MenuPlace } from '#domain/page/page-entry.ts';
import type { PlainLink } from '#domain/site/navigation.ts';
import { findTeam } from '#domain/team/team-member.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import { labelPreset } from '#messages/listing/stock-words.ts';
import { createNavigationText } from '#messages/site/navigation.ts';
import { listEntries } from '../../pages/page-drafts.ts';
import { resolveBlog } from '../blog.ts';
import type { ResolveContext } from '../context.ts';
import { takesTradeIns } from '../trade-in.ts';
import { findOtherSellPages, findSellPage, findServicePage } from '../sections/feature-links.ts';

/** What usual menus are made of. */
export interface MenuContext extends ResolveContext {
  locations: readonly Location[];
}

type NavigationText = ReturnType<typeof createNavigationText>;

export const textOf = ({ settings }: ResolveContext): NavigationText =>
  createNavigationText(settings.messages);

/** A page of every site that has the feature behind it. */
interface FixedPage {
  in: MenuPlace;
  /** Key of its words, or the words themselves where the dealer has set them. */
  label: Parameters<NavigationText>[0] | ((context: ResolveContext) => string);
  /** Its address, or nothing where the dealer has no such page. */
  find: (context: MenuContext) => string | null | false;
}

/** The page of the people, where there is one; of several, those of locations lead to each. */
function findTeamPage({ team, locations }: MenuContext): string | null {
  const [only, ...others] = locations.filter(({ slug }) => findTeam(team, slug).length > 0);
  return only && others.length === 0 ? `/teams/${only.slug}/` : null;
}

/** Pages that join the usual menus where they exist: the row of a new page kind is its place in them. */
const fixedPages: readonly FixedPage[] = [
  {
    in: 'sell',
    label: 'navigation.tradeIn',
    find: ({ settings }) => takesTradeIns(settings) && tradeInPath,
  },
  {
    in: 'sell',
    label: 'navigation.sell',
    find: (context) => {
      const page = findSellPage(context);
      return page !== tradeInPath && page;
    },
  },
  { in: 'service', label: 'navigation.bookService', find: findServicePage },
  {
    in: 'service',
    label: 'navigation.parts',
    find: ({ settings }) => settings.parts !== false && '/parts/search/',
  },
  {
    in: 'company',
    label: (context) => resolveBlog(context)?.title ?? '',
    find: (context) => resolveBlog(context)?.path ?? null,
  },
  {
    in: 'company',
    label: 'navigation.reviews',
    find: ({ settings }) => settings.reviews !== false && '/pages/reviews/',
  },
  { in: 'company', label: 'navigation.team', find: findTeamPage },
];

/** Links of one place of the menus: the dealer's own pages, then the fixed ones; one address once. */
export function pagesIn(place: MenuPlace, context: MenuContext): PlainLink[] {
  const text = textOf(context);
  const own = listEntries(context.pages).flatMap(({ path, menu }) =>
    menu?.in.includes(place) ? [{ label: menu.label, href: path }] : [],
  );
  const fixed = fixedPages.flatMap((page) => {
    const href = page.in === place && page.find(context);
    if (!href) return [];
    return [{ label: typeof page.label === 'string' ? text(page.label) : page.label(context), href }];
  });
  const others = place === 'sell' ? findOtherSellPages(context) : [];
  return [...own, ...fixed.filter(({ href }) => own.every((page) => page.href !== href))].filter(
    ({ href }) => !others.includes(href),
  );
}

/** All stock, and the ready-made listings. */
export function stockLinks(context: ResolveContext): PlainLink[] {
  const { settings } = context;
  return [
    { label: textOf(context)('navigation.allStock'), href: settings.routes.searchPrefix },
    ...settings.search.presets.map((preset) => ({
      label: labelPreset(presets[preset], settings.messages),
      href: `${settings.routes.searchPrefix}${preset}/`,
      needsStock: true as const,
    })),
  ];
}

/** Locations that a menu names one by one. */
const mostLocations = 8;

export const allLocations = (context: ResolveContext): PlainLink => ({
  label: textOf(context)('navigation.allLocations'),
  href: '/locations/',
});

/** Pages of the first locations. */
export const locationLinks = ({ settings, locations }: MenuContext): PlainLink[] =>
  settings.locationPages
    ? locations
        .slice(0, mostLocations)
        .map(({ name, slug }) => ({ label: name, href: `/locations/${slug}/` }))
    : [];

/** Whether there are locations that menus do not name. */
export const hasMoreLocations = ({ settings, locations }: MenuContext): boolean =>
  settings.locationPages && locations.length > mostLocations;
