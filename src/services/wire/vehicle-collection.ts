import type { Kind } from '#domain/vehicle/fields/field.ts';
import { allFields } from '#domain/vehicle/fields/table.ts';
import type { CollectionField } from './collections.ts';

/**
 * Numbers are int32 because the InstantSearch adapter mishandles ranges of int64; times are only sorted and compared.
 * Whatever is not named is a text.
 */
const types: Partial<Record<Kind, CollectionField['type']>> = {
  ...{ flag: 'bool', shown: 'bool', texts: 'string[]', time: 'int64' },
  ...{
    number: 'int32',
    count: 'int32',
    year: 'int32',
    dollars: 'int32',
    kilometres: 'int32',
    kilograms: 'int32',
  },
};

const required: readonly Kind[] = ['slug', 'name', 'carType', 'shown'];

/**
 * The fields of a vehicles collection that the index searches, filters, facets or sorts by. Every other field of a
 * document is stored and returned as it is. Nothing private is ever a field here: what a browser may search is public.
 */
export const vehicleFields: CollectionField[] = allFields
  .filter(({ index }) => index)
  .map(({ name, kind, index }) => ({
    name,
    type: types[kind] ?? 'string',
    ...(index === 'facet' && { facet: true }),
    ...(!required.includes(kind) && { optional: true }),
  }));
