import { type JsonObject, type JsonValue, isObject, setOwn } from '../json.ts';
import { limits } from '../limits.ts';
import { badRequest } from '../service-error.ts';
import { createWildcard } from './match-wildcard.ts';
import { splitNames } from './parameters.ts';

/** Names of fields, some of them with `*` for any characters. */
interface NameList {
  readonly isEmpty: boolean;
  has(name: string): boolean;
}

/** Which fields of a document are answered. */
export interface FieldSelection {
  readonly include: NameList;
  readonly exclude: NameList;
}

function parseNames(text: string | undefined): NameList {
  const names = splitNames(text);
  const join = names.find((name) => /^\$.*\(/.test(name));
  if (join !== undefined) throw badRequest(`Joins such as \`${join}\` are not part of this server.`);
  const plain = new Set(names.filter((name) => !name.includes('*')));
  const patterns = [...new Set(names.filter((name) => name.includes('*')))];
  if (patterns.length > limits.patterns)
    throw badRequest(`A list of fields has more than ${limits.patterns} names with a \`*\`.`);
  const wildcards = patterns.map(createWildcard);
  // Documents have the same few names, each of them in thousands of documents.
  const known = new Map<string, boolean>();
  const has = (name: string): boolean => {
    const isNamed = known.get(name) ?? (plain.has(name) || wildcards.some((fits) => fits(name)));
    known.set(name, isNamed);
    return isNamed;
  };
  return { isEmpty: names.length === 0, has };
}

const everything = parseNames('');

/** `include_fields` and `exclude_fields`, with `*` for any characters. */
export const parseSelection = (include: string | undefined, exclude: string | undefined): FieldSelection => ({
  include: parseNames(include),
  exclude: parseNames(exclude),
});

export const selects = ({ include, exclude }: FieldSelection, name: string): boolean =>
  (include.isEmpty || include.has(name)) && !exclude.has(name);

/** The chosen fields of a document; `a.b` reaches into objects. */
export function selectFields(document: JsonObject, selection: FieldSelection, path = ''): JsonObject {
  const { include, exclude } = selection;
  if (include.isEmpty && exclude.isEmpty) return document;
  const chosen: JsonObject = {};
  for (const [key, value] of Object.entries(document)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (exclude.has(name)) continue;
    if (include.isEmpty || include.has(name))
      setOwn(chosen, key, selectInside(value, { include: everything, exclude }, name));
    else {
      const inner = selectNested(value, selection, name);
      if (inner !== undefined) setOwn(chosen, key, inner);
    }
  }
  return chosen;
}

/** What is chosen inside of an object or of a list of objects; undefined when nothing is. */
function selectNested(value: JsonValue, selection: FieldSelection, path: string): JsonValue | undefined {
  const chosen = (Array.isArray(value) ? value.filter(isObject) : [value])
    .map((one) => (isObject(one) ? selectFields(one, selection, path) : {}))
    .filter((one) => Object.keys(one).length > 0);
  if (chosen.length === 0) return undefined;
  return Array.isArray(value) ? chosen : chosen[0];
}

/** A chosen value without what is excluded inside of it. */
function selectInside(value: JsonValue, selection: FieldSelection, path: string): JsonValue {
  if (Array.isArray(value) && !selection.exclude.isEmpty)
    return value.map((one) => selectInside(one, selection, path));
  return isObject(value) ? selectFields(value, selection, path) : value;
}
