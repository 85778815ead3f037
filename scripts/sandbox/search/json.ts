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

/** Parses a request body. Anything that is not JSON answers 400. */
function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch (error) {
    throw badRequest(`Bad JSON: ${error instanceof Error ? error.message : 'not parsable'}`);
  }
}

export function parseJsonObject(text: string): JsonObject {
  const value = parseJson(text);
  if (!isObject(value)) throw badRequest('Bad JSON: not a properly formed document.');
  return value;
}
