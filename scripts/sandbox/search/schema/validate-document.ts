import { type JsonObject, type JsonValue, ownValue, setOwn } from '../json.ts';
import { badRequest } from '../service-error.ts';
import { coerceValue, fits } from './coerce-value.ts';
import type { DirtyValues } from './dirty-values.ts';
import { type Field, type ScalarType, isArrayType, isPatternField, scalarOf } from './field.ts';
import type { Schema } from './schema.ts';

/** What a write brings: a whole document, a partial one for a stored document, or emplace's new document. */
export type Completeness = 'whole' | 'partial' | 'emplaced';

const article = (type: ScalarType): string => (type === 'int32' || type === 'int64' ? 'an' : 'a');

function checkPresence(schema: Schema, document: JsonObject, completeness: Completeness): void {
  const sorting = schema.default_sorting_field;
  if (completeness === 'whole' && sorting !== '' && !Object.hasOwn(document, sorting))
    throw badRequest(
      `Field \`${sorting}\` has been declared as a default sorting field, but is not found in the document.`,
    );
  for (const field of schema.fields) {
    if (field.optional || !field.index || isPatternField(field)) continue;
    if (schema.enable_nested_fields && field.name.includes('.')) continue;
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
  if (!isArray) return one(given) ?? fail(`Field \`${field.name}\` must be ${article(type)} ${type}.`);
  if (!Array.isArray(given)) return fail(`Field \`${field.name}\` must be an array.`);
  const checked = given.map(one);
  if (checked.includes(undefined) && !dirty.endsWith('drop'))
    return fail(`Field \`${field.name}\` must be an array of ${type}.`);
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
