/*
 * The shape of a document as the index keeps it, which is also the columns of a feed. `vehicle.ts` makes a Vehicle of it.
 */
import * as v from 'valibot';
import { measureEntries } from './measures.ts';
import { flag, number, text, texts } from './values.ts';

const image = v.object({
  image: v.object({ url: v.string(), thumb: v.optional(v.object({ url: v.string() })) }),
});

/**
 * One document of a vehicles collection, in the index's own spelling (DATA-01). Unknown fields are ignored, never
 * fatal. Prices are whole Australian dollars, `km` kilometres, `*_at` and `*_timestamp` epoch seconds.
 */
export const vehicleDocument = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  category: v.optional(v.nullable(v.picklist(['car', 'motorcycle', 'truck', 'caravan']))),
  year: number,
  make: v.string(),
  model: v.string(),
  make_model: text,
  badge: text,
  series: text,
  colour: text,
  simple_colour: text,
  interior_colour: text,
  car_type: v.picklist(['new', 'demo', 'used']),
  status: v.string(),
  tag: text,
  reserved: flag,
  sold: flag,
  certified: flag,
  preorder: flag,
  created_at: number,
  updated_at: number,
  sold_date_timestamp: number,
  show_on_dealer_website: v.boolean(),
  price: number,
  before_price: number,
  offer_price: number,
  price_type: text,
  subscription_price: number,
  autograb_data: v.optional(
    v.nullable(v.object({ state_average_market_price: number, average_market_price: number })),
  ),
  /** Read by `parseLenders`, which leaves out what it cannot read. */
  finance_lenders: v.optional(v.unknown()),
  km: number,
  simple_body: text,
  bodyconfiguration: text,
  simple_fuel: text,
  simple_transmission: text,
  gearnum: number,
  simple_drive: text,
  seats: number,
  doors: number,
  engine_size: number,
  /** Other spellings of the same, those of DATA-02 last; only a help, so one that cannot be read is unknown. */
  engine_size_litres: v.fallback(number, null),
  enginesize: v.fallback(number, null),
  enginesize_litres: v.fallback(number, null),
  cylinders: number,
  fuelconsumptioncombined: number,
  power: number,
  torque: number,
  towing: number,
  ancaprating: number,
  ...measureEntries,
  vin: text,
  stocknum: text,
  regplate: text,
  rego_expiry: text,
  build_date: text,
  compliance_date: text,
  images: v.optional(v.nullable(v.array(image))),
  photos_count: number,
  primary_image_url: text,
  video_url: text,
  external_video_url: text,
  spin_images: texts,
  spin_interior_image: text,
  /** Read by `parseHotspots`, which leaves out what it cannot read. */
  hotspots: v.optional(v.unknown()),
  filtered_features: texts,
  categories: texts,
  /** What follows from the prices above (`price.ts`), so that the index can search by it; the import writes all three. */
  effective_price: number,
  price_range: text,
  weekly_price_range: text,
  standardEquipment: texts,
  dealercomments: text,
  file: text,
  location_id: text,
  location: v.fallback(
    v.optional(
      v.nullable(
        v.object({
          id: text,
          /** Only a help, so one that cannot be read is none. */
          distribution_locations: v.fallback(
            v.nullish(v.array(v.union([v.string(), v.object({ id: v.string() })]))),
            null,
          ),
        }),
      ),
    ),
    null,
  ),
  location_name: text,
  city: text,
  state: text,
  dealership_id: text,
  dealership_name: text,
  dealership_slug: text,
  body_width: text,
  body_length: text,
  tare_weight: text,
  axle_type: text,
  sleeps: number,
  aggregate_trailer_mass: text,
});

export type VehicleDocument = v.InferOutput<typeof vehicleDocument>;
