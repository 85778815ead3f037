import type { Offer } from '#domain/offer/offer.ts';
import type { ReviewChoice } from '#domain/review/choose-reviews.ts';
import type { Part } from '#domain/part/part.ts';
import type { CarType, Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteMap } from './location/map/create-map.ts';

/** One static listing page (ROUTE-02, ROUTE-03); a make or model that is sold out keeps its own, so that links hold. */
export interface LandingPage {
  /** Path with leading and trailing slash, for example '/search/toyota/hilux/'. */
  path: string;
  kind: 'all' | 'preset' | 'make' | 'model';
  /** Facet values fixed by the path. */
  refinements: { carType?: CarType[]; make?: string; model?: string };
  count: number;
}

/** Reviews that pages may show. */
export interface Reviews {
  /** Of the dealer with all its locations; null where none can be shown. */
  all: ReviewChoice | null;
  /** The same with all that the page of reviews has. */
  page: ReviewChoice | null;
  /** Of single locations, by id; those without a review that can be shown are missing. */
  byLocation: Record<string, ReviewChoice>;
}

/** Everything that pages know about one dealer's stock, read once per build. Holds visible vehicles, newest first. */
export interface Catalogue {
  /** Epoch seconds at which the snapshot was taken. */
  readAt: number;
  vehicles: Vehicle[];
  offers: Offer[];
  /** Newest first. */
  parts: Part[];
  landingPages: LandingPage[];
  reviews: Reviews;
  /** Null when no location has coordinates, or the dealer wants no map. */
  map: SiteMap | null;
}
