import { hasPersonalisedFinance } from '#domain/finance/personalised-finance.ts';
import { garagePages } from '#domain/account/garage-page.ts';
import { hasChangePage } from '#domain/test-drive/vehicle-form.ts';
import { brandAddresses, createBrandPath } from '#domain/brand/brand.ts';
import { hasNearMaps } from '#domain/location/map.ts';
import { listingPaths } from '#domain/listing/path.ts';
import { listMenuPictures } from '#domain/site/navigation.ts';
import { reservePages } from '#domain/reservation/reserve-link.ts';
import { type Site } from '#domain/site/site.ts';

/** What the table asks about a dealer. */
type Switches = Pick<
  Site,
  | ('auth' | 'serviceBooking' | 'locations' | 'finance')
  | ('reserve' | 'features' | 'garage' | 'listingPath' | 'testDrive' | 'apiUrl' | 'brandAddress')
  | (
      | 'offers'
      | 'parts'
      | 'locationPages'
      | 'vehicle'
      | 'contact'
      | 'vehicleAds'
      | 'ownBrandPages'
      | 'pages'
      | 'navigation'
      | 'blog'
      | 'reviews'
      | 'team'
      | 'tradeIn'
    )
>;

/** One page file and the addresses that it answers. */
export interface Route {
  /** Address pattern in Astro's spelling. */
  pattern: string;
  /** File below `src/routes`. */
  entrypoint: string;
  /** Whether this dealer has the page; a page that is off is neither built nor bundled. */
  enabled: (dealer: Switches) => boolean;
}

const always = (): boolean => true;
const withOffers = ({ offers }: Switches): boolean => offers;
const withParts = ({ parts }: Switches): boolean => parts !== null;
const withBrands = ({ features }: Switches): boolean => features.brands;
const withModels = ({ features }: Switches): boolean => features.models;
/** Pages of brands and models with sections of the dealer's own are page files of their own, which load what sections need. */
const withBrandSections = (dealer: Switches): boolean =>
  withBrands(dealer) && Object.keys(dealer.ownBrandPages.brands).length > 0;
const withModelSections = (dealer: Switches): boolean =>
  withModels(dealer) && Object.keys(dealer.ownBrandPages.models).length > 0;
const withLocations = ({ locationPages }: Switches): boolean => locationPages;

const withBlog = ({ blog }: Switches): boolean => blog !== null;
const withPrint = ({ vehicle }: Switches): boolean => vehicle.print;

const withSaved = ({ garage }: Switches): boolean => garage.saved || garage.viewed !== false;
/** The list of a quote is the saved vehicles. */
const withQuote = ({ garage }: Switches): boolean => garage.saved && garage.quote;
const withComparison = ({ garage }: Switches): boolean => garage.compare !== false;

/** Every page of a site: the only list (ROUTE-01…05, 12, 13, 15, 17, 19, 20, 23). */
export const routes: readonly Route[] = [
  { pattern: '/', entrypoint: 'home/home.astro', enabled: always },
  ...listingPaths.map((path) => ({
    pattern: `${path}[...path]`,
    entrypoint: 'listing/listing.astro',
    enabled: ({ listingPath }: Switches) => listingPath === path,
  })),
  { pattern: '/search-words.json', entrypoint: 'words/search-words.ts', enabled: always },
  {
    pattern: '/menu.json',
    entrypoint: 'site/menu.ts',
    enabled: ({ navigation }) => listMenuPictures(navigation.header).length > 0,
  },
  { pattern: '/vehicle-tools.json', entrypoint: 'vehicle/vehicle-tools.ts', enabled: always },
  { pattern: '/cars/[slug]', entrypoint: 'vehicle/vehicle.astro', enabled: always },
  { pattern: '/special-offers', entrypoint: 'offer/offers.astro', enabled: withOffers },
  { pattern: '/offers/[...path]', entrypoint: 'offer/offer.astro', enabled: withOffers },
  { pattern: '/parts/search', entrypoint: 'part/parts.astro', enabled: withParts },
  { pattern: '/locations', entrypoint: 'location/locations.astro', enabled: withLocations },
  { pattern: '/locations/[slug]', entrypoint: 'location/location.astro', enabled: withLocations },
  { pattern: '/brands', entrypoint: 'brand/brands.astro', enabled: withBrands },
  ...brandAddresses.map((address) => ({
    pattern: createBrandPath('[brand]', address).slice(0, -1),
    entrypoint: 'brand/brand.astro',
    enabled: (dealer: Switches) => withBrands(dealer) && dealer.brandAddress === address,
  })),
  ...brandAddresses.map((address) => ({
    pattern: createBrandPath('[ownBrand]', address).slice(0, -1),
    entrypoint: 'brand/brand-sections.astro',
    enabled: (dealer: Switches) => withBrandSections(dealer) && dealer.brandAddress === address,
  })),
  { pattern: '/models', entrypoint: 'model/models.astro', enabled: withModels },
  { pattern: '/models/[model]', entrypoint: 'model/model.astro', enabled: withModels },
  { pattern: '/[model]', entrypoint: 'listing/explore.astro', enabled: withModels },
  { pattern: '/models/[ownModel]', entrypoint: 'model/model-sections.astro', enabled: withModelSections },
  { pattern: '/[ownModel]', entrypoint: 'listing/explore-sections.astro', enabled: withModelSections },
  { pattern: '/favourites', entrypoint: 'garage/saved.astro', enabled: withSaved },
  { pattern: '/quote', entrypoint: 'lead/quote.astro', enabled: withQuote },
  { pattern: '/compare', entrypoint: 'garage/compare.astro', enabled: withComparison },
  { pattern: '/print', entrypoint: 'page/print.astro', enabled: withPrint },
  {
    pattern: '/teams/[slug]',
    entrypoint: 'team/team.astro',
    enabled: ({ team }) => team.length > 0,
  },
  {
    pattern: '/pages/reviews',
    entrypoint: 'review/reviews.astro',
    enabled: ({ reviews }) => reviews !== null,
  },
  { pattern: '/contact-us', entrypoint: 'lead/contact.astro', enabled: ({ contact }) => contact !== null },
  {
    pattern: '/book-test-drive',
    entrypoint: 'test-drive/book-test-drive.astro',
    enabled: ({ testDrive }) => testDrive !== null,
  },
  { pattern: '/trade-in', entrypoint: 'trade-in/trade-in.astro', enabled: ({ tradeIn }) => tradeIn !== null },
  {
    pattern: '/test-drive/change',
    entrypoint: 'test-drive/change-appointment.astro',
    enabled: hasChangePage,
  },
  ...[...new Set(Object.values(reservePages))].map((page) => ({
    pattern: page.slice(0, -1),
    entrypoint: 'reservation/reserve.astro',
    enabled: ({ reserve }: Switches) => reserve?.page === page,
  })),
  {
    pattern: '/sign-in',
    entrypoint: 'account/sign-in.astro',
    enabled: ({ auth }) => auth !== null,
  },
  {
    pattern: '/personalised/finance',
    entrypoint: 'finance/personalised-finance.astro',
    enabled: hasPersonalisedFinance,
  },
  ...garagePages.map((page) => ({
    pattern: `/${page}`,
    entrypoint: 'account/my-garage.astro',
    enabled: ({ auth }: Switches) => auth?.garagePage === page,
  })),
  { pattern: '/alerts', entrypoint: 'alert/alerts.astro', enabled: ({ auth }) => auth?.alerts === true },
  { pattern: '/[legal]', entrypoint: 'page/legal.astro', enabled: always },
  { pattern: '/success', entrypoint: 'lead/success.astro', enabled: always },
  { pattern: '/404', entrypoint: 'page/not-found.astro', enabled: always },
  { pattern: '/sitemap.xml', entrypoint: 'machines/sitemap.ts', enabled: always },
  { pattern: '/sitemap-[part].xml', entrypoint: 'machines/sitemap-part.ts', enabled: always },
  { pattern: '/stock.json', entrypoint: 'machines/stock.ts', enabled: always },
  {
    pattern: '/vehicle-ads.tsv',
    entrypoint: 'machines/vehicle-ads.ts',
    enabled: ({ vehicleAds }) => vehicleAds !== null,
  },
  { pattern: '/llms.txt', entrypoint: 'machines/llms.ts', enabled: always },
  { pattern: '/map.svg', entrypoint: 'location/map.ts', enabled: ({ features }) => features.map },
  {
    pattern: '/locations/[slug]/map.svg',
    entrypoint: 'location/near-map.ts',
    enabled: (dealer) => dealer.features.map && withLocations(dealer) && hasNearMaps(dealer),
  },
  { pattern: '/robots.txt', entrypoint: 'machines/robots.ts', enabled: always },
  { pattern: '/[...blog]/feed.xml', entrypoint: 'blog/feed.ts', enabled: withBlog },
  { pattern: '/[...list]', entrypoint: 'blog/blog.astro', enabled: withBlog },
  { pattern: '/[...article]', entrypoint: 'blog/article.astro', enabled: withBlog },
  { pattern: '/[...page]', entrypoint: 'page/own-page.astro', enabled: ({ pages }) => pages.length > 0 },
];

/** Address patterns of the pages that a dealer has. */
export const listPatterns = (dealer: Switches): string[] =>
  routes.filter(({ enabled }) => enabled(dealer)).map(({ pattern }) => pattern);
