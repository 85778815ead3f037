import type { Collection } from '../collections/collection.ts';
import { type JsonObject, type JsonValue, isObject } from '../json.ts';
import { type Field, createField, isDetected, isObjectType, isPatternField } from './field.ts';
import { walkNested } from './nested-values.ts';
import type { Schema } from './schema.ts';

function detectScalar(value: JsonValue | undefined): string | null {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int64' : 'float';
  return isObject(value) ? 'object' : null;
}

function detectType(value: JsonValue): string | null {
  if (!Array.isArray(value)) return detectScalar(value);
  const scalar = detectScalar(value[0]);
  return scalar === null ? null : `${scalar}[]`;
}

function createDetected(name: string, value: JsonValue, pattern: Field): Field | null {
  const detected = detectType(value);
  const text = Array.isArray(value) ? 'string[]' : 'string';
  const type = pattern.type === 'auto' ? detected : pattern.type === 'string*' ? text : pattern.type;
  if (type === null) return null;
  return createField({ name, type, facet: pattern.facet, index: pattern.index, optional: true });
}

/** A field for each value inside of an object or a list of objects, unless there is one. */
function detectInside(object: Field, value: JsonValue, isKnown: (name: string) => boolean): Field[] {
  const found = new Map<string, Field>();
  for (const entry of Array.isArray(value) ? value : [value])
    for (const { name, value: inner, isListed } of isObject(entry)
      ? walkNested(entry, object.name, Array.isArray(value))
      : []) {
      const scalar = detectScalar(inner);
      if (scalar === null || isKnown(name) || found.has(name)) continue;
      const { facet, index } = object;
      found.set(
        name,
        createField({ name, type: isListed ? `${scalar}[]` : scalar, facet, index, optional: true }),
      );
    }
  return [...found.values()];
}

/**
 * Adds the fields that a document brings and that a pattern of the schema (`.*`, `spec_.*`), an `auto` field or an
 * object takes, in order of their names. Answers the schema, grown or as it was.
 */
export function detectFields(collection: Collection, document: JsonObject): Schema {
  const { schema, index } = collection;
  const patterns = schema.fields.filter(isPatternField);
  const added: Field[] = [];
  for (const name of Object.keys(document).sort()) {
    const value = document[name] as JsonValue;
    if (name === 'id' || value === null) continue;
    const known = index.fields.get(name);
    const isOpen = !known || isDetected(known);
    const pattern = isOpen
      ? (known ?? patterns.find((field) => new RegExp(`^(?:${field.name})$`).test(name)))
      : undefined;
    const field = pattern ? createDetected(name, value, pattern) : (known ?? null);
    if (!field || (isObjectType(field.type) && !schema.enable_nested_fields)) continue;
    if (isOpen) added.push(field);
    if (isObjectType(field.type))
      added.push(...detectInside(field, value, (inner) => index.fields.has(inner)));
  }
  if (added.length === 0) return schema;
  const names = new Set(added.map(({ name }) => name));
  const grown = { ...schema, fields: [...schema.fields.filter(({ name }) => !names.has(name)), ...added] };
  for (const field of added) index.addField(field);
  collection.saveSchema(grown);
  return grown;
}
