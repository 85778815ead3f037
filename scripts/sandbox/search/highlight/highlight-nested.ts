import { type JsonObject, type JsonValue, isObject, ownValue, setOwn } from '../json.ts';

/** One text with its matched words in tags. */
export interface Highlighted {
  readonly matched_tokens: string[];
  readonly snippet: string;
  readonly value?: string;
}

/** The texts at a path, marked, in objects and lists like those of the document; undefined where there are none. */
export function highlightNested(
  value: JsonValue,
  path: readonly string[],
  mark: (text: string) => Highlighted,
): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((one) => highlightNested(one, path, mark) ?? {});
  const [first, ...rest] = path;
  if (first === undefined) return typeof value === 'string' ? { ...mark(value) } : undefined;
  const inner = isObject(value) ? ownValue(value, first) : undefined;
  const marked = inner === undefined ? undefined : highlightNested(inner, rest, mark);
  return marked === undefined ? undefined : { [first]: marked };
}

/** Whether anything in it was marked. */
export function hasMatch(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasMatch);
  if (!isObject(value)) return false;
  const matched = value['matched_tokens'];
  return (Array.isArray(matched) && matched.length > 0) || Object.values(value).some(hasMatch);
}

/** Adds the marks of one field to those of others in the same objects and lists. */
export function mergeInto(target: JsonObject, more: JsonObject): void {
  for (const [key, value] of Object.entries(more)) {
    const own = ownValue(target, key);
    if (isObject(own) && isObject(value)) mergeInto(own, value);
    else if (Array.isArray(own) && Array.isArray(value))
      own.forEach((one, at) => isObject(one) && isObject(value[at]) && mergeInto(one, value[at]));
    else setOwn(target, key, value);
  }
}
