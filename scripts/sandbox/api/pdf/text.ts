const decoder = new TextDecoder('windows-1252');
const known = new Set(Array.from({ length: 224 }, (_, index) => decoder.decode(Uint8Array.of(index + 32))));

/** What the typefaces lack, as near as they come. */
const standIns: Record<string, string> = { '★': '*', '\u2011': '-', '→': '>' };

function fitCharacter(character: string): string {
  const near = standIns[character] ?? character;
  if (known.has(near)) return near;
  const bare = character.normalize('NFD').charAt(0);
  return known.has(bare) ? bare : '?';
}

/**
 * A text in one line, of the characters (windows-1252) that the typefaces of every PDF reader have: letters with other
 * accents lose them, other unknown characters become question marks.
 */
export const fitText = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].map(fitCharacter).join('');
