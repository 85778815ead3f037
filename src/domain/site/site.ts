import type { Announcement } from './announcement.ts';
import type { LocationPage } from '../location/location-page.ts';
import type { HolidayHours } from '../location/holiday-hours.ts';
import type { AuthRules } from '../account/rules.ts';
import type { AnalyticsRules } from '../analytics/rules.ts';
import type { Blog } from '../blog/blog.ts';
import type { Brand } from '../brand/brand.ts';
import type { CardRules } from '../listing/card-rules.ts';
import type { EnquiryRules } from '../lead/enquiry-rules.ts';
import type { FinanceRules } from '../finance/rules.ts';
import type { GarageRules } from '../garage/garage.ts';
import type { LeadEndpoint } from '../lead/endpoint.ts';
import type { ListingPath } from '../listing/path.ts';
import type { Location } from '../location/location.ts';
import type { GroupSite, NavigationGroup, NavigationLink } from './navigation.ts';
import type { OpenGraphRules } from '../page/open-graph-rules.ts';
import type { OwnPictures } from '../gallery/own-picture.ts';
import type { PageEntry } from '../page/page-entry.ts';
import type { ReserveRules } from '../reservation/reserve-rules.ts';
import type { Partner, VehiclePartners } from '../partner/partner.ts';
import type { PrivacyRules } from '../law/privacy.ts';
import type { Promotion } from '../listing/promotions.ts';
import type { Section } from '../page/section.ts';
import type { SearchEndpoint } from '../search/endpoint.ts';
import type { GeocoderEndpoint } from '../location/geocoder.ts';
import type { SiteSettings } from './settings.ts';
import type { TagRules } from '../vehicle/tags.ts';
import type { TeamMember } from '../team/team-member.ts';
import type { TradeInRules } from '../trade-in/limits.ts';
import type { VehicleAction } from '../vehicle/actions.ts';
import type { VehicleAdsRules } from '../page/vehicle-ads.ts';
import type { VehicleSection } from '../vehicle/section.ts';
import type { ViewRules } from '../analytics/view-count.ts';

/**
 * The public face of one dealer × template: all that pages and islands may know. Settings that the schema of dealer
 * files shows are part of it as they are written; what stands here is what resolvers make of settings.
 */
export interface Site extends Omit<SiteSettings, 'search'> {
  slug: string;
  template: string;
  legalName: string;
  /** <title> suffix. */
  title: string;
  /** Origin without a trailing slash. */
  url: string;
  locale: 'en-AU';
  timezone: string;
  dealershipId: string;
  /** Dealerships whose offers and parts the site shows; its own first. */
  dealershipIds: string[];
  /** Id of this website in the platform's systems. */
  websiteId: string;
  /** The manufacturer that leads about no vehicle name. */
  manufacturer: string | null;
  phone: string | null;
  email: string | null;
  locations: Location[];
  /** What single locations say on their pages, by slug. */
  ownLocationPages: Record<string, LocationPage>;
  /** Sections that pages of brands, by their slug, and of models, by `<brand>/<model>`, have besides. */
  ownBrandPages: { brands: Record<string, Section[]>; models: Record<string, Section[]> };
  /** Null where no location has special days. */
  holidayHours: HolidayHours | null;
  /** Lines above pages, without those of special days. */
  announcements: Announcement[];
  brands: Brand[];
  /** Other websites of the dealer's group (NAV-05). */
  groupSites: GroupSite[];
  navigation: { header: NavigationLink[]; footer: NavigationGroup[] };
  social: { network: string; url: string }[];
  /** Path under which all listings live (ROUTE-02, C15). */
  listingPath: ListingPath;
  /** The group `search` of the file; `near` sorts by distance, where vehicles stand at several locations. */
  listing: SiteSettings['search'] & { near: GeocoderEndpoint | null };
  /** Categories of stock that tiles show, in their order (CFG-02). */
  searchCategories: string[];
  tags: TagRules;
  card: CardRules;
  garage: GarageRules;
  /** Pictures of the dealer's own folder that settings and texts name. */
  pictures: OwnPictures;
  promotions: Promotion[];
  enquiry: EnquiryRules;
  /** Null where shoppers cannot trade in a car online. */
  tradeIn: TradeInRules | null;
  privacy: PrivacyRules;
  /** `views` is null where they are not shown (VDP-26); `partners` are there where some stand on vehicle pages. */
  vehicle: SiteSettings['vehicle'] & {
    actions: VehicleAction[];
    views: ViewRules | null;
    partners?: VehiclePartners;
  };
  /** Null where no lender stands behind a figure: then nothing about credit is shown (LEGAL 4). */
  finance: FinanceRules | null;
  /** What the home page is made of, in order. */
  sections: { home: Section[] };
  /** What a vehicle page is made of below pictures and price, in order (VDP-01). */
  vehicleSections: VehicleSection[];
  /** What follows from settings together with brands, locations or services; a setting alone says the rest. */
  features: {
    /** Pages of brands. */
    brands: boolean;
    /** Pages of single models and their search. */
    models: boolean;
    /** Pages with a map of the locations. */
    map: boolean;
    /** PDFs of vehicles, from the dealer API (PRINT-01). */
    pdf: boolean;
  };
  /** Services of others in the pages, without those that are switched off. */
  partners: Partner[];
  /** Whom to ask about parts; null where nobody is. */
  parts: { email: string | null; phone: string | null } | null;
  /** Null where no vehicle can be reserved. */
  reserve: ReserveRules | null;
  search: SearchEndpoint;
  leads: LeadEndpoint;
  /** Null where visits are not counted. */
  analytics: AnalyticsRules | null;
  /** Pictures for shared links; null leaves the photos alone. */
  openGraphImages: OpenGraphRules | null;
  /** Null without a feed of vehicle ads. */
  vehicleAds: VehicleAdsRules | null;
  /** Null where customers do not sign in. */
  auth: AuthRules | null;
  /** Base URL of the dealer API, without a trailing slash. */
  apiUrl: string | null;
  /** Whether it keeps files that forms send. */
  uploads: boolean;
  /** Old path → new path, both with a leading slash. */
  redirects: Record<string, string>;
  /** Null where no article is published now. */
  blog: Blog | null;
  /** Own pages that are published now, articles among them, for menus and links; their texts are no part of the site. */
  pages: PageEntry[];
  /** People of the dealer, in their order. */
  team: TeamMember[];
  /** Sanitised HTML of the legal pages. */
  legal: { privacy: string; terms: string };
}

/** Whether shoppers can choose a location as theirs: where there are several. */
export const hasLocationChoice = ({ locations }: Pick<Site, 'locations'>): boolean => locations.length > 1;
