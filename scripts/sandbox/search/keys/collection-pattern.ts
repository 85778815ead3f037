import { RE2JS, RE2JSException } from 're2js';

/** Letters of a pattern, and steps of what it is compiled to: each may be tried at every letter of a name. */
const longest = 500;
const mostSteps = 500;

/** Regular expressions of one key: each keeps some megabytes of what it has compared. Plain names are none, however many. */
export const mostExpressions = 20;

/** Whether a collection of this name is meant. */
export type CollectionPattern = (name: string) => boolean;

/** Whether a pattern of collections is more than a name. */
const isExpression = (pattern: string): boolean => pattern !== '*' && /[^\w-]/.test(pattern);

/**
 * Whether a name is that of collections which a key names by a regular expression, for whole names; null for one that is none, or
 * is too long. Whoever has a public key writes the name into an address, so the time follows the length of the name alone (RE2).
 */
function readCollectionPattern(pattern: string): CollectionPattern | null {
  if (!isExpression(pattern)) return (name) => pattern === '*' || name === pattern;
  if (pattern.length > longest) return null;
  try {
    const compiled = RE2JS.compile(pattern);
    return compiled.programSize() > mostSteps ? null : (name) => name === pattern || compiled.matches(name);
  } catch (error) {
    if (error instanceof RE2JSException) return null;
    throw error;
  }
}

/** The patterns of a key that can be used, and one that cannot: one too many, none of RE2, or too long. */
export function readCollectionPatterns(collections: readonly string[]): {
  patterns: CollectionPattern[];
  unusable: string | undefined;
} {
  const beyond = new Set(collections.filter(isExpression).slice(mostExpressions));
  const read = collections
    .filter((pattern) => !beyond.has(pattern))
    .map((pattern) => ({ pattern, names: readCollectionPattern(pattern) }));
  return {
    patterns: read.flatMap(({ names }) => names ?? []),
    unusable: [...beyond][0] ?? read.find(({ names }) => names === null)?.pattern,
  };
}
