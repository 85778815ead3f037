import { widths, type Weight } from './widths.ts';

const decoder = new TextDecoder('windows-1252');
const codes = new Map(
  Array.from({ length: 224 }, (_, index) => [decoder.decode(Uint8Array.of(index + 32)), index + 32]),
);

/** What the encoding lacks, as near as it comes. */
const standIns: Record<string, string> = { '★': '*', '\u202f': ' ', '\u2009': ' ', '\u2011': '-', '→': '>' };

/** The bytes of a text; letters with unknown accents lose them, other unknown characters become question marks. */
export function encodeText(text: string): number[] {
  return [...text.normalize('NFC')].map((character) => {
    const code =
      codes.get(standIns[character] ?? character) ?? codes.get(character.normalize('NFD').charAt(0));
    return code ?? (/\s/.test(character) ? 32 : 63);
  });
}

/** Width of a text in points. */
export const measure = (text: string, size: number, weight: Weight): number =>
  (encodeText(text).reduce((sum, code) => sum + (widths[weight][code - 32] ?? 0), 0) * size) / 1000;

/** Breaks a text into lines of at most `width` points; a word that is wider is broken where it must be. */
export function wrap(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (word: string, glue: string): void => {
    const longer = line + (line ? glue : '') + word;
    if (measure(longer, size, weight) <= width) {
      line = longer;
    } else if (measure(word, size, weight) <= width) {
      lines.push(line);
      line = word;
    } else {
      if (line && glue) add('', '');
      for (const character of word) {
        if (line && measure(line + character, size, weight) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
  };
  for (const word of text.split(/\s+/).filter(Boolean)) add(word, ' ');
  return line ? [...lines, line] : lines;
}
