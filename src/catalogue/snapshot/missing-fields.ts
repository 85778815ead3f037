import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { vehicleKind } from '#domain/listing/state.ts';
import { facetsOf, type SearchKind } from '#domain/search/kind.ts';
import { priceField } from '#domain/vehicle/price.ts';
import type { MissingFields } from '#domain/search/endpoint.ts';
import { fieldOfOrder } from '#domain/search/sort-order.ts';
import { wordFields } from '#services/wire/word-fields.ts';

/** One field of a collection, as the index describes it. */
export interface IndexField {
  name: string;
  facet: boolean;
  index: boolean;
  sort: boolean;
}

/** A collection whose fields searches name. */
export type SearchedCollection = keyof MissingFields;

type Use = 'facet' | 'index' | 'sort';

const each = (fields: readonly string[], use: Use): [string, Use][] => fields.map((field) => [field, use]);
const sortFields = (sorts: Readonly<Record<string, string | null>>): string[] =>
  Object.values(sorts).flatMap((order) => fieldOfOrder(order) ?? []);

const usesOf = ({
  lists,
  ranges,
  queryFields,
  sorts,
}: SearchKind & { queryFields: readonly string[] }): [string, Use][] => [
  ...each(
    lists.map(({ field }) => field),
    'facet',
  ),
  ...each(
    ranges.map(({ field }) => field),
    'index',
  ),
  ...each(queryFields, 'index'),
  ...each(sortFields(sorts), 'sort'),
];
const vehicles = { ...vehicleKind, queryFields: wordFields };

/** The uses of fields in searches. Fields of the base filter are not listed, because no search works without them. */
const uses: Readonly<Record<SearchedCollection, readonly [field: string, use: Use][]>> = {
  vehicles: usesOf(vehicles),
  offers: usesOf(collectionKinds.offers),
  parts: usesOf(collectionKinds.parts),
};

/** An import without the first field fills the other from the list price, not from the price on cards. */
const derived: Readonly<Record<string, string>> = { price_range: priceField };

/** The fields of searches that this collection lacks. Empty when the collection does not describe itself. */
export function findMissingFields(collection: SearchedCollection, known: readonly IndexField[]): string[] {
  if (known.length === 0) return [];
  const fields = new Map(known.map((field) => [field.name, field]));
  const missing = uses[collection].filter(([name, use]) => {
    const field = fields.get(name);
    const source = derived[name];
    return !field?.index || !field[use] || (source !== undefined && !fields.has(source));
  });
  return [...new Set(missing.map(([name]) => name))];
}

const list = (words: readonly string[]): string => new Intl.ListFormat('en-AU').format(words);

/** Missing features in the words of the dealer file, without facets that the dealer does not use. */
function listLosses(
  collection: SearchedCollection,
  missing: readonly string[],
  facets: readonly string[],
): string[] {
  const lost = (order: string | null): boolean => missing.includes(fieldOfOrder(order) ?? '');
  const isVehicles = collection === 'vehicles';
  const kind = isVehicles ? vehicles : collectionKinds[collection];
  const filters = facetsOf(kind)
    .filter(({ key, field }) => (!isVehicles || facets.includes(key)) && missing.includes(field))
    .map(({ key }) => key);
  const sorts = Object.entries(kind.sorts).filter(([, order]) => lost(order));
  const words = kind.queryFields.filter((field) => missing.includes(field));
  return [
    ...(filters.length > 0 ? [`the filter ${list(filters)}`] : []),
    ...(sorts.length > 0 ? [`the order ${list(sorts.map(([name]) => name))}`] : []),
    ...(words.length > 0 ? [`the search for words in ${list(words)}`] : []),
  ];
}

/**
 * A sentence for marketers about a collection that is older than these fields; none when the dealer misses nothing.
 *
 * @param facets that the dealer's file asks for
 */
export function tellMissingFields(
  kind: SearchedCollection,
  {
    collection,
    missing,
    facets,
  }: { collection: string; missing: readonly string[]; facets: readonly string[] },
): string[] {
  const losses = listLosses(kind, missing, facets);
  if (losses.length === 0) return [];
  const command = kind === 'vehicles' ? '' : ` --kind ${kind}`;
  return [
    `The collection ${collection} of the index has no usable field ${list(missing)}, so the site leaves out ` +
      `${list(losses)}. Import the ${kind === 'vehicles' ? 'stock' : kind} again (npm run stock -- import …${command}); ` +
      'that makes the collection anew, with all fields.',
  ];
}
