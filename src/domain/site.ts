import type { Brand } from './brand.ts';
import type { EventKey } from './events.ts';
import type { CertifiedProgramme, CertifiedTag } from './certified.ts';
import type { FacetKey, ListKey } from './facets.ts';
import type { FinanceRules } from './finance-rules.ts';
import type { FuelCostRules } from './fuel-cost.ts';
import type { BoundsRules, StepRules } from './form-steps.ts';
import type { ListingView } from './listing-view.ts';
import type { ContactRules, TestDriveRules } from './lead-forms.ts';
import type { OpenGraphRules } from './open-graph.ts';
import type { AustralianState, Location } from './location.ts';
import type { Promotion } from './promotions.ts';
import type { VehicleAction } from './vehicle-actions.ts';
import type { ViewRules } from './view-count.ts';
import type { VehicleSection } from './vehicle-section.ts';

export interface NavigationLink {
  label: string;
  href: string;
  children: { label: string; href: string }[];
}

export interface NavigationGroup {
  title: string;
  links: { label: string; href: string }[];
}

/** A website of the dealer's group. */
export interface GroupSite {
  name: string;
  url: string;
  logo: string | null;
}

/** Where the browser finds search. Everything here is public: the key may only search this dealer's collections. */
export interface SearchEndpoint {
  host: string;
  port: number;
  protocol: 'http' | 'https';
  path: string;
  /** Searches vehicles. */
  key: string;
  /** Searches the dealer's other collections. */
  otherKey: string;
  collections: { vehicles: string; offers: string; parts: string };
}

/** How leads leave the browser; `name` picks the driver in services/leads. */
export type LeadEndpoint =
  | {
      name: 'typesense';
      host: string;
      port: number;
      protocol: 'http' | 'https';
      path: string;
      key: string;
      collection: string;
    }
  | { name: 'http'; url: string }
  | { name: 'adf'; url: string };

/** Who counts visits; `name` picks the driver in services/analytics. */
export type AnalyticsEndpoint = { name: 'api'; url: string } | { name: 'gtag'; measurementId: string };

export interface AnalyticsRules {
  endpoint: AnalyticsEndpoint;
  /** Numbers that the dealer's platform gives to events without a documented one (EVT-01). */
  ids: Partial<Record<EventKey, number>>;
}

export interface ImageEndpoint {
  /** Which service resizes, `domain/images.ts`; `none` serves the URL as it is. */
  name: 'parameters' | 'imgix' | 'fastly' | 'cloudflare' | 'none';
  /** 1…100 (GAL-03, C50). */
  quality: number;
}

/** Rules that pages and islands need to show stock as this dealer wants it. */
export interface StockRules {
  /** Days a sold vehicle stays listed (SRCH-03); 0 hides sold vehicles. */
  soldWindowDays: number;
  excludedMakes: string[];
  /** Vehicles with fewer pictures are not shown, 0…14 (SRCH-16). */
  leastPhotos: number;
  /** Vehicles that came later than so many days ago are not shown yet, 0…14 (SRCH-16). */
  leastAgeDays: number;
  /** Price-ascending sort leaves out vehicles without a price (SRCH-07). */
  hideUnpricedWhenCheapestFirst: boolean;
  collapseSold: boolean;
  hitsPerPage: number;
  facets: FacetKey[];
  /** Ways to draw the listing; the first holds until another is chosen. */
  views: ListingView[];
  /** List facets of which one value at a time is chosen (REF-15). */
  singleSelect: ListKey[];
  /** Makes seen before 'Show all makes' (REF-10). */
  popularMakes: number;
  /** The dealer has body words of its own; more of them are seen at once (REF-12). */
  customBodies: boolean;
  /** Fixed bounds of the price and kilometre sliders (SLDR-05, C6); false leaves them to the stock. */
  sliders: false | { price: { min: number; max: number }; km: { min: number; max: number } };
  /** Counts above `over` are shown as `show`: a number, or the sum of the condition facet (SRCH-14, C42). */
  countCap: false | { over: number; show: 'facetSum' | number };
  /** Where 'Clear Filters' leads; false is the listing itself (C19). */
  clearFiltersHref: string | false;
  urlStyle: 'flat' | 'legacy';
}

/** Where postcodes are looked up; `name` picks the driver in services/geocoder. */
export type GeocoderEndpoint = { name: 'table' } | { name: 'http'; url: string; key: string | null };

/** Where listings may live; another place is another page file in `routes/table.ts`. */
export const listingPaths = ['/search/', '/used-car/'] as const;

export type ListingPath = (typeof listingPaths)[number];

/** What helps shoppers to search by words and by place. */
export interface SearchHelp {
  /** Search with suggestions in the header of every page. */
  header: boolean;
  /** The key '/' opens the search. */
  shortcut: boolean;
  /** The five latest searches, kept in the browser (SRCH-17). */
  history: boolean;
  /** Listings that a shopper keeps in the browser. */
  saved: boolean;
  /** 'Near me', where vehicles stand at several places. */
  near: GeocoderEndpoint | null;
}

export interface PriceRules {
  noPriceText: string;
  offersSubscriptions: boolean;
  subscriptionPeriod: 'week' | 'month';
  /** Dollars below the market average from which the indicator shows (PRICE-07). */
  marketIndicatorFrom: number | false;
}

export interface TagRules {
  newArrivalDays: number;
  tagElectric: boolean;
  certifiedUsedMakes: string[];
  /** Tags of makes whose programme has words of its own. */
  certifiedTags: CertifiedTag[];
}

/** Looks and buttons of cards (CARD-03, CARD-06); a button without a page of its own is null. */
export interface CardRules {
  soldStyle: 'plain' | 'faded' | 'stamp';
  actions: { details: boolean; finance: string | null; testDrive: string | null; reserve: string | null };
}

/** What shoppers may keep in their browser; numbers say how many. */
export interface GarageRules {
  favourites: boolean;
  compare: number | false;
  viewed: number | false;
}

/** Rules of the enquiry about a vehicle or an offer (FORM-02, FORM-10). */
export interface EnquiryRules {
  messageRequired: boolean;
  termsConsent: boolean;
  askRegistration: boolean;
  /** First the question, then who asks; else all at once. */
  inSteps: boolean;
  /** The dealer's own steps, instead of what the three above say; null has none. */
  steps: StepRules | null;
  /** Bounds of numbers in every form (FORM-15, FORM-17). */
  bounds: BoundsRules;
  /** State that is chosen beforehand (FORM-20, C53). */
  defaultState: AustralianState;
}

export interface SpinRules {
  /** Whether the 360° view is seen before the pictures (SPIN-01). */
  first: boolean;
  /** Whether it turns once by itself when opened (SPIN-05). */
  autoRotate: boolean;
}

/** How the share bar tells that the link is copied (SHARE-04, C49). */
export interface ShareRules {
  /** `inline`: 'Copied' beside the button for 1.5 s; `toast`: a message with the vehicle's name for 3 s. */
  feedback: 'inline' | 'toast';
}

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
  dealershipGroup: string | null;
  /** The one make of a single-brand dealer, else null. */
  make: string | null;
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
  /** Item types in stock, in order; decides words such as 'cars' or 'vehicles'. */
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
