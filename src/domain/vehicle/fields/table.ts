import { caravanTable } from './caravan.ts';
import type { Field, Fields } from './field.ts';
import { liveTable } from './live.ts';
import { measureTable } from './measures.ts';

/**
 * Every field of a vehicle, by its name in the domain: one row each. The type `Vehicle`, what documents of the index
 * must look like and how they are read, the schema of the collection, what cards and live pages ask for, the columns and
 * limits of the import and `/stock.json` follow from this table. Rows that can change between two builds stand in
 * `live.ts`; further figures in `measures.ts`, those of caravans in `caravan.ts`.
 */
export const vehicleTable = {
  id: { name: 'id', kind: 'id', card: true },
  slug: { name: 'slug', kind: 'slug', index: 'filter', card: true },
  /** Year make model badge, ready to show. */
  name: { name: 'name', kind: 'name', index: 'filter', words: true, card: true },
  category: { name: 'category', kind: 'category', index: 'facet', card: true },
  year: { name: 'year', kind: 'year', index: 'facet', card: true, exported: true },
  make: { name: 'make', kind: 'name', index: 'facet', words: true, card: true, exported: true },
  model: { name: 'model', kind: 'name', index: 'facet', words: true, card: true, exported: true },
  /** Both in one, as the index spells it: 'Toyota > HiLux'. */
  makeModel: { name: 'make_model', kind: 'makeModel', index: 'facet' },
  badge: { name: 'badge', kind: 'text', index: 'facet', words: true, card: true, exported: true },
  series: { name: 'series', kind: 'text', index: 'facet', words: true, card: true, exported: true },
  colour: { name: 'colour', kind: 'text', index: 'facet', exported: true },
  /** The plain colour of the paint, as `colour-family.ts` finds it. */
  colourFamily: { name: 'simple_colour', kind: 'text', index: 'facet' },
  interiorColour: { name: 'interior_colour', kind: 'text' },
  carType: { name: 'car_type', kind: 'carType', index: 'facet', card: true },
  createdAt: { name: 'created_at', kind: 'time', index: 'filter', card: true },
  updatedAt: { name: 'updated_at', kind: 'time' },
  soldAt: { name: 'sold_date_timestamp', kind: 'time', index: 'filter', card: true },

  ...liveTable,
  /** The effective price by which the index searches, as the import wrote it. */
  searchPrice: { name: 'effective_price', kind: 'number', index: 'facet', limits: [0, 2_000_000_000] },
  /** Range of the weekly repayment at the advertised rate, as `weekly-price.ts` finds it on import. */
  weeklyPrice: { name: 'weekly_price_range', kind: 'text', index: 'facet' },
  /** Figures of finance providers for this vehicle; empty when the feed has none. */
  financeLenders: { name: 'finance_lenders', kind: 'lenders', card: true },

  body: { name: 'simple_body', kind: 'text', index: 'facet', card: true, exported: true },
  bodyConfiguration: { name: 'bodyconfiguration', kind: 'text' },
  fuel: { name: 'simple_fuel', kind: 'text', index: 'facet', card: true, exported: true },
  transmission: { name: 'simple_transmission', kind: 'text', index: 'facet', card: true, exported: true },
  gears: { name: 'gearnum', kind: 'number', limits: [0, 100] },
  drive: { name: 'simple_drive', kind: 'text', index: 'facet', exported: true },
  seats: { name: 'seats', kind: 'count', index: 'facet', exported: true, limits: [1, 100] },
  doors: { name: 'doors', kind: 'count', limits: [0, 20] },
  /** Kilometres. */
  odometer: { name: 'km', kind: 'kilometres', index: 'facet', card: true, exported: true },
  /** What machines are judged by in place of kilometres. */
  operatingHours: {
    name: 'operating_hours',
    kind: 'count',
    index: 'facet',
    card: true,
    exported: true,
    limits: [0, 200_000],
  },
  /** Cubic centimetres. */
  engineSize: {
    name: 'engine_size',
    kind: 'number',
    limits: [0, 100_000],
    or: { enginesize: 'number', engine_size_litres: 'litres', enginesize_litres: 'litres' },
  },
  cylinders: { name: 'cylinders', kind: 'number', limits: [0, 100] },
  /** Litres per 100 km, combined. */
  fuelConsumption: { name: 'fuelconsumptioncombined', kind: 'number', limits: [0, 1_000] },
  /** Kilowatts. */
  power: { name: 'power', kind: 'number', limits: [0, 10_000] },
  /** Newton metres. */
  torque: { name: 'torque', kind: 'number', limits: [0, 100_000] },
  /** Kilograms, braked. */
  towing: { name: 'towing', kind: 'kilograms', index: 'facet', card: true },
  /** Kilograms and millimetres of whatever kind of vehicle, as `facts/sizes.ts` finds them on import. */
  massLimit: { name: 'mass_limit', kind: 'kilograms', index: 'facet', card: true },
  ownMass: { name: 'own_mass', kind: 'kilograms', index: 'filter', card: true },
  loadMass: { name: 'load_mass', kind: 'kilograms', index: 'facet', card: true },
  overallLength: { name: 'overall_length', kind: 'count', index: 'facet', card: true, limits: [0, 100_000] },
  ancapRating: { name: 'ancaprating', kind: 'number', limits: [0, 5] },

  stockNumber: { name: 'stocknum', kind: 'code', index: 'filter', words: true, exported: true },
  vin: { name: 'vin', kind: 'code', index: 'filter', words: true },
  registration: { name: 'regplate', kind: 'text' },
  registrationExpiry: { name: 'rego_expiry', kind: 'text' },
  buildDate: { name: 'build_date', kind: 'text' },
  complianceDate: { name: 'compliance_date', kind: 'text' },

  images: { name: 'images', kind: 'pictures', or: { primary_image_url: 'onlyPicture' } },
  /** Address of the picture that cards show. */
  primaryImageUrl: { name: 'primary_image_url', kind: 'address', or: { images: 'firstPicture' }, card: true },
  videoUrl: { name: 'video_url', kind: 'address', or: { external_video_url: 'address' } },
  /** Frames of the 360° view in order, empty when there is none. */
  spinImages: { name: 'spin_images', kind: 'addresses' },
  /** A picture of the cabin for the 360° view. */
  interiorImage: { name: 'spin_interior_image', kind: 'address' },
  hotspots: { name: 'hotspots', kind: 'hotspots' },
  features: { name: 'standardEquipment', kind: 'texts', or: { filtered_features: 'texts' } },
  /** Features that the listing can be narrowed by. */
  filterFeatures: { name: 'filtered_features', kind: 'texts', index: 'facet' },
  /** What the dealer calls it when no model is named, for example 'Family'. */
  categories: { name: 'categories', kind: 'texts', index: 'facet' },
  /** Sanitised HTML or plain text written by the dealer. */
  comments: { name: 'dealercomments', kind: 'text' },
  /** Ways in which its deposit can be paid, in the feed's words; empty where they are the dealer's (RSV-04). */
  paymentProcessors: { name: 'payment_processors', kind: 'texts' },
  /** URL of a history report. */
  historyReportUrl: { name: 'file', kind: 'address' },

  locationId: { name: 'location_id', kind: 'code', or: { location: 'locationId' } },
  locationName: { name: 'location_name', kind: 'text', index: 'facet', card: true },
  /** Ids of locations where it can be driven besides where it stands; empty when the stock names none (TD-01). */
  distributionLocations: { name: 'location', kind: 'distributionLocations' },
  city: { name: 'city', kind: 'text', index: 'facet', card: true },
  state: { name: 'state', kind: 'text', index: 'facet', card: true },
  dealershipId: { name: 'dealership_id', kind: 'code', index: 'facet' },
  dealershipName: { name: 'dealership_name', kind: 'text', index: 'facet' },
  dealershipSlug: { name: 'dealership_slug', kind: 'code' },
} as const satisfies Fields;

/** What the import adds for searches alone; no page reads it. */
export const searchTable = {
  priceRange: { name: 'price_range', kind: 'text', index: 'facet' },
} as const satisfies Fields;

/** The rows of all tables. */
export const allFields: readonly Field[] = [vehicleTable, searchTable, measureTable, caravanTable].flatMap(
  (table) => Object.values<Field>(table),
);
