import { type JsonObject, type JsonValue, isObject, ownValue } from '../json.ts';
import { fits, coerceValue } from '../schema/coerce-value.ts';
import { detectFields } from '../schema/detect-fields.ts';
import { type Field, isArrayType, isObjectType, scalarOf } from '../schema/field.ts';
import { parseField } from '../schema/parse-field.ts';
import { unbuiltProperties } from '../schema/parse-schema.ts';
import type { Schema } from '../schema/schema.ts';
import { refuseUnbuilt } from '../refuse-unbuilt.ts';
import { badRequest } from '../service-error.ts';
import type { Collection } from './collection.ts';

/** What the service tells of an added field beside the field itself. */
const internals = {
  async_reference: false,
  embed: null,
  hnsw_params: { M: 16, ef_construction: 200 },
  nested: false,
  nested_array: 0,
  num_dim: 0,
  range_index: false,
  reference: '',
  symbols_to_index: [],
  token_separators: [],
  vec_dist: 'cosine',
};

type Change = { readonly drop: string } | { readonly add: Field };

function parseChanges(given: JsonValue | undefined, collection: Collection): Change[] {
  if (!Array.isArray(given) || given.length === 0)
    throw badRequest(
      'The `fields` value should be an array of objects containing the `name` and `type` keys.',
    );
  const dropped = new Set<string>();
  return given.map((entry): Change => {
    if (isObject(entry) && entry['drop'] === true) {
      const name = String(entry['name']);
      if (!collection.index.fields.has(name))
        throw badRequest(`Field \`${name}\` is not part of collection schema.`);
      dropped.add(name);
      return { drop: name };
    }
    const field = parseField(entry);
    if (isObjectType(field.type) && !collection.schema.enable_nested_fields)
      throw badRequest(`Field \`${field.name}\` is an object, but nested fields are not enabled.`);
    if (collection.index.fields.has(field.name) && !dropped.has(field.name))
      throw badRequest(
        `Field \`${field.name}\` is already part of the schema: To change this field, drop it first before adding it back to the schema.`,
      );
    return { add: field };
  });
}

/** Every stored document must fit a field before the collection takes it. */
function checkStored(collection: Collection, field: Field): void {
  const type = scalarOf(field.type);
  for (const { document } of collection.documents.readAll()) {
    const value = ownValue(document, field.name);
    if ((value === undefined || value === null) && !field.optional)
      throw badRequest(
        `Field \`${field.name}\` has been declared in the schema, but is not found in the documents already present in the collection. If you still want to add this field, set it as \`optional: true\`.`,
      );
    if (value === undefined || value === null || type === null || !field.index) continue;
    const entries = isArrayType(field.type) && Array.isArray(value) ? value : [value];
    if (!entries.every((entry) => fits(entry, type) || coerceValue(entry, type) !== undefined))
      throw badRequest(
        `Schema change is incompatible with the type of documents already stored in this collection. Existing data for field \`${field.name}\` cannot be coerced into an ${field.type}.`,
      );
  }
}

/** Names of the fields inside of an object. */
const namesInside = (name: string, { fields }: Schema): string[] =>
  fields.some((field) => field.name === name && isObjectType(field.type))
    ? fields.map((field) => field.name).filter((own) => own.startsWith(`${name}.`))
    : [];

const alterable = new Set(['fields', 'metadata']);

/** PATCH of a collection: adds and drops fields, sets metadata. Nothing changes when one of it is wrong. */
export function alterCollection(collection: Collection, body: JsonObject): JsonObject {
  refuseUnbuilt(body, alterable, unbuiltProperties, (property) => `Property \`${property}\` of a change`);
  const { fields, metadata } = body;
  if (fields === undefined && metadata === undefined) throw badRequest('Alter payload is empty.');
  if (metadata !== undefined && !isObject(metadata))
    throw badRequest('The `metadata` value should be an object.');
  const changes = fields === undefined ? [] : parseChanges(fields, collection);
  for (const change of changes) if ('add' in change) checkStored(collection, change.add);
  const { schema, index } = collection;
  const dropped = changes.flatMap((change) => ('drop' in change ? [change.drop] : []));
  const names = new Set(dropped.flatMap((name) => [name, ...namesInside(name, schema)]));
  const added = changes.flatMap((change) => ('add' in change ? [change.add] : []));
  const kept = schema.fields.filter(({ name }) => !names.has(name));
  collection.saveSchema({
    ...schema,
    fields: [...kept, ...added],
    ...(metadata === undefined ? {} : { metadata }),
  });
  for (const name of names) index.removeField(name);
  for (const field of added) {
    index.addField(field);
    for (const { slot, document } of collection.documents.readAll())
      index.putField(slot, field.name, document);
  }
  if (added.some(({ type }) => isObjectType(type)))
    for (const { slot, document } of collection.documents.readAll()) {
      const { fields: all } = detectFields(collection, document);
      for (const { name } of all) index.putField(slot, name, document);
    }
  const described = changes.map((change): JsonObject =>
    'drop' in change
      ? { drop: true, embed: null, name: change.drop }
      : { ...internals, ...(change.add as unknown as JsonObject) },
  );
  return {
    ...(fields === undefined ? {} : { fields: described }),
    ...(metadata === undefined ? {} : { metadata }),
  };
}
