import { listingPaths } from '#domain/listing-path.ts';
import { type Site } from '#domain/site.ts';

/** What the table asks about a dealer. */
type Switches = Pick<Site, 'features' | 'garage' | 'listingPath' | 'testDrive' | 'apiUrl'>;

/** One page file and the addresses that it answers. */
export interface Route {
  /** Address pattern in Astro's spelling. */
  pattern: string;
  /** File in `src/routes`. */
  entrypoint: string;
  /** Whether this dealer has the page; a page that is off is neither built nor bundled. */
  enabled: (dealer: Switches) => boolean;
}

const always = (): boolean => true;
const withOffers = ({ features }: Switches): boolean => features.offers;
const withParts = ({ features }: Switches): boolean => features.parts;
const withBrands = ({ features }: Switches): boolean => features.brands;
const withModels = ({ features }: Switches): boolean => features.models;
const withLocations = ({ features }: Switches): boolean => features.locationPages;

const withPrint = ({ features }: Switches): boolean => features.print;

const withFavourites = ({ garage }: Switches): boolean => garage.favourites || garage.viewed !== false;
const withComparison = ({ garage }: Switches): boolean => garage.compare !== false;

/** Every page of a site: the only list (ROUTE-01…05, 12, 13, 15, 17, 19, 20, 23). */
export const routes: readonly Route[] = [
  { pattern: '/', entrypoint: 'home.astro', enabled: always },
  ...listingPaths.map((path) => ({
    pattern: `${path}[...path]`,
    entrypoint: 'listing.astro',
    enabled: ({ listingPath }: Switches) => listingPath === path,
  })),
  { pattern: '/search-words.json', entrypoint: 'search-words.ts', enabled: always },
  { pattern: '/vehicle-tools.json', entrypoint: 'vehicle-tools.ts', enabled: always },
  { pattern: '/cars/[slug]', entrypoint: 'vehicle.astro', enabled: always },
  { pattern: '/special-offers', entrypoint: 'offers.astro', enabled: withOffers },
  { pattern: '/offers/[...path]', entrypoint: 'offer.astro', enabled: withOffers },
  { pattern: '/parts/search', entrypoint: 'parts.astro', enabled: withParts },
  { pattern: '/locations', entrypoint: 'locations.astro', enabled: withLocations },
  { pattern: '/locations/[slug]', entrypoint: 'location.astro', enabled: withLocations },
  { pattern: '/brands', entrypoint: 'brands.astro', enabled: withBrands },
  { pattern: '/[brand]/overview', entrypoint: 'brand.astro', enabled: withBrands },
  { pattern: '/models', entrypoint: 'models.astro', enabled: withModels },
  { pattern: '/models/[model]', entrypoint: 'model.astro', enabled: withModels },
  { pattern: '/[model]', entrypoint: 'explore.astro', enabled: withModels },
  { pattern: '/favourites', entrypoint: 'favourites.astro', enabled: withFavourites },
  { pattern: '/compare', entrypoint: 'compare.astro', enabled: withComparison },
  { pattern: '/print', entrypoint: 'print.astro', enabled: withPrint },
  { pattern: '/contact-us', entrypoint: 'contact.astro', enabled: ({ features }) => features.contact },
  {
    pattern: '/book-test-drive',
    entrypoint: 'book-test-drive.astro',
    enabled: ({ features }) => features.testDrive,
  },
  {
    pattern: '/test-drive/change',
    entrypoint: 'change-drive.astro',
    enabled: ({ testDrive, apiUrl }) => Boolean(testDrive?.calendar) && apiUrl !== null,
  },
  { pattern: '/[legal]', entrypoint: 'legal.astro', enabled: always },
  { pattern: '/success', entrypoint: 'success.astro', enabled: always },
  { pattern: '/404', entrypoint: 'not-found.astro', enabled: always },
  { pattern: '/sitemap.xml', entrypoint: 'sitemap.ts', enabled: always },
  { pattern: '/sitemap-[part].xml', entrypoint: 'sitemap-part.ts', enabled: always },
  { pattern: '/stock.json', entrypoint: 'stock.ts', enabled: always },
  {
    pattern: '/vehicle-ads.tsv',
    entrypoint: 'vehicle-ads.ts',
    enabled: ({ features }) => features.vehicleAds,
  },
  { pattern: '/llms.txt', entrypoint: 'llms.ts', enabled: always },
  { pattern: '/map.svg', entrypoint: 'map.ts', enabled: ({ features }) => features.map },
  { pattern: '/robots.txt', entrypoint: 'robots.ts', enabled: always },
];
