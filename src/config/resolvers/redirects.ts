import type { Location } from '#domain/location.ts';
import type { ResolveContext } from './context.ts';

/**
 * Old and other ways to pages of places lead to the one canonical address (ROUTE-19, C18); what the dealer's own list
 * says of a path wins.
 */
export function resolveRedirects(
  { settings }: ResolveContext,
  locations: readonly Location[],
): Record<string, string> {
  const contact = settings.contact ? '/contact-us/' : null;
  const places = settings.locationPages ? '/locations/' : contact;
  const place = ({ slug }: Location): string | null =>
    settings.locationPages ? `/locations/${slug}/` : contact;
  const prefix = settings.routes.searchPrefix;
  const ways: [string, string | null][] = [
    // Old links and advertisements name the usual place of listings (C15).
    ...(prefix === '/search/' ? [] : [['/search/*', `${prefix}:splat`] as [string, string]]),
    ['/contact', contact ?? places],
    ...(contact ? [] : [['/contact-us', places] as [string, string | null]]),
    ['/dealerships', places],
    ['/dealer-locator', places],
    ...locations.flatMap((location): [string, string | null][] => [
      [`/contact-us/${location.slug}`, place(location)],
      [`/teams/${location.slug}`, place(location)],
    ]),
  ];
  const known = ways.filter((way): way is [string, string] => way[1] !== null);
  return { ...Object.fromEntries(known), ...settings.redirects };
}
