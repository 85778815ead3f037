import type { CollectionField } from './collections.ts';

/** The fields of a collection of reviews; only the build reads it, so nothing of it is searched. */
export const reviewFields: CollectionField[] = [
  { name: 'customer_name', type: 'string' },
  { name: 'rating', type: 'float' },
  { name: 'location_id', type: 'string', facet: true, optional: true },
  { name: 'dealership_id', type: 'string', facet: true, optional: true },
  { name: 'created_at', type: 'int64' },
];
