const mostRepeats = 3;
const mostGroups = 3;

/** A pattern without what it says literally: escaped signs and lists in brackets. */
const withoutLiterals = (pattern: string): string =>
  pattern.replaceAll(/\\[^1-9k]/g, '-').replaceAll(/\[[^\][]*\]/g, '-');

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/**
 * The regular expression that a key names collections by, for whole names; null for one that is none, or could take minutes for
 * one name: whoever has a public key writes the name into an address. Each repeat and each group multiplies the ways to read a name.
 */
export function readCollectionPattern(pattern: string): RegExp | null {
  const bare = withoutLiterals(pattern);
  const isEndless = /\)[*+{]|\\[1-9k]/.test(bare);
  if (isEndless || countOf(bare, /\(/g) > mostGroups || countOf(bare, /[*+{]|(?<!\()\?/g) > mostRepeats)
    return null;
  try {
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    return null;
  }
}
