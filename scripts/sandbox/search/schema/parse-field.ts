import { type JsonValue, isObject } from '../json.ts';
import { badRequest } from '../service-error.ts';
import { type Unbuilt, refuseUnbuilt } from '../refuse-unbuilt.ts';
import { type Field, createField, isKnownType, isUnbuiltType } from './field.ts';

const known = new Set(['name', 'type', 'facet', 'optional', 'index', 'sort', 'range_index']);
/** English is how words are cut anyway; an index of ranges only changes times, so it is known. */
const unbuilt: Unbuilt = {
  // Of a field that there is; see `alter-collection.ts`.
  drop: ['false'],
  infix: ['false'],
  store: ['true'],
  stem: ['false'],
  stem_dictionary: [''],
  locale: ['', 'en'],
  num_dim: ['0'],
  embed: ['null'],
  reference: [''],
  async_reference: ['false'],
  token_separators: [''],
  symbols_to_index: [''],
};
const booleans = ['facet', 'optional', 'index', 'sort', 'infix', 'store', 'stem', 'range_index'] as const;

/** Names with one `.*`. Other regular expressions may take minutes for one name of a document, and no client needs them. */
const isPattern = (name: string): boolean => /^[\w-]*\.\*[\w-]*$/.test(name);

/** One entry of `fields` of a create or alter request. */
export function parseField(given: JsonValue): Field {
  if (!isObject(given) || typeof given['name'] !== 'string' || given['name'] === '')
    throw badRequest(
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, `optional` and `facet` properties.',
    );
  const { name, type } = given;
  if (name === 'id') throw badRequest('Field `id` has been declared as a reserved field.');
  if (typeof type !== 'string')
    throw badRequest(
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, `optional` and `facet` properties.',
    );
  if (isUnbuiltType(type))
    throw badRequest(`Field \`${name}\`: the type \`${type}\` is not part of this server.`);
  if (!isKnownType(type))
    throw badRequest(`Field \`${name}\` has an invalid data type string, see docs for supported data types.`);
  if (name.includes('.*') && !isPattern(name))
    throw badRequest(
      `The name of the field \`${name}\` is not a pattern that this server takes: letters and one \`.*\`.`,
    );
  for (const property of booleans) {
    const value = given[property];
    if (value !== undefined && typeof value !== 'boolean')
      throw badRequest(`The \`${property}\` property of the field \`${name}\` should be a boolean.`);
  }
  if (given['locale'] !== undefined && typeof given['locale'] !== 'string')
    throw badRequest(`The \`locale\` property of the field \`${name}\` should be a string.`);
  refuseUnbuilt(given, known, unbuilt, (property) => `Field \`${name}\`: the property \`${property}\``);
  return createField(given);
}
