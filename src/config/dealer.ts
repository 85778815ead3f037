import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';
import type { AnalyticsEndpoint, AnalyticsRules } from '#domain/analytics/rules.ts';
import type { MissingFields, SearchEndpoint } from '#domain/search/endpoint.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteFile } from './load/site-files.ts';
import type { ReviewFeed } from '#domain/review/review.ts';
import type { OwnPage } from './pages/own-page.ts';
import type { Settings } from './schema.ts';

/** One dealer with every question answered: what build rooms work with. Plain data, so it can be fingerprinted. */
export interface Dealer {
  /** Everything for pages; each target adds its template and keys. */
  site: Omit<Site, 'template' | 'pictures' | 'search' | 'leads' | 'analytics'>;
  /** Own pages that are published now. */
  pages: OwnPage[];
  /** What stays on the build machine. */
  build: {
    /** Looks to build; the first is the default. */
    templates: string[];
    stockDropShare: Settings['build']['stockDropShare'];
    /** Addresses of this site that the dealer's own menus, sections, cards and buttons lead to. */
    ownLinks: string[];
    /** Addresses of own pages that have a file and are not published now. */
    waitingPages: string[];
    /** Files that this site alone is published with, and sites of the same layers. */
    files: SiteFile[];
    /** Origins of pictures elsewhere that the dealer's settings name. */
    pictureOrigins: string[];
    /** Where the index is; `key` is a search-only key given by hand, null when the build makes one. */
    index: Pick<SearchEndpoint, 'host' | 'port' | 'protocol' | 'path'> & { key: string | null };
    collections: { vehicles: string; offers: string; parts: string; leads: string; reviews: string };
    /** Reviews as the dealer's folder holds them; the build reads those that lie elsewhere. Null without any. */
    reviews: ReviewFeed | null;
    /** Fields that the index lacks; empty until the build has looked. */
    missingFields: MissingFields;
    /** How leads are delivered; `typesense` posts into `collections.leads` on the search server. */
    leadDelivery: Settings['leads'];
    /** Whether the host of the site answers `/api` by the dealer API. */
    apiThroughSite: boolean;
    /** Who looks up and values the cars of shoppers; null without trade-ins. */
    tradeInProvider: Exclude<Settings['tradeIn'], false>['provider'] | null;
    /** Who counts visits; `api` posts to the dealer API. */
    analytics:
      | (Pick<AnalyticsRules, 'ids'> & {
          endpoint: { name: 'api' } | Extract<AnalyticsEndpoint, { name: 'gtag' }>;
        })
      | null;
    /** Appointments of a kind at the same time at one location; null without a calendar. */
    appointmentCapacity: Record<AppointmentKind, number | null>;
    /** Dealers who may have locations that this one runs, and book them by their calendars. */
    sharedWith: readonly string[];
  };
}

/** A dealer from its settings alone, before files beside them are read. */
export interface ResolvedDealer {
  site: Omit<Dealer['site'], 'legal'>;
  build: Omit<Dealer['build'], 'files' | 'pictureOrigins' | 'waitingPages' | 'reviews'>;
}
