export interface CollectionField {
  name: string;
  type: 'string' | 'string[]' | 'int32' | 'int64' | 'float' | 'bool';
  facet?: boolean;
  optional?: boolean;
}

/**
 * The fields of a vehicles collection that the index searches, filters, facets or sorts by. Every other field of a
 * document is stored and returned as it is. Prices and odometers are int32 because the InstantSearch adapter
 * mishandles ranges of int64. Nothing private is ever a field here: what a browser may search is public.
 */
export const vehicleFields: CollectionField[] = [
  { name: 'slug', type: 'string' },
  { name: 'name', type: 'string' },
  { name: 'category', type: 'string', facet: true, optional: true },
  { name: 'year', type: 'int32', facet: true, optional: true },
  { name: 'make', type: 'string', facet: true },
  { name: 'model', type: 'string', facet: true },
  { name: 'make_model', type: 'string', facet: true, optional: true },
  { name: 'badge', type: 'string', facet: true, optional: true },
  { name: 'series', type: 'string', facet: true, optional: true },
  { name: 'colour', type: 'string', facet: true, optional: true },
  { name: 'simple_colour', type: 'string', facet: true, optional: true },
  { name: 'car_type', type: 'string', facet: true },
  { name: 'status', type: 'string', facet: true },
  { name: 'tag', type: 'string', facet: true, optional: true },
  { name: 'certified', type: 'bool', facet: true, optional: true },
  { name: 'show_on_dealer_website', type: 'bool', facet: true },
  { name: 'price', type: 'int32', facet: true, optional: true },
  { name: 'effective_price', type: 'int32', facet: true, optional: true },
  { name: 'price_range', type: 'string', facet: true, optional: true },
  { name: 'weekly_price_range', type: 'string', facet: true, optional: true },
  { name: 'subscription_price', type: 'int32', facet: true, optional: true },
  { name: 'km', type: 'int32', facet: true, optional: true },
  { name: 'simple_body', type: 'string', facet: true, optional: true },
  { name: 'simple_fuel', type: 'string', facet: true, optional: true },
  { name: 'simple_transmission', type: 'string', facet: true, optional: true },
  { name: 'simple_drive', type: 'string', facet: true, optional: true },
  { name: 'seats', type: 'int32', facet: true, optional: true },
  { name: 'towing', type: 'int32', facet: true, optional: true },
  { name: 'filtered_features', type: 'string[]', facet: true, optional: true },
  { name: 'categories', type: 'string[]', facet: true, optional: true },
  { name: 'location_name', type: 'string', facet: true, optional: true },
  { name: 'city', type: 'string', facet: true, optional: true },
  { name: 'state', type: 'string', facet: true, optional: true },
  { name: 'dealership_id', type: 'string', facet: true, optional: true },
  { name: 'dealership_name', type: 'string', facet: true, optional: true },
  { name: 'stocknum', type: 'string', optional: true },
  { name: 'vin', type: 'string', optional: true },
  { name: 'photos_count', type: 'int32', optional: true },
  { name: 'created_at', type: 'int64', optional: true },
  { name: 'sold_date_timestamp', type: 'int64', optional: true },
];

/** Text fields in the order in which a match counts. */
export const vehicleQueryFields = ['name', 'make', 'model', 'badge', 'series', 'stocknum', 'vin'] as const;

/** The fields of an offers collection that the index searches, filters or sorts by (SRCH-23). */
export const offerFields: CollectionField[] = [
  { name: 'name', type: 'string' },
  { name: 'category', type: 'string', facet: true, optional: true },
  { name: 'price', type: 'int32', facet: true, optional: true },
  { name: 'dealership_id', type: 'string', facet: true, optional: true },
  { name: 'excluded_website_ids', type: 'string[]', facet: true, optional: true },
  { name: 'starts_on', type: 'string', optional: true },
  { name: 'ends_on', type: 'string', optional: true },
  { name: 'first_day', type: 'int32', optional: true },
  { name: 'last_day', type: 'int32', optional: true },
  { name: 'created_at', type: 'int64' },
];

/** The fields of a parts collection that the index searches, filters or sorts by (ROUTE-16). */
export const partFields: CollectionField[] = [
  { name: 'name', type: 'string' },
  { name: 'number', type: 'string', optional: true },
  { name: 'category', type: 'string', facet: true, optional: true },
  { name: 'make', type: 'string', facet: true, optional: true },
  { name: 'fits', type: 'string', optional: true },
  { name: 'price', type: 'int32', facet: true, optional: true },
  { name: 'dealership_id', type: 'string', facet: true, optional: true },
  { name: 'created_at', type: 'int64' },
];

/**
 * The fields of the leads collection that a dealer filters by; the rest of a lead is stored as it is. Browsers hold
 * a key that may create here and nothing else.
 */
export const leadFields: CollectionField[] = [
  { name: 'dealership_slug', type: 'string', facet: true, optional: true },
  { name: 'category', type: 'string', facet: true, optional: true },
  { name: 'car_id', type: 'string', optional: true },
  { name: 'created_at', type: 'int64', optional: true },
];
