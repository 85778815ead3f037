import { type JsonObject, type JsonValue, isObject, setOwn } from '../json.ts';
import { limits } from '../limits.ts';
import { badRequest } from '../service-error.ts';
import { matchesWildcard } from './match-wildcard.ts';
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
  const plain = new Set(names.filter((name) => !name.includes('*')));
  const patterns = [...new Set(names.filter((name) => name.includes('*')))];
  if (patterns.length > limits.patterns)
    throw badRequest(`A list of fields has more than ${limits.patterns} names with a \`*\`.`);
  return {
    isEmpty: names.length === 0,
    has: (name) => plain.has(name) || patterns.some((pattern) => matchesWildcard(name, pattern)),
  };
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
    else if (isObject(value)) {
      const inner = selectFields(value, selection, name);
      if (Object.keys(inner).length > 0) setOwn(chosen, key, inner);
    }
  }
  return chosen;
}

const selectInside = (value: JsonValue, selection: FieldSelection, path: string): JsonValue =>
  isObject(value) ? selectFields(value, selection, path) : value;
