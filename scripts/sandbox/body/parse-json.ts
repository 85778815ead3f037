import { badRequest } from '../search/service-error.ts';

/** Whether lists and objects stand in each other at most so deep. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

/** Whether no text in it has half a character: a file would keep another one in its place. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWellFormed(inner));
}

/** What a body says. Throws 400 for no JSON, for half a character, and for what nests deeper than `depth` levels. */
export function parseJson(text: string, depth: number): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch (error) {
    throw badRequest(`Bad JSON: ${error instanceof Error ? error.message : 'not parsable'}`);
  }
  if (!isShallow(value, depth)) throw badRequest(`Bad JSON: nested deeper than ${depth} levels.`);
  // Only an escape can bring half a character into decoded text.
  if (/\\u[dD][89a-fA-F]/.test(text) && !isWellFormed(value)) throw badRequest('Bad JSON: half a character.');
  return value;
}
