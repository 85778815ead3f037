import type { Location } from '#domain/location.ts';
import { listFixedPages, listStockFolders, type Paged } from '../fixed-pages.ts';
import { covers, trimPath } from '../redirect-loops.ts';
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

/** Whether an address of this site may be a page: what follows from the stock is believed, and so is every file. */
function mayBePage(path: string, dealer: Paged & { redirects: Record<string, string> }): boolean {
  const address = trimPath(path);
  const models = dealer.features.models ? dealer.brands.flatMap((brand) => brand.models) : [];
  return (
    /[.:*]/.test(address) ||
    listFixedPages(dealer).includes(address) ||
    listStockFolders(dealer).some((folder) => `${address}/`.startsWith(folder)) ||
    models.some(({ slug }) => address === `/${slug}`) ||
    Object.keys(dealer.redirects).some((from) => covers(from, address))
  );
}

/** The page or folder of pages that an old path would hide, or null. Single addresses in a folder may be old ones. */
function findBuried(from: string, dealer: Paged): string | null {
  const page = listFixedPages(dealer).find((own) => covers(from, own));
  if (page !== undefined) return `the page ${page === '/' || page.includes('.') ? page : `${page}/`}`;
  const folders = ['/_astro/', ...listStockFolders(dealer)];
  const folder = /[*:]/.test(from) ? folders.find((own) => covers(from, `${own}x`)) : undefined;
  return folder === undefined ? null : `the pages of ${folder}`;
}

/** Reports redirects that would bury a page of the site, and those that lead to no page (C18). */
export function checkRedirects(
  { settings, brands, fail }: ResolveContext,
  dealer: Paged & { redirects: Record<string, string> },
): void {
  // A brand whose file is missing or wrong has its own message; its pages are not known until then.
  const isWhole = brands.length === (settings.brands ?? (settings.make ? [settings.make] : [])).length;
  for (const [from, to] of Object.entries(settings.redirects)) {
    const buried = findBuried(from, dealer);
    if (buried !== null)
      fail(
        ['redirects', from],
        `expected an old path, found ${from}, which would hide ${buried} of this site.\nTake it out; only paths that are no pages may lead elsewhere.`,
        'key',
      );
    else if (isWhole && !mayBePage(to, dealer))
      fail(
        ['redirects', from],
        `expected a path of a page, found "${to}", which this site does not have.\nLet it lead to a page, such as ${dealer.listingPath}.`,
      );
  }
}
