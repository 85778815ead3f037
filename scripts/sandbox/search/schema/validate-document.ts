import { type JsonObject, type JsonValue, isObject, ownValue, setOwn } from '../json.ts';
import { badRequest, notFound } from '../service-error.ts';
import { coerceValue, fits } from './coerce-value.ts';
import type { DirtyValues } from './dirty-values.ts';
import { type Field, type ScalarType, isArrayType, isObjectType, isPatternField, scalarOf } from './field.ts';
import { readNested } from './nested-values.ts';
import type { Schema } from './schema.ts';

/** What a write brings: a whole document, a partial one for a stored document, or emplace's new document. */
export type Completeness = 'whole' | 'partial' | 'emplaced';

const isWhole = (type: ScalarType): boolean => type === 'int32' || type === 'int64';
const describeOne = (type: ScalarType): string => `${isWhole(type) ? 'an' : 'a'} ${type}`;
/** The service's own grammar. */
const describeList = (type: ScalarType): string =>
  `${isWhole(type) || type === 'string' ? 'an' : 'a'} array of ${type}`;

/** Whether the field is sought inside of objects: its name is a path, and no value has that very name. */
const isNested = ({ name }: Field, schema: Schema, document: JsonObject): boolean =>
  schema.enable_nested_fields && name.includes('.') && !Object.hasOwn(document, name);

/** Values inside of objects are never turned into another type, whatever `dirty_values` says. */
function checkNested(field: Field, type: ScalarType, document: JsonObject, completeness: Completeness): void {
  const values = [...readNested(document, field.name.split('.'))];
  if (values.length === 0 && !field.optional && completeness === 'whole')
    throw notFound(`Field \`${field.name}\` not found.`);
  for (const { value, isListed, isInObjects } of values) {
    const isFitting = fits(value, type) && isListed === isArrayType(field.type);
    if (isFitting || (value === null && field.optional)) continue;
    const hint =
      isInObjects && !isArrayType(field.type)
        ? ' Hint: field inside an array of objects must be an array type as well.'
        : '';
    throw badRequest(`Field \`${field.name}\` has an incorrect type.${hint}`);
  }
}

function checkObject({ name, type, optional }: Field, value: JsonValue): void {
  if (value === null && optional) return;
  const isFitting = type === 'object' ? isObject(value) : Array.isArray(value) && value.every(isObject);
  if (!isFitting) throw badRequest(`Field \`${name}\` has an incorrect type.`);
}

function checkPresence(schema: Schema, document: JsonObject, completeness: Completeness): void {
  const sorting = schema.default_sorting_field;
  if (completeness === 'whole' && sorting !== '' && !Object.hasOwn(document, sorting))
    throw badRequest(
      `Field \`${sorting}\` has been declared as a default sorting field, but is not found in the document.`,
    );
  for (const field of schema.fields) {
    if (field.optional || !field.index || isPatternField(field)) continue;
    if (isNested(field, schema, document)) continue;
    if (!Object.hasOwn(document, field.name))
      throw badRequest(
        `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`,
      );
  }
}

function checkField(
  field: Field,
  type: ScalarType,
  given: JsonValue,
  dirty: DirtyValues,
): JsonValue | undefined {
  const isArray = isArrayType(field.type);
  const coerces = dirty.startsWith('coerce');
  const one = (value: JsonValue): JsonValue | undefined =>
    fits(value, type) ? value : coerces ? coerceValue(value, type) : undefined;
  const fail = (message: string): undefined => {
    if (dirty.endsWith('drop') && field.optional) return undefined;
    throw badRequest(message);
  };
  if (!isArray) return one(given) ?? fail(`Field \`${field.name}\` must be ${describeOne(type)}.`);
  if (!Array.isArray(given)) return fail(`Field \`${field.name}\` must be an array.`);
  const checked = given.map(one);
  if (checked.includes(undefined) && !dirty.endsWith('drop'))
    return fail(`Field \`${field.name}\` must be ${describeList(type)}.`);
  return checked.filter((value): value is JsonValue => value !== undefined);
}

/**
 * Checks a document against the schema and turns its values into the field types as `dirty_values` allows.
 * Answers a new document; throws 400 naming the first field that does not fit. A null removes an optional field.
 */
export function validateDocument(
  schema: Schema,
  given: JsonObject,
  dirty: DirtyValues,
  completeness: Completeness,
): JsonObject {
  if (completeness !== 'partial') checkPresence(schema, given, completeness);
  const replaced = new Map<string, JsonValue | undefined>();
  for (const field of schema.fields) {
    const value = ownValue(given, field.name);
    const type = scalarOf(field.type);
    if (type !== null && field.index && isNested(field, schema, given))
      checkNested(field, type, given, completeness);
    if (value !== undefined && isObjectType(field.type)) checkObject(field, value);
    if (value === undefined || type === null || !field.index || isPatternField(field)) continue;
    if (value !== null || !field.optional) replaced.set(field.name, checkField(field, type, value, dirty));
    else if (completeness !== 'partial') replaced.set(field.name, undefined);
  }
  const document: JsonObject = {};
  for (const [key, value] of Object.entries(given)) {
    const checked = replaced.has(key) ? replaced.get(key) : value;
    if (checked !== undefined) setOwn(document, key, checked);
  }
  return document;
}
