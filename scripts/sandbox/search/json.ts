import { usualDepth } from '../body/limits.ts';
import { parseJson } from '../body/parse-json.ts';
import { badRequest } from './service-error.ts';

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with its keys in order at every level: the service answers documents and schemas so. */
export function sortKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  const sorted: JsonObject = {};
  for (const key of Object.keys(value).sort()) setOwn(sorted, key, sortKeys(value[key] as JsonValue));
  return sorted;
}

/** Sets a key as plain data, `__proto__` too: documents come from anyone. */
export function setOwn(target: JsonObject, key: string, value: JsonValue): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
}

export const ownValue = (source: JsonObject, key: string): JsonValue | undefined =>
  Object.hasOwn(source, key) ? source[key] : undefined;

/** Reads an object from a body or a line of one; throws 400 for anything else, and for what nests too deep. */
export function parseJsonObject(text: string, depth = usualDepth): JsonObject {
  const value = parseJson(text, depth);
  if (!isObject(value)) throw badRequest('Bad JSON: not a properly formed document.');
  return value;
}
