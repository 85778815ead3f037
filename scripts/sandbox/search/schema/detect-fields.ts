import type { Collection } from '../collections/collection.ts';
import { type JsonObject, type JsonValue } from '../json.ts';
import { type Field, createField, isPatternField } from './field.ts';
import type { Schema } from './schema.ts';

function detectScalar(value: JsonValue | undefined): string | null {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int64' : 'float';
  return null;
}

function detectType(value: JsonValue): string | null {
  if (!Array.isArray(value)) return detectScalar(value);
  const scalar = detectScalar(value[0]);
  return scalar === null ? null : `${scalar}[]`;
}

function createDetected(name: string, value: JsonValue, pattern: Field): Field | null {
  const detected = detectType(value);
  const wanted = pattern.type;
  const type =
    wanted === 'auto'
      ? detected
      : wanted === 'string*'
        ? Array.isArray(value)
          ? 'string[]'
          : 'string'
        : wanted;
  if (type === null) return null;
  return createField({ name, type, facet: pattern.facet, index: pattern.index, optional: true });
}

/**
 * Adds the fields that a document brings and that a pattern of the schema (`.*`, `spec_.*`) or an `auto` field
 * takes, in order of their names. Answers the schema, grown or as it was.
 */
export function detectFields(collection: Collection, document: JsonObject): Schema {
  const { schema, index } = collection;
  const patterns = schema.fields.filter(isPatternField);
  const added: Field[] = [];
  for (const name of Object.keys(document).sort()) {
    if (name === 'id' || document[name] === null) continue;
    const known = index.fields.get(name);
    if (known && known.type !== 'auto') continue;
    const pattern = known ?? patterns.find((field) => new RegExp(`^(?:${field.name})$`).test(name));
    const field = pattern && createDetected(name, document[name] as JsonValue, pattern);
    if (field) added.push(field);
  }
  if (added.length === 0) return schema;
  const names = new Set(added.map(({ name }) => name));
  const grown = { ...schema, fields: [...schema.fields.filter(({ name }) => !names.has(name)), ...added] };
  for (const field of added) index.addField(field);
  collection.saveSchema(grown);
  return grown;
}
