const mostRepeats = 3;

/** A pattern without what it says literally: escaped signs and lists in brackets. */
const withoutLiterals = (pattern: string): string =>
  pattern.replaceAll(/\\[^1-9k]/g, '-').replaceAll(/\[[^\][]*\]/g, '-');

/**
 * The regular expression that a key names collections by, for whole names; null for one that is none, or could take minutes for
 * one name: whoever has a public key writes the name into an address.
 */
export function readCollectionPattern(pattern: string): RegExp | null {
  const bare = withoutLiterals(pattern);
  const isEndless = /\)[*+?{]|\\[1-9k]|\(\?[=!<]/.test(bare);
  if (isEndless || (bare.match(/[*+{]/g) ?? []).length > mostRepeats) return null;
  try {
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    return null;
  }
}
