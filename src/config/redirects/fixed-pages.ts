import type { Site } from '#domain/site/site.ts';

/** What the addresses of pages follow from. */
export type Paged = Pick<
  Site,
  | ('features' | 'garage' | 'listingPath' | 'testDrive' | 'apiUrl' | 'listing' | 'locations' | 'brands')
  | ('offers' | 'parts' | 'locationPages' | 'vehicle' | 'contact' | 'vehicleAds')
>;

/**
 * Addresses that the site has for certain, whatever the stock; a slash at their end is left out. They follow from settings
 * alone: no dealer adds a page of its own. The pages are those of `routes/table.ts`, which this room cannot read: a test
 * holds one to the other.
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
      ...brands.filter(({ overviewUrl }) => overviewUrl === null).map(({ slug }) => `/${slug}/overview`),
    ),
    ...has(features.models, '/models'),
    ...has(garage.saved || garage.viewed !== false, '/favourites'),
    ...has(garage.compare !== false, '/compare'),
    ...has(site.vehicle.print, '/print'),
    ...has(site.contact !== null, '/contact-us'),
    ...has(site.testDrive !== null, '/book-test-drive'),
    ...has(Boolean(site.testDrive?.calendar) && site.apiUrl !== null, '/test-drive/change'),
    ...has(site.vehicleAds !== null, '/vehicle-ads.tsv'),
    ...has(features.map, '/map.svg'),
  ];
}

/** Folders whose pages follow from the stock, so that nobody can say beforehand which there are. */
export const listStockFolders = ({ features, listingPath, offers }: Paged): string[] => [
  listingPath,
  '/cars/',
  ...(offers ? ['/offers/'] : []),
  ...(features.models ? ['/models/'] : []),
];
