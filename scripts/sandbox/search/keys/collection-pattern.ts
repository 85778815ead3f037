/** Repeats and groups together, in each alternative: every one multiplies the ways to read a name. */
const mostChoices = 3;

/** A pattern without what it says literally: escaped signs, lists in brackets, and how often exactly something stands. */
const withoutLiterals = (pattern: string): string =>
  pattern
    .replaceAll(/\\[^1-9k]/g, '-')
    .replaceAll(/\[[^\][]*\]/g, '-')
    .replaceAll(/\{\d+\}/g, '');

/** The alternatives of a pattern that stand in no group. */
function splitAlternatives(bare: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of bare) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts;
}

const countChoices = (part: string): number => part.match(/[(*+{]|(?<![()])\?/g)?.length ?? 0;

/**
 * The regular expression that a key names collections by, for whole names; null for one that is none, or could take minutes for
 * one name: whoever has a public key writes the name into an address.
 */
export function readCollectionPattern(pattern: string): RegExp | null {
  const isRepeated = /\)(?:[*+]|\{)|\\[1-9k]/.test(pattern.replaceAll(/\\[^1-9k]/g, '-'));
  if (
    isRepeated ||
    splitAlternatives(withoutLiterals(pattern)).some((part) => countChoices(part) > mostChoices)
  )
    return null;
  try {
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    return null;
  }
}
