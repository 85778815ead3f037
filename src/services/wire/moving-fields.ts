import type { MovingFields } from '#domain/vehicle/live-fields.ts';

/** The fields of a document that can change between two builds, in the index's own spelling. */
export const movingDocumentFields =
  'status,price,before_price,offer_price,price_type,subscription_price,autograb_data,tag,reserved,sold,preorder,certified,photos_count,show_on_dealer_website';

type Document = Record<string, unknown>;

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/**
 * Reads those fields as `parseVehicle` would. By hand, because every vehicle page asks for them and hardly any differs:
 * the full schema is only worth its bytes for one that does.
 */
export function parseMovingFields(document: Document): MovingFields {
  const market = (document['autograb_data'] ?? {}) as Document;
  return {
    status: text(document['status']) ?? '',
    price: number(document['price']),
    beforePrice: number(document['before_price']),
    offerPrice: number(document['offer_price']),
    priceType: text(document['price_type']),
    subscriptionPrice: number(document['subscription_price']),
    stateAverageMarketPrice: number(market['state_average_market_price']),
    averageMarketPrice: number(market['average_market_price']),
    tag: text(document['tag']),
    reserved: document['reserved'] === true,
    sold: document['sold'] === true,
    preorder: document['preorder'] === true,
    certified: document['certified'] === true,
    photosCount: number(document['photos_count']),
    showOnDealerWebsite: document['show_on_dealer_website'] === true,
  };
}
