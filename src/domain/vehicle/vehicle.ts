import type { LenderFigures } from '../finance/lender.ts';
import type { Measures } from './measures.ts';
import type { Hotspot } from '../gallery/spin.ts';

/** Condition of a vehicle as the spec names it (TAG-05); anything else in the index is rejected on import. */
export type CarType = 'new' | 'demo' | 'used';

/** What kind of thing is for sale; decides which specifications are shown (VDP-28). */
export type VehicleCategory = 'car' | 'motorcycle' | 'truck' | 'caravan';

/** One picture at the image CDN: a URL without size parameters. */
export interface VehicleImage {
  url: string;
  thumbUrl: string;
}

export interface CaravanSpecification {
  bodyWidth: string | null;
  bodyLength: string | null;
  tareWeight: string | null;
  axleType: string | null;
  sleeps: number | null;
  aggregateTrailerMass: string | null;
}

/**
 * One vehicle, parsed from its index document by `services/wire/vehicle.ts` (DATA-01).
 * Unknown is `null` (or an empty list), never 0 or ''. Money is whole Australian dollars, distance kilometres,
 * dates are epoch seconds.
 */
export interface Vehicle {
  id: string;
  slug: string;
  /** Year make model badge, ready to show. */
  name: string;
  category: VehicleCategory;
  year: number | null;
  make: string;
  model: string;
  /** Both in one, as the index spells it: 'Toyota > HiLux'. */
  makeModel: string;
  badge: string | null;
  series: string | null;
  colour: string | null;
  /** The plain colour of the paint, as `colour-family.ts` finds it. */
  colourFamily: string | null;
  interiorColour: string | null;
  carType: CarType;
  /** in_stock and coming_soon are available, any other word is not (TAG-01). */
  status: string;
  /** Free text banner set by the dealer, for example 'Test Drive Only'. */
  tag: string | null;
  reserved: boolean;
  sold: boolean;
  certified: boolean;
  preorder: boolean;
  createdAt: number | null;
  updatedAt: number | null;
  soldAt: number | null;
  showOnDealerWebsite: boolean;

  price: number | null;
  beforePrice: number | null;
  offerPrice: number | null;
  /** Canonical word (`drive_away`, `estimated_drive_away`, `excluding_government_charges`) or the dealer's own text. */
  priceType: string | null;
  subscriptionPrice: number | null;
  stateAverageMarketPrice: number | null;
  averageMarketPrice: number | null;
  /** The effective price by which the index searches, as the import wrote it. */
  searchPrice: number | null;
  /** Range of the weekly repayment at the advertised rate, as `weekly-price.ts` finds it on import. */
  weeklyPrice: string | null;
  /** Figures of finance providers for this vehicle; empty when the feed has none. */
  financeLenders: LenderFigures[];

  odometer: number | null;
  body: string | null;
  bodyConfiguration: string | null;
  fuel: string | null;
  transmission: string | null;
  gears: number | null;
  drive: string | null;
  seats: number | null;
  doors: number | null;
  /** Cubic centimetres. */
  engineSize: number | null;
  cylinders: number | null;
  /** Litres per 100 km, combined. */
  fuelConsumption: number | null;
  /** Kilowatts. */
  power: number | null;
  /** Newton metres. */
  torque: number | null;
  /** Kilograms, braked. */
  towing: number | null;
  ancapRating: number | null;
  /** Further figures: masses, lengths, range … */
  measures: Measures | null;

  vin: string | null;
  stockNumber: string | null;
  registration: string | null;
  registrationExpiry: string | null;
  buildDate: string | null;
  complianceDate: string | null;

  images: VehicleImage[];
  /** Pictures that the index counts, also where only the first is at hand; null where it counts none. */
  photosCount: number | null;
  videoUrl: string | null;
  /** Frames of the 360° view in order, empty when there is none. */
  spinImages: string[];
  /** A picture of the cabin for the 360° view. */
  interiorImage: string | null;
  hotspots: Hotspot[];
  features: string[];
  /** Features that the listing can be narrowed by. */
  filterFeatures: string[];
  /** What the dealer calls it when no model is named, for example 'Family'. */
  categories: string[];
  /** Sanitised HTML or plain text written by the dealer. */
  comments: string | null;
  /** URL of a history report. */
  historyReportUrl: string | null;

  locationId: string | null;
  locationName: string | null;
  /** Ids of places where it can be driven besides where it stands; empty when the stock names none (TD-01). */
  distributionLocations: string[];
  city: string | null;
  state: string | null;
  dealershipId: string | null;
  dealershipName: string | null;
  dealershipSlug: string | null;
  caravan: CaravanSpecification | null;
}
