/** Key of a facet: also its URL parameter (C5). The table itself is below. */
export type FacetKey = 'make' | 'model' | 'body' | 'fuel' | 'condition' | 'price';
