import { createNearMapPath, hasNearMaps } from '#domain/location/map.ts';
import { hasPersonalisedFinance } from '#domain/finance/personalised-finance.ts';
import { findGaragePath } from '#domain/account/garage-page.ts';
import { hasChangePage } from '#domain/test-drive/vehicle-form.ts';
import { findTeam } from '#domain/team/team-member.ts';
import { listMenuPictures } from '#domain/site/navigation.ts';
import type { Site } from '#domain/site/site.ts';

/** What the addresses of pages follow from. */
export type Paged = Pick<
  Site,
  | ('auth' | 'serviceBooking' | 'finance')
  | (
      | 'reserve'
      | 'features'
      | 'garage'
      | 'listingPath'
      | 'testDrive'
      | 'apiUrl'
      | 'listing'
      | 'locations'
      | 'brands'
    )
  | (
      | 'offers'
      | 'parts'
      | 'locationPages'
      | 'vehicle'
      | 'contact'
      | 'vehicleAds'
      | 'pages'
      | 'navigation'
      | 'blog'
      | 'reviews'
      | 'team'
      | 'tradeIn'
    )
>;

/**
 * Addresses of the site that do not depend on stock, without a final slash: those that follow from settings, and own pages.
 * `routes/table.ts` lists the same pages; this room cannot read it, so a test compares both.
 */
export function listFixedPages(site: Paged): string[] {
  const { features, garage, listingPath, listing, locations, brands } = site;
  const has = (condition: boolean, ...paths: string[]): string[] => (condition ? paths : []);
  return [
    ...['/', '/privacy-policy', '/terms-and-conditions', '/success', '/404'],
    ...[
      '/search-words.json',
      '/vehicle-tools.json',
      '/sitemap.xml',
      '/stock.json',
      '/llms.txt',
      '/robots.txt',
    ],
    ...[listingPath.replace(/\/$/, ''), ...listing.presets.map((preset) => `${listingPath}${preset}`)],
    ...has(site.offers, '/special-offers'),
    ...has(site.parts !== null, '/parts/search'),
    ...has(site.locationPages, '/locations', ...locations.map(({ slug }) => `/locations/${slug}`)),
    ...has(features.brands, '/brands'),
    ...has(
      features.brands,
      ...brands.filter(({ overviewUrl }) => overviewUrl === null).map(({ path }) => path.slice(0, -1)),
    ),
    ...has(features.models, '/models'),
    ...has(garage.saved || garage.viewed !== false, '/favourites'),
    ...has(garage.saved && garage.quote, '/quote'),
    ...has(garage.compare !== false, '/compare'),
    ...has(site.vehicle.print, '/print'),
    ...has(site.reviews !== null, '/pages/reviews'),
    ...locations
      .filter(({ slug }) => findTeam(site.team, slug).length > 0)
      .map(({ slug }) => `/teams/${slug}`),
    ...has(site.contact !== null, '/contact-us'),
    ...has(site.testDrive !== null, '/book-test-drive'),
    ...has(hasChangePage(site), '/test-drive/change'),
    ...has(site.tradeIn !== null, '/trade-in'),
    ...(site.reserve?.page.startsWith('/') ? [site.reserve.page.slice(0, -1)] : []),
    ...has(hasPersonalisedFinance(site), '/personalised/finance'),
    ...(site.auth ? ['/sign-in', findGaragePath(site.auth.garagePage).slice(0, -1)] : []),
    ...has(site.auth?.alerts === true, '/alerts'),
    ...has(site.vehicleAds !== null, '/vehicle-ads.tsv'),
    ...has(features.map, '/map.svg'),
    ...has(
      features.map && site.locationPages && hasNearMaps(site),
      ...locations.filter(({ address }) => address.latitude !== null).map(createNearMapPath),
    ),
    ...site.pages.map(({ path }) => path.slice(0, -1)),
    ...(site.blog?.addresses ?? []).map((path) => path.replace(/\/$/, '')),
    ...has(listMenuPictures(site.navigation.header).length > 0, '/menu.json'),
  ];
}

/** Folders whose pages follow from the stock. */
export const listStockFolders = ({ features, listingPath, offers }: Paged): string[] => [
  listingPath,
  '/cars/',
  ...(offers ? ['/offers/'] : []),
  ...(features.models ? ['/models/'] : []),
];
