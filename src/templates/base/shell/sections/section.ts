import type { Article } from '#domain/blog/article.ts';
import type { Model } from '#domain/brand/brand.ts';
import type { MapLocation } from '#domain/location/map.ts';
import type { LocationStock } from '#domain/location/stock-by-location.ts';
import type { ModelFigure } from '#domain/model/model-columns.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Site } from '#domain/site/site.ts';
import type { ReviewChoice } from '#domain/review/choose-reviews.ts';
import type { SectionName, SectionOf } from '#domain/page/section.ts';
import type { StockClaims } from '#domain/page/stock-claims.ts';
import type { CarType, Vehicle } from '#domain/vehicle/vehicle.ts';

/** One way into the stock: a make, a body type or a preset, with how many vehicles stand behind it. */
export interface Tile {
  label: string;
  value: string;
  href: string;
  count: number;
  /** A picture of one of these vehicles, or a logo. */
  image: string | null;
}

/** One model of a brand with the page that shows it and how many are in stock. */
export interface RangeModel {
  model: Model;
  href: string;
  count: number;
  /** What it costs new, in words; null where none is here with a price. */
  price: string | null;
  /** The same without GST, where the dealer shows that. */
  exGst: string | null;
  /** What those that are here weigh, carry and measure, where the dealer compares stock by it. */
  figures: ModelFigure[];
}

/** What sections may show of the stock. A part of it is worked out when the first section asks for it. */
export interface SectionData {
  /** Everything that listings show, recently sold ones included, newest first. */
  listed: Vehicle[];
  /** Listings of one condition, by that condition; those that the dealer offers. */
  presetPaths: Partial<Record<CarType | 'any', string>>;
  /** Visible vehicles that can be bought, newest first. */
  vehicles: Vehicle[];
  offers: Offer[];
  makes: Tile[];
  bodies: Tile[];
  /** Cars, motorcycles, trucks and caravans, where the stock has several of them and the listing can be narrowed to one. */
  kinds: Tile[];
  categories: Tile[];
  /** What the listing shows of each kind at each location. */
  locationStock: LocationStock[];
  /** Highest payload in stock, in kilograms; 0 where nobody states one. */
  mostPayload: number;
  range: RangeModel[];
  /** The makes that the dealer represents. */
  brands: Tile[];
  /** Locations on the map of the site; none without one. */
  mapLocations: readonly MapLocation[];
  /** The vehicles that a filter finds, as many as are wanted; `total` are behind `href`, their listing. */
  findVehicles: (section: SectionOf<'vehicles'>) => { vehicles: Vehicle[]; total: number; href: string };
  /** Offers of a category or model. */
  findOffers: (section: SectionOf<'offers'>) => Offer[];
  /** Chosen models of the dealer's brands. */
  findModels: (section: SectionOf<'models'>) => RangeModel[];
  /** Newest articles, as many as are wanted, and the list that has more of them; null without a blog. */
  findArticles: (section: SectionOf<'articles'>) => { articles: Article[]; href: string } | null;
  /** Reviews of a location, of all without one; null where none can be shown. */
  findReviews: (section: SectionOf<'reviews'>) => ReviewChoice | null;
  /** How many the listing of all stock shows. */
  total: number;
  /** What may be said of all that is listed. */
  claims: StockClaims;
  /** Epoch seconds. */
  now: number;
}

/**
 * What each section reads of that data. A page is made anew when something of it changed, so a section can read nothing
 * else: the types say so.
 */
export const sectionReads = {
  hero: ['vehicles', 'total', 'claims', 'makes', 'bodies', 'kinds', 'locationStock', 'mostPayload'],
  makes: ['makes'],
  bodyTypes: ['bodies'],
  categories: ['categories'],
  newest: ['vehicles', 'total', 'now'],
  vehicles: ['findVehicles', 'now'],
  offers: ['findOffers'],
  range: ['range'],
  models: ['findModels'],
  articles: ['findArticles'],
  brands: ['brands'],
  budget: ['listed', 'presetPaths'],
  priceSlider: ['listed'],
  locations: ['mapLocations', 'locationStock'],
  location: ['mapLocations', 'now'],
  hours: ['now'],
  reviews: ['findReviews'],
} as const satisfies Partial<Record<SectionName, readonly (keyof SectionData)[]>>;

type Reading = typeof sectionReads;
type Read<Name extends SectionName> = Name extends keyof Reading ? Reading[Name][number] : never;

/** What every section of a page receives. */
export interface SectionProps<Name extends SectionName> {
  site: Site;
  data: Pick<SectionData, Read<Name>>;
  /** What the dealer says of it. */
  options: SectionOf<Name>;
  /** Whether the heading of the page is left to the hero among its sections. */
  opening: boolean;
  /** Its place among the sections of the page, from 1: for ids that no other section has. */
  place: number;
}
