import type { Location } from '#domain/location/location.ts';
import { findTeam } from '#domain/team/team-member.ts';
import { brandAddresses, createBrandPath } from '#domain/brand/brand.ts';
import { reservePages } from '#domain/reservation/reserve-link.ts';
import { presetNames, presets } from '#domain/listing/presets.ts';
import { listFixedPages, listStockFolders, type Paged } from '../redirects/fixed-pages.ts';
import { knowBeginnings, type Redirected } from '../redirects/known-pages.ts';
import type { OpenTest } from '../redirects/open-addresses.ts';
import { createLinkJudge } from '../pages/link-judge.ts';
import type { Anchored } from '../pages/other-anchors.ts';
import type { LinkVerdict } from '../pages/read-page.ts';
import { listPageRedirects, type PageDrafts } from '../pages/page-drafts.ts';
import { createCapitalJudge } from '../redirects/other-capitals.ts';
import { indexRedirects, trimPath } from '../redirects/redirect-index.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import { takesTradeIns } from './trade-in.ts';
import type { ResolveContext } from './context.ts';

type Way = [from: string, to: string];

/** A ready-made listing that the dealer has not chosen leads to all stock, narrowed as it would be (ROUTE-02). */
function redirectPresets({ search, routes }: ResolveContext['settings']): Way[] {
  const narrow = (conditions: readonly string[]): string =>
    search.facets.includes('condition')
      ? `?${new URLSearchParams(conditions.map((condition) => ['condition', condition]))}`
      : '';
  return presetNames
    .filter((name) => !search.presets.includes(name))
    .map((name) => [`${routes.searchPrefix}${name}`, `${routes.searchPrefix}${narrow(presets[name])}`]);
}

/** The other address of a brand's page (ROUTE-15). */
const redirectBrands = ({ settings, brands }: Pick<ResolveContext, 'settings' | 'brands'>): Way[] =>
  settings.brandPages
    ? brands.flatMap(({ slug, path }) =>
        brandAddresses
          .map((address) => createBrandPath(slug, address))
          .filter((address) => address !== path)
          .map((address): Way => [trimPath(address), path]),
      )
    : [];

/** The address of reserving one vehicle below the page of that vehicle (ROUTE-06). */
const redirectReserve = ({ reserve }: ResolveContext['settings']): Way[] =>
  reserve !== false && (reserve.mode === 'checkout' || reserve.mode === 'buy-online')
    ? [[`/cars/:slug/${reserve.mode}`, `${reservePages[reserve.mode]}?car_id=:slug`]]
    : [];

/** Whether an own page stands at an address, so that no usual redirect hides it. */
function createOwnPageTest({ published }: PageDrafts): (address: string) => boolean {
  const paths = new Set(published.map(({ path }) => trimPath(path)));
  return (address) => paths.has(trimPath(address));
}

/**
 * Redirects from old and alternative addresses to the canonical one (ROUTE-02, ROUTE-15, ROUTE-19, C18). The dealer's
 * own list wins.
 */
export function resolveRedirects(
  { settings, brands, pages, team }: ResolveContext,
  locations: readonly Location[],
): Record<string, string> {
  const contact = settings.contact ? '/contact-us/' : null;
  const overview = settings.locationPages ? '/locations/' : contact;
  const pageOf = ({ slug }: Location): string | null =>
    settings.locationPages ? `/locations/${slug}/` : contact;
  const prefix = settings.routes.searchPrefix;
  const ways: [string, string | null][] = [
    // Old links and advertisements name the usual address of listings (C15).
    ...(prefix === '/search/' ? [] : [['/search/*', `${prefix}:splat`] as Way]),
    ...redirectPresets(settings),
    ...redirectBrands({ settings, brands }),
    ...redirectReserve(settings),
    ['/contact', contact ?? overview],
    ...(contact ? [] : [['/contact-us', overview] as [string, string | null]]),
    ['/reviews', settings.reviews === false ? null : '/pages/reviews/'],
    // Other addresses of the trade-in page; a dealer's own page at one of them wins (ROUTE-08, ROUTE-09).
    ...(takesTradeIns(settings)
      ? ['/cars/trade-in', '/sell-your-car', '/sell-my-car'].map((from): Way => [from, tradeInPath])
      : []),
    ['/dealerships', overview],
    ['/dealer-locator', overview],
    ...locations.flatMap((location): [string, string | null][] => [
      [`/contact-us/${location.slug}`, pageOf(location)],
      [`/teams/${location.slug}`, findTeam(team, location.slug).length > 0 ? null : pageOf(location)],
    ]),
  ];
  const known = ways.filter((way): way is Way => way[1] !== null);
  const isOwnPage = createOwnPageTest(pages);
  const free = known.filter(([from]) => !isOwnPage(from));
  return { ...Object.fromEntries(free), ...listPageRedirects(pages), ...settings.redirects };
}

/**
 * The page or folder that each old path would hide, by its position. A single address in a folder may be an old one.
 */
function findBuried(froms: readonly string[], site: Paged, isOpen: OpenTest): Map<number, string> {
  const index = indexRedirects(froms);
  const buried = new Map<number, string>();
  const bury = (rule: number, what: string): void => void (buried.has(rule) || buried.set(rule, what));
  for (const own of listFixedPages(site).filter((page) => !isOpen(page)))
    for (const rule of index.all(own))
      bury(rule, `the page ${own === '/' || own.includes('.') ? own : `${own}/`}`);
  for (const folder of ['/_astro/', ...listStockFolders(site).filter((path) => !isOpen(path))])
    for (const rule of index.all(`${folder}x`))
      if (/[*:]/.test(froms[rule] ?? '')) bury(rule, `the pages of ${folder}`);
  return buried;
}

const isFilledIn = (to: string): boolean => /:[A-Za-z]/.test(to);

/**
 * Makes a judge of new paths with `:splat` or names. What visitors bring is known only when they come, but a page has to begin
 * like what is written out before it.
 */
function createFilledInJudge(
  { isOpen, files, pages, settings }: ResolveContext,
  site: Redirected,
): (to: string) => LinkVerdict | null {
  const mayBegin = knowBeginnings(site, [...pages.broken, ...pages.waiting.map(({ path }) => path)]);
  return (to) => {
    const beginning = to.replace(/:[A-Za-z].*$/, '');
    const found = mayBegin(beginning) || files.all().some(({ address }) => address.startsWith(beginning));
    return found || isOpen(`${beginning}x`)
      ? null
      : {
          severity: 'error',
          message: `expected the way to pages, found "${to}", and no page of this site begins with ${beginning}\nWrite the beginning of pages that there are, or one page for all: ${settings.routes.searchPrefix}.`,
        };
  };
}

/** Reports redirects that would hide a page of the site, and those that lead to no page (C18). */
export function checkRedirects(context: ResolveContext, site: Redirected & Anchored): void {
  const { settings, fail, warn } = context;
  const buried = findBuried(Object.keys(settings.redirects), site, context.isOpen);
  const judge = createLinkJudge({
    ...{ site, files: context.files, pages: context.pages },
    isOpen: context.isOpen,
  });
  const judgeFilledIn = createFilledInJudge(context, site);
  const judgeCapitals = createCapitalJudge([
    ...Object.entries(settings.redirects).map(([from, to]) => ({ from, to })),
    ...listFixedPages(site).map((page) => ({ from: page, to: page })),
  ]);
  for (const [rule, [from, to]] of Object.entries(settings.redirects).entries()) {
    const hidden = buried.get(rule);
    if (hidden !== undefined)
      fail(
        ['redirects', from],
        `expected an old path, found ${from}, which would hide ${hidden} of this site.\nTake it out; only paths that are no pages may lead elsewhere.`,
        'key',
      );
    const twin = hidden === undefined ? judgeCapitals({ from, to }) : null;
    if (twin !== null) warn(['redirects', from], twin, 'key');
    if (hidden === undefined) {
      const verdict = isFilledIn(to) ? judgeFilledIn(to) : judge(to);
      if (verdict) (verdict.severity === 'error' ? fail : warn)(['redirects', from], verdict.message);
    }
  }
}
