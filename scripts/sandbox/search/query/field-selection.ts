import { type JsonObject, type JsonValue, isObject, setOwn } from '../json.ts';
import { splitNames } from './parameters.ts';

/** Which fields of a document are answered. */
export interface FieldSelection {
  readonly include: readonly RegExp[];
  readonly exclude: readonly RegExp[];
}

const toPattern = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** `include_fields` and `exclude_fields`, with `*` for any characters. */
export function parseSelection(include: string | undefined, exclude: string | undefined): FieldSelection {
  return { include: splitNames(include).map(toPattern), exclude: splitNames(exclude).map(toPattern) };
}

export const selects = ({ include, exclude }: FieldSelection, name: string): boolean =>
  (include.length === 0 || include.some((pattern) => pattern.test(name))) &&
  !exclude.some((pattern) => pattern.test(name));

/** The chosen fields of a document; `a.b` reaches into objects. */
export function selectFields(document: JsonObject, selection: FieldSelection, path = ''): JsonObject {
  if (selection.include.length === 0 && selection.exclude.length === 0) return document;
  const chosen: JsonObject = {};
  for (const [key, value] of Object.entries(document)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (selection.exclude.some((pattern) => pattern.test(name))) continue;
    const isIncluded =
      selection.include.length === 0 || selection.include.some((pattern) => pattern.test(name));
    if (isIncluded)
      setOwn(chosen, key, selectInside(value, { include: [], exclude: selection.exclude }, name));
    else if (isObject(value)) {
      const inner = selectFields(value, selection, name);
      if (Object.keys(inner).length > 0) setOwn(chosen, key, inner);
    }
  }
  return chosen;
}

const selectInside = (value: JsonValue, selection: FieldSelection, path: string): JsonValue =>
  isObject(value) ? selectFields(value, selection, path) : value;
