import type { Location } from '#domain/location/location.ts';
import { listFixedPages, listStockFolders, type Paged } from '../redirects/fixed-pages.ts';
import { hasAllBrands, knowPages, type Redirected } from '../redirects/known-pages.ts';
import { indexRedirects } from '../redirects/redirect-index.ts';
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

/**
 * The page or folder of pages that each old path would hide, by its position. Single addresses in a folder may be old
 * ones.
 */
function findBuried(froms: readonly string[], dealer: Paged): Map<number, string> {
  const index = indexRedirects(froms);
  const buried = new Map<number, string>();
  const bury = (rule: number, what: string): void => void (buried.has(rule) || buried.set(rule, what));
  for (const own of listFixedPages(dealer))
    for (const rule of index.all(own))
      bury(rule, `the page ${own === '/' || own.includes('.') ? own : `${own}/`}`);
  for (const folder of ['/_astro/', ...listStockFolders(dealer)])
    for (const rule of index.all(`${folder}x`))
      if (/[*:]/.test(froms[rule] ?? '')) bury(rule, `the pages of ${folder}`);
  return buried;
}

/** Reports redirects that would bury a page of the site, and those that lead to no page (C18). */
export function checkRedirects(context: ResolveContext, dealer: Redirected): void {
  const { settings, fail } = context;
  const buried = findBuried(Object.keys(settings.redirects), dealer);
  const mayBePage = knowPages(dealer);
  for (const [rule, [from, to]] of Object.entries(settings.redirects).entries()) {
    const hidden = buried.get(rule);
    if (hidden !== undefined)
      fail(
        ['redirects', from],
        `expected an old path, found ${from}, which would hide ${hidden} of this site.\nTake it out; only paths that are no pages may lead elsewhere.`,
        'key',
      );
    else if (hasAllBrands(context) && !mayBePage(to))
      fail(
        ['redirects', from],
        `expected a path of a page, found "${to}", which this site does not have.\nLet it lead to a page, such as ${dealer.listingPath}.`,
      );
  }
}
