import { type JsonObject, type JsonValue, isObject, ownValue } from '../json.ts';

/** A value inside of objects, and whether a list stands on the way to it or is what holds it. */
export interface NestedValue {
  readonly value: JsonValue;
  readonly isListed: boolean;
  /** Whether a list of objects stands on the way to it. */
  readonly isInObjects: boolean;
}

/** Values at a dotted path; nothing where the path ends early. */
export function* readNested(
  value: JsonValue,
  path: readonly string[],
  isListed = false,
  isInObjects = false,
): Generator<NestedValue> {
  if (Array.isArray(value))
    for (const one of value) yield* readNested(one, path, true, isInObjects || isObject(one));
  else if (path.length === 0) yield { value, isListed, isInObjects };
  else if (isObject(value)) {
    const inner = ownValue(value, path[0] as string);
    if (inner !== undefined) yield* readNested(inner, path.slice(1), isListed, isInObjects);
  }
}

/** Dotted names of everything inside of an object that is no object itself, each with its first value. */
export function* walkNested(
  object: JsonObject,
  name: string,
  isListed: boolean,
): Generator<NestedValue & { readonly name: string }> {
  for (const [key, value] of Object.entries(object)) {
    const path = `${name}.${key}`;
    const entries = Array.isArray(value) ? value : [value];
    const isInner = isListed || Array.isArray(value);
    for (const entry of entries)
      if (isObject(entry)) yield* walkNested(entry, path, isInner);
      else yield { name: path, value: entry, isListed: isInner, isInObjects: isListed };
  }
}
