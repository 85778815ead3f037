import { type JsonObject, type JsonValue, isObject } from '../json.ts';
import { badRequest } from '../service-error.ts';
import { type Unbuilt, refuseUnbuilt } from '../refuse-unbuilt.ts';
import { isObjectType, scalarOf } from './field.ts';
import { parseField } from './parse-field.ts';
import type { Schema } from './schema.ts';

/** The last two are what a collection answers beside its schema: a copy of an answer is a schema too. */
const known = new Set([
  'name',
  'fields',
  'default_sorting_field',
  'enable_nested_fields',
  'symbols_to_index',
  'token_separators',
  'metadata',
  'created_at',
  'num_documents',
]);
/** Properties of a collection that ask for what is not built. */
export const unbuiltProperties: Unbuilt = {
  synonym_sets: [''],
  curation_sets: [''],
  voice_query_model: ['null', ''],
};

function parseSymbols(body: JsonObject, key: string): string[] {
  const given = body[key];
  if (given === undefined) return [];
  const symbols = Array.isArray(given) ? given.filter((symbol) => typeof symbol === 'string') : [];
  if (!Array.isArray(given) || symbols.length !== given.length)
    throw badRequest(`Parameter \`${key}\` must be an array of character symbols.`);
  if (symbols.some((symbol) => symbol.length !== 1))
    throw badRequest(`Parameter \`${key}\` must be an array of character symbols.`);
  return symbols;
}

function parseName(body: JsonObject): string {
  const name = body['name'];
  if (name === undefined) throw badRequest('Parameter `name` is required.');
  if (typeof name !== 'string' || name === '')
    throw badRequest('Parameter `name` must be a non-empty string.');
  return name;
}

/** The body of POST /collections with `src_name`: all but the name is that of the source. */
export function parseCloneName(body: JsonObject): string {
  refuseUnbuilt(
    body,
    new Set(['name']),
    unbuiltProperties,
    (property) => `Property \`${property}\` of a clone`,
  );
  return parseName(body);
}

function parseFields(given: JsonValue | undefined): Schema['fields'] {
  if (given === undefined) throw badRequest('Parameter `fields` is required.');
  if (!Array.isArray(given) || given.length === 0)
    throw badRequest(
      'The `fields` value should be an array of objects containing the `name` and `type` keys.',
    );
  const fields = given.map(parseField);
  if (new Set(fields.map(({ name }) => name)).size !== fields.length)
    throw badRequest('There are duplicate field names in the schema.');
  return fields;
}

function parseDefaultSorting(given: JsonValue | undefined, fields: Schema['fields']): string {
  if (given === undefined || given === '') return '';
  if (typeof given !== 'string') throw badRequest('`default_sorting_field` should be a string.');
  const field = fields.find(({ name }) => name === given);
  if (!field)
    throw badRequest(`Default sorting field is defined as \`${given}\` but is not found in the schema.`);
  if (!field.sort || scalarOf(field.type) === 'bool')
    throw badRequest(`Default sorting field \`${given}\` is not a sortable type.`);
  if (field.optional) throw badRequest(`Default sorting field \`${given}\` cannot be an optional field.`);
  return given;
}

/** The body of POST /collections. Throws 400 with the service's own words. */
export function parseSchema(body: JsonObject, now: number): Schema {
  const name = parseName(body);
  refuseUnbuilt(body, known, unbuiltProperties, (property) => `Property \`${property}\``);
  const fields = parseFields(body['fields']);
  const nested = body['enable_nested_fields'];
  if (nested !== undefined && typeof nested !== 'boolean')
    throw badRequest('Parameter `enable_nested_fields` must be a boolean.');
  const metadata = body['metadata'];
  if (metadata !== undefined && !isObject(metadata))
    throw badRequest('The `metadata` value should be an object.');
  if (!nested && fields.some(({ type }) => isObjectType(type))) {
    const field = fields.find(({ type }) => isObjectType(type));
    throw badRequest(
      `Type \`object\` or \`object[]\` can be used only when nested fields are enabled by setting\` enable_nested_fields\` to true. (field \`${field?.name}\`)`,
    );
  }
  return {
    name,
    fields,
    default_sorting_field: parseDefaultSorting(body['default_sorting_field'], fields),
    enable_nested_fields: nested ?? false,
    symbols_to_index: parseSymbols(body, 'symbols_to_index'),
    token_separators: parseSymbols(body, 'token_separators'),
    ...(metadata === undefined ? {} : { metadata }),
    created_at: now,
  };
}
