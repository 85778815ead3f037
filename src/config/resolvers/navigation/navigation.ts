import type { Location } from '#domain/location/location.ts';
import { listModels } from '#domain/model/model-page.ts';
import { withoutLinks, type NavigationLink, type PlainLink } from '#domain/site/navigation.ts';
import type { Site } from '#domain/site/site.ts';
import { createWaitingTest } from '../../pages/waiting.ts';
import type { ResolveContext } from '../context.ts';
import { textOf } from './menu-links.ts';
import { usualFooter } from './usual-footer.ts';
import { usualHeader } from './usual-header.ts';

type WrittenEntry = NonNullable<ResolveContext['settings']['navigation']['header']>[number];

/** An entry that a dealer wrote. The page of an entry with a drop-down is the first line of it. */
function resolveEntry(
  { href, children, groups, ...entry }: WrittenEntry,
  context: ResolveContext,
): NavigationLink {
  const pictures = new Map(listModels(context.brands, new Set()).map(({ id, path }) => [path, id]));
  const withPicture = ({ label, href: to, image }: PlainLink & { image: string | null }): PlainLink => {
    const picture = image ?? pictures.get(to);
    return { label, href: to, ...(picture === undefined ? {} : { picture }) };
  };
  const opens = children.length > 0 || groups.length > 0;
  const itself =
    href !== null && opens && children.every((child) => child.href !== href)
      ? [{ label: textOf(context)('navigation.entryItself', { label: entry.label }), href }]
      : [];
  return {
    ...entry,
    href: opens ? null : href,
    children: [...itself, ...children],
    groups: groups.map((group) => ({
      title: group.title,
      ...(group.href === null ? {} : { href: group.href }),
      links: group.links.map(withPicture),
    })),
  };
}

/** The dealer's own menus, or the usual ones that follow from what the dealer has and which of its pages join them (NAV-01, NAV-02). */
export function resolveNavigation(
  context: ResolveContext,
  locations: readonly Location[],
): Site['navigation'] {
  const { header, footer } = context.settings.navigation;
  const usual = { ...context, locations };
  const findWaiting = createWaitingTest(context.pages);
  const menus = {
    header: header ? header.map((entry) => resolveEntry(entry, context)) : usualHeader(usual),
    footer: footer ?? usualFooter(usual),
  };
  // A page that is not published now comes back by itself.
  return context.pages.waiting.length > 0 ? withoutLinks(menus, (href) => findWaiting(href) !== null) : menus;
}
