export interface CollectionField {
  name: string;
  type: 'string' | 'string[]' | 'int32' | 'int64' | 'float' | 'bool';
  facet?: boolean;
  optional?: boolean;
}

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
