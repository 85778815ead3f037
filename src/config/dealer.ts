import type { MapRules } from '#domain/location/map.ts';
import type { VehicleAdsRules } from '#domain/page/vehicle-ads.ts';
import type { AnalyticsEndpoint, AnalyticsRules } from '#domain/analytics/rules.ts';
import type { MissingFields, SearchEndpoint } from '#domain/search/endpoint.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteFile } from './load/site-files.ts';
import type { Settings } from './schema.ts';
import type { Section } from './schemas/page/sections.ts';

/** One dealer with every question answered: what build rooms work with. Plain data, so it can be fingerprinted. */
export interface Dealer extends Omit<Site, 'template' | 'search' | 'leads' | 'analytics' | 'testDrive'> {
  /** Looks to build; the first is the default. */
  templates: string[];
  theme: Settings['theme'];
  sections: { home: Section[] };
  testDrive: Exclude<Settings['testDrive'], false> | null;
  /** Ready-made listings to build, for example 'used-cars' (ROUTE-02). */
  presets: Settings['search']['presets'];
  /** Old path → new path, both with a leading slash. */
  redirects: Record<string, string>;
  /** Addresses of this site that the dealer's own menus, sections, cards and buttons lead to. */
  ownLinks: string[];
  /** Sanitised HTML of the legal pages. */
  legal: { privacy: string; terms: string };
  /** Files that this site alone is published with, and sites of the same layers. */
  files: SiteFile[];
  /** Origins of pictures elsewhere that the dealer's settings name. */
  pictureOrigins: string[];
  /** Null without maps of places of business. */
  maps: MapRules | null;
  /** What stands last in the breadcrumb of a vehicle (VDP-02). */
  breadcrumb: 'name' | 'series';
  /** Null without a feed of vehicle ads. */
  vehicleAds: VehicleAdsRules | null;
  build: { stockDropShare: number };
  services: {
    search: Pick<SearchEndpoint, 'host' | 'port' | 'protocol' | 'path'> & {
      /** A search-only key given by hand; null when the build makes one. */
      key: string | null;
    };
  };
  collections: { vehicles: string; offers: string; parts: string; leads: string };
  /** What the build found the index to lack; nothing until it has looked. */
  missingFields: MissingFields;
  /** How leads are delivered; `typesense` posts into `collections.leads` on the search server. */
  leadDelivery: { name: 'typesense' } | { name: 'http' | 'adf'; url: string };
  /** Who counts visits; `api` posts to the dealer API. */
  analytics:
    | (Pick<AnalyticsRules, 'ids'> & {
        endpoint: { name: 'api' } | Extract<AnalyticsEndpoint, { name: 'gtag' }>;
      })
    | null;
}

/** A dealer as its settings alone make it; what lies beside them in files is read later. */
export type ResolvedDealer = Omit<Dealer, 'legal' | 'files' | 'pictureOrigins'>;
