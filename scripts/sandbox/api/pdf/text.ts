import { normalizeText } from '#domain/words/normalize-text.ts';

const decoder = new TextDecoder('windows-1252');
const known = new Set(Array.from({ length: 224 }, (_, index) => decoder.decode(Uint8Array.of(index + 32))));

/** What the typefaces lack, as near as they come. */
const standIns: Record<string, string> = { '★': '*', '\u2011': '-', '→': '>' };

function fitCharacter(character: string): string {
  const near = standIns[character] ?? character;
  if (known.has(near)) return near;
  const bare = normalizeText(character, 'NFD').charAt(0);
  return known.has(bare) ? bare : '?';
}

/** Letters of a text that fill a page and more. */
const longest = 10_000;
/** A word that hardly a line holds; the writer would try where to part it letter by letter, for seconds. */
const endlessWord = /(\S{40})(?=\S)/g;

/**
 * A text in one line, of the characters (windows-1252) that the typefaces of every PDF reader have: letters with other
 * accents lose them, other unknown characters become question marks.
 */
export const fitText = (text: string): string =>
  [...normalizeText(text.slice(0, longest), 'NFC').replace(/\s+/g, ' ').trim().replace(endlessWord, '$1 ')]
    .map(fitCharacter)
    .join('');
