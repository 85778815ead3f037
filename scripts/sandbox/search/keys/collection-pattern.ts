import { RE2JS, RE2JSException } from 're2js';

/** Letters of a pattern, and steps of what it is compiled to: each may be tried at every letter of a name. */
const longest = 500;
const mostSteps = 500;

/** Regular expressions of one key: each keeps some megabytes of what it has compared. Plain names are none, however many. */
export const mostExpressions = 20;

/** Whether a pattern of collections is more than a name. */
export const isExpression = (pattern: string): boolean => pattern !== '*' && /[^\w-]/.test(pattern);

/**
 * Whether a name is that of collections which a key names by a regular expression, for whole names; null for one that is none, or
 * is too long. Whoever has a public key writes the name into an address, so the time follows the length of the name alone (RE2).
 */
export function readCollectionPattern(pattern: string): ((name: string) => boolean) | null {
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
