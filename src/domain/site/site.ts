import type { AnalyticsRules } from '../analytics/rules.ts';
import type { Brand } from '../brand/brand.ts';
import type { CardRules } from '../listing/card-rules.ts';
import type { CertifiedProgramme } from '../vehicle/certified.ts';
import type { EnquiryRules } from '../lead/enquiry-rules.ts';
import type { FinanceRules } from '../finance/rules.ts';
import type { FuelCostRules } from '../costs/fuel-cost.ts';
import type { GarageRules } from '../garage/garage.ts';
import type { ImageEndpoint } from '../gallery/images.ts';
import type { LeadEndpoint } from '../lead/endpoint.ts';
import type { ContactRules } from '../lead/contact-form.ts';
import type { TestDriveRules } from '../test-drive/form.ts';
import type { ListingPath } from '../listing/path.ts';
import type { Location } from '../location/location.ts';
import type { GroupSite, NavigationGroup, NavigationLink } from './navigation.ts';
import type { OpenGraphRules } from '../page/open-graph-rules.ts';
import type { PriceRules } from '../vehicle/price.ts';
import type { Promotion } from '../listing/promotions.ts';
import type { SearchEndpoint } from '../search/endpoint.ts';
import type { SearchHelp } from '../location/search-help.ts';
import type { ShareRules } from '../page/share-links.ts';
import type { SpinRules } from '../gallery/spin.ts';
import type { StockRules } from '../vehicle/stock-rules.ts';
import type { TagRules } from '../vehicle/tags.ts';
import type { VehicleAction } from '../vehicle/actions.ts';
import type { VehicleSection } from '../vehicle/section.ts';
import type { ViewRules } from '../analytics/view-count.ts';

/**
 * The public face of one dealer × template: all that shells and islands may know. Made from a Dealer by
 * `config/client.ts`, an explicit allow-list, so that no secret can reach a bundle.
 */
export interface Site {
  slug: string;
  template: string;
  name: string;
  legalName: string;
  abn: string | null;
  /** <title> suffix. */
  title: string;
  tagline: string | null;
  /** Origin without a trailing slash. */
  url: string;
  locale: 'en-AU';
  timezone: string;
  dealershipId: string;
  /** Id of this website in the platform's systems. */
  websiteId: string;
  /** Name of the dealer's group, where the dealer belongs to one. */
  dealershipGroup: string | null;
  /** The one make of a single-brand dealer, else null. */
  make: string | null;
  /** The manufacturer that leads about no vehicle name. */
  manufacturer: string | null;
  logo: { src: string; width: number; height: number } | null;
  phone: string | null;
  email: string | null;
  locations: Location[];
  /** Departments of a place are switched between; else all of them are shown (LOC-07). */
  locationTabs: boolean;
  brands: Brand[];
  /** Other websites of the dealer's group (NAV-05). */
  groupSites: GroupSite[];
  navigation: { header: NavigationLink[]; footer: NavigationGroup[] };
  social: { network: string; url: string }[];
  announcement: { text: string; href: string | null } | null;
  stock: StockRules;
  /** Path under which all listings live (ROUTE-02, C15). */
  listingPath: ListingPath;
  searching: SearchHelp;
  price: PriceRules;
  tags: TagRules;
  card: CardRules;
  garage: GarageRules;
  promotions: Promotion[];
  enquiry: EnquiryRules;
  /** Null when the site has no such page. */
  contact: ContactRules | null;
  testDrive: TestDriveRules | null;
  /** Programmes for certified used vehicles. */
  certified: CertifiedProgramme[];
  vehicleActions: VehicleAction[];
  /** Numbers on vehicle pages are readable in full once somebody asks for them (VDP-19). */
  maskPhone: boolean;
  /** Number of pictures below which shoppers can ask for more (FORM-18). */
  fewPictures: number;
  /** Null where no lender stands behind a figure: then nothing about credit is shown (LEGAL 4). */
  finance: FinanceRules | null;
  fuelCost: FuelCostRules | null;
  /** What a vehicle page is made of below pictures and price, in order (VDP-01). */
  vehicleSections: VehicleSection[];
  spin: SpinRules;
  share: ShareRules;
  /** Views of vehicle pages, from the dealer API; null where they are not shown (VDP-26). */
  views: ViewRules | null;
  features: {
    offers: boolean;
    parts: boolean;
    brands: boolean;
    /** What there is, in figures, on the brands page (BRND-01). */
    brandFigures: boolean;
    /** Pages of single models and their search. */
    models: boolean;
    locationPages: boolean;
    contact: boolean;
    testDrive: boolean;
    vehicleMap: boolean;
    /** Pages with a map of the places of business. */
    map: boolean;
    delivery: boolean;
    autogauge: boolean;
    /** The feed of vehicle ads. */
    vehicleAds: boolean;
    /** The page that prints a vehicle (ROUTE-12). */
    print: boolean;
    /** PDFs of vehicles, from the dealer API (PRINT-01). */
    pdf: boolean;
  };
  /** Whom to ask about parts; null where nobody is. */
  parts: { email: string | null; phone: string | null } | null;
  /** Similar vehicles on vehicle pages (VDP-24); null without them. */
  similarVehicles: { most: number } | null;
  search: SearchEndpoint;
  leads: LeadEndpoint;
  /** Null where visits are not counted. */
  analytics: AnalyticsRules | null;
  images: ImageEndpoint;
  /** Pictures for shared links; null leaves the photos alone. */
  openGraphImages: OpenGraphRules | null;
  /** Base URL of the dealer API, without a trailing slash. */
  apiUrl: string | null;
  /** Overrides of message keys, from YAML. */
  messages: Record<string, string>;
}
