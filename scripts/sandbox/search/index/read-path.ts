import { type JsonValue, isObject, ownValue } from '../json.ts';

/** The value at a dotted path; through arrays it collects the values of all entries. */
export function readPath(value: JsonValue, path: string): JsonValue | undefined {
  const dot = path.indexOf('.');
  if (Array.isArray(value)) {
    const found = value.flatMap((entry) => readPath(entry, path) ?? []);
    return found.length > 0 ? found : undefined;
  }
  if (!isObject(value)) return undefined;
  if (dot < 0) return ownValue(value, path);
  const inner = ownValue(value, path.slice(0, dot));
  return inner === undefined ? undefined : readPath(inner, path.slice(dot + 1));
}
