import * as v from 'valibot';
import { visibleText } from '#domain/page/visible-text.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { ReviewFeed } from '#domain/review/review.ts';
import type { Site } from '#domain/site/site.ts';
import { isOfferShownOn } from '#services/wire/offer.ts';
import { isPartShownAt, parsePart } from '#services/wire/part.ts';
import { UnreadableDocument } from '#services/wire/vehicle-document.ts';
import { chooseAllReviews } from './review/choose-all-reviews.ts';
import type { Catalogue } from './catalogue.ts';
import { tellMissingHours, tellMissingPoints } from './location/tell-missing.ts';
import { createMap } from './location/map/create-map.ts';
import { explainHidden } from './vehicle/hidden-vehicles.ts';
import { createLandingPages, type KnownName } from './listing/landing-pages.ts';
import { judgeStock } from './law/judge-stock.ts';
import { runningOffers } from './offer/running-offers.ts';
import { parseOfferPage, parseVehiclePage } from './page/parse-page.ts';
import { validUntil } from './page/valid-until.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { isVisible, mayBeTold } from '#domain/vehicle/visible.ts';
import { tellWrongSearchPrices } from './vehicle/search-prices.ts';
import { tellWrongWeeklyPrices } from './vehicle/weekly-prices.ts';

/** What a catalogue needs to know about its site. */
export type CatalogueSite = Pick<
  Site,
  | 'websiteId'
  | 'slug'
  | 'parts'
  | 'brands'
  | 'dealershipIds'
  | 'timezone'
  | 'stock'
  | 'listing'
  | 'listingPath'
  | 'tags'
  | 'features'
  | 'locations'
  | 'maps'
  | 'finance'
  | 'reviews'
>;

/** The documents of a dealer's collections, as the index sent them. */
export interface Documents {
  vehicles: Iterable<unknown>;
  offers: Iterable<unknown>;
  parts: Iterable<unknown>;
  /** Reviews of whatever source. */
  reviews?: ReviewFeed | null;
}

export interface CatalogueResult {
  catalogue: Catalogue;
  /** Epoch seconds from which the catalogue is out of date even when the index does not change. */
  validUntil: number;
  /** Vehicles that were left out because they break the promised shape. */
  unreadable: number;
  /** Documents that were left out because they break the promised shape, and what the others lack; sentences. */
  problems: string[];
}

/** The problem of a document in words. Rethrows any other error. */
function explain(error: unknown): string {
  if (error instanceof UnreadableDocument) return error.message;
  if (!(error instanceof v.ValiError)) throw error;
  const [issue] = error.issues;
  return `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`;
}

function parseEach<Parsed>(
  documents: Iterable<unknown>,
  parse: (document: unknown) => Parsed,
  what: string,
  problems: string[],
): Parsed[] {
  const parsed: Parsed[] = [];
  for (const document of documents) {
    try {
      parsed.push(parse(document));
    } catch (error) {
      const id = (document as { id?: unknown } | null)?.id;
      // It quotes what nobody has looked at, and stands in terminals.
      problems.push(visibleText(`${what} ${String(id)} is left out: ${explain(error)}`.slice(0, 500)));
    }
  }
  return parsed;
}

interface Aged {
  id: string;
  createdAt: number | null;
}

/** Newest first (SRCH-06); the id settles ties so that two builds agree. */
const newestFirst = (a: Aged, b: Aged): number =>
  (b.createdAt ?? 0) - (a.createdAt ?? 0) || (a.id < b.id ? -1 : 1);

/** The models that a dealer represents, or had in stock; links to their listings hold while none is in stock. */
function listKnown(
  { brands, stock }: Pick<CatalogueSite, 'brands' | 'stock'>,
  former: readonly KnownName[],
): KnownName[] {
  const excluded = new Set(stock.excludedMakes.map((make) => make.toLowerCase()));
  const range = brands.flatMap(({ name: make, models }) => [
    { make, model: null },
    ...models.map(({ name: model }) => ({ make, model })),
  ]);
  return [...range, ...former].filter(({ make }) => !excluded.has(make.toLowerCase()));
}

/**
 * Makes everything that pages know about one dealer's stock out of the raw documents: visible vehicles, running
 * offers that are not excluded from this site (SRCH-23), landing pages. `now` is in epoch seconds.
 *
 * @param former makes and models of which earlier builds made listings; they keep their address when sold out
 */
export function createCatalogue(
  site: CatalogueSite,
  documents: Documents,
  now: number,
  former: readonly KnownName[] = [],
): CatalogueResult {
  const problems: string[] = [];
  const parsed = parseEach(documents.vehicles, parseVehiclePage, 'Vehicle', problems);
  const unreadable = problems.length;
  const vehicles = parsed.filter((vehicle) => isVisible(vehicle, site.stock, now)).sort(newestFirst);
  const allOffers: Offer[] = parseEach(
    documents.offers,
    (document) => (isOfferShownOn(site, document) ? parseOfferPage(document) : null),
    'Offer',
    problems,
  ).filter((offer) => offer !== null);
  const parts = site.parts
    ? parseEach(
        documents.parts,
        (document) => (isPartShownAt(site, document) ? parsePart(document) : null),
        'Part',
        problems,
      ).filter((part) => part !== null)
    : [];
  const catalogue: Catalogue = {
    readAt: now,
    vehicles,
    offers: runningOffers(allOffers, site.timezone, now).sort(newestFirst),
    parts: parts.sort(newestFirst),
    landingPages: createLandingPages(vehicles, site.listing.presets, site.listingPath, [
      ...parsed.filter((vehicle) => mayBeTold(vehicle, site.stock, now)),
      ...listKnown(site, former),
    ]),
    reviews: chooseAllReviews(documents.reviews, site),
    map: createMap(site.locations, site.maps),
  };
  return {
    catalogue,
    unreadable,
    validUntil: validUntil(site, parsed, allOffers, now),
    problems: [
      ...problems,
      ...explainHidden(parsed, site.stock, now),
      ...judgeStock(vehicles.filter(isAvailable), catalogue.offers, site),
      ...tellWrongSearchPrices(vehicles),
      ...tellWrongWeeklyPrices(catalogue, site),
      ...tellMissingHours(site.locations, now),
      ...tellMissingPoints(site.locations, site.maps !== null),
    ],
  };
}
