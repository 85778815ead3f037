import type { JsonObject } from '../json.ts';

const scalarTypes = ['string', 'int32', 'int64', 'float', 'bool'] as const;
export type ScalarType = (typeof scalarTypes)[number];

/** Types whose values have types of their own: those of fields inside, or of what comes first. */
const dynamicTypes = ['object', 'object[]', 'auto', 'string*'];
const knownTypes = new Set<string>([
  ...scalarTypes,
  ...scalarTypes.map((type) => `${type}[]`),
  ...dynamicTypes,
]);
/** Types of the service that are not built. */
const unbuiltTypes = new Set(['geopoint', 'geopoint[]', 'geopolygon', 'image']);

/** A field of a collection as the service lists it. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly facet: boolean;
  readonly index: boolean;
  readonly optional: boolean;
  readonly sort: boolean;
  readonly store: boolean;
  readonly infix: boolean;
  readonly locale: string;
  readonly stem: boolean;
  readonly stem_dictionary: string;
}

export const isKnownType = (type: string): boolean => knownTypes.has(type);
export const isUnbuiltType = (type: string): boolean => unbuiltTypes.has(type);
export const isObjectType = (type: string): boolean => type === 'object' || type === 'object[]';
/** Whether the field gets its type from the first document that has it. */
export const isDetected = ({ type }: Field): boolean => type === 'auto' || type === 'string*';
export const isArrayType = (type: string): boolean => type.endsWith('[]');
/** The type of one value; null for types that are found out. */
export function scalarOf(type: string): ScalarType | null {
  const base = isArrayType(type) ? type.slice(0, -2) : type;
  return (scalarTypes as readonly string[]).includes(base) ? (base as ScalarType) : null;
}
export const isNumberType = (scalar: ScalarType): boolean =>
  scalar === 'int32' || scalar === 'int64' || scalar === 'float';

/** `.*` and `name_.*`: patterns that take fields as they come. */
export const isPatternField = (field: Field): boolean => field.name.includes('.*');

/** Fills in what the service fills in when a field leaves it out. */
export function createField(given: JsonObject): Field {
  const name = given['name'] as string;
  const type = given['type'] as string;
  const scalar = scalarOf(type);
  const sortable = scalar !== null && scalar !== 'string' && !isArrayType(type);
  const dynamic = type === 'auto' || type === 'string*' || name.includes('.*');
  return {
    facet: (given['facet'] as boolean | undefined) ?? false,
    index: (given['index'] as boolean | undefined) ?? true,
    infix: (given['infix'] as boolean | undefined) ?? false,
    locale: (given['locale'] as string | undefined) ?? '',
    name,
    optional: (given['optional'] as boolean | undefined) ?? dynamic,
    sort: (given['sort'] as boolean | undefined) ?? (sortable && !name.includes('.*')),
    stem: (given['stem'] as boolean | undefined) ?? false,
    stem_dictionary: (given['stem_dictionary'] as string | undefined) ?? '',
    store: (given['store'] as boolean | undefined) ?? true,
    type,
  };
}
