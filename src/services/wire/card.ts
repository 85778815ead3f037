import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { VehicleDocument } from './vehicle-document.ts';

/** The fields of a document that a card needs (CARD-02, VDP-28, TAG, PRICE): a listing asks the index for these alone. */
export const cardFields = [
  'id',
  'slug',
  'name',
  'category',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'car_type',
  'status',
  'tag',
  'reserved',
  'sold',
  'certified',
  'preorder',
  'created_at',
  'sold_date_timestamp',
  'show_on_dealer_website',
  'price',
  'before_price',
  'offer_price',
  'price_type',
  'subscription_price',
  'autograb_data',
  'finance_lenders',
  'km',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'sleeps',
  'body_length',
  'primary_image_url',
  'photos_count',
  'location_name',
  'city',
  'state',
] as const satisfies readonly (keyof VehicleDocument)[];

type CardDocument = Pick<VehicleDocument, (typeof cardFields)[number]>;

const unlessEmpty = <Value>(value: Value): Value | undefined =>
  value === null || value === false ? undefined : value;

/**
 * Writes the document that a listing would get from the index for this vehicle: card fields only, unknown ones left
 * out. The listing's first page is baked in this form, so that baked and live hits are read by the same code.
 */
export function createCardDocument(vehicle: Vehicle): CardDocument {
  const market =
    vehicle.stateAverageMarketPrice === null && vehicle.averageMarketPrice === null
      ? undefined
      : {
          state_average_market_price: vehicle.stateAverageMarketPrice,
          average_market_price: vehicle.averageMarketPrice,
        };
  const document: { [Field in keyof CardDocument]: CardDocument[Field] | undefined } = {
    id: vehicle.id,
    slug: vehicle.slug,
    name: vehicle.name,
    category: vehicle.category,
    year: unlessEmpty(vehicle.year),
    make: vehicle.make,
    model: vehicle.model,
    badge: unlessEmpty(vehicle.badge),
    series: unlessEmpty(vehicle.series),
    car_type: vehicle.carType,
    status: vehicle.status,
    tag: unlessEmpty(vehicle.tag),
    reserved: unlessEmpty(vehicle.reserved),
    sold: unlessEmpty(vehicle.sold),
    certified: unlessEmpty(vehicle.certified),
    preorder: unlessEmpty(vehicle.preorder),
    created_at: unlessEmpty(vehicle.createdAt),
    sold_date_timestamp: unlessEmpty(vehicle.soldAt),
    show_on_dealer_website: vehicle.showOnDealerWebsite,
    price: unlessEmpty(vehicle.price),
    before_price: unlessEmpty(vehicle.beforePrice),
    offer_price: unlessEmpty(vehicle.offerPrice),
    price_type: unlessEmpty(vehicle.priceType),
    subscription_price: unlessEmpty(vehicle.subscriptionPrice),
    autograb_data: market,
    finance_lenders: vehicle.financeLenders.length > 0 ? vehicle.financeLenders : undefined,
    km: unlessEmpty(vehicle.odometer),
    simple_body: unlessEmpty(vehicle.body),
    simple_fuel: unlessEmpty(vehicle.fuel),
    simple_transmission: unlessEmpty(vehicle.transmission),
    sleeps: unlessEmpty(vehicle.caravan?.sleeps ?? null),
    body_length: unlessEmpty(vehicle.caravan?.bodyLength ?? null),
    primary_image_url: vehicle.images[0]?.url,
    photos_count: unlessEmpty(vehicle.photosCount),
    location_name: unlessEmpty(vehicle.locationName),
    city: unlessEmpty(vehicle.city),
    state: unlessEmpty(vehicle.state),
  };
  return Object.fromEntries(
    Object.entries(document).filter(([, value]) => value !== undefined),
  ) as CardDocument;
}
