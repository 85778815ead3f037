import { foldCharacter } from './fold-character.ts';

/** How a collection cuts text: characters kept as letters, characters that separate words. */
export interface TokenRules {
  readonly symbols: ReadonlySet<string>;
  readonly separators: ReadonlySet<string>;
  /** Words of a text that count; all when left out. */
  readonly mostWords?: number | undefined;
}

/** A word as indexed, and where it stands in the text (UTF-16 offsets, end exclusive). */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const isPlainLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

/**
 * Cuts text into words: blanks and the collection's separators end a word, other symbols vanish (`CX-5` is `cx5`)
 * unless the collection keeps them, accents are dropped, letters are small.
 */
export function tokenizeWithOffsets(text: string, rules: TokenRules): Token[] {
  const tokens: Token[] = [];
  let word = '';
  let start = 0;
  let end = 0;
  const close = (): void => {
    if (word !== '') tokens.push({ word, start, end });
    word = '';
  };
  let at = 0;
  for (const character of text) {
    const next = at + character.length;
    const code = character.charCodeAt(0);
    let piece = '';
    if (code < 128 && isPlainLetter(code)) piece = character.toLowerCase();
    else if (character === ' ' || character === '\n' || rules.separators.has(character)) close();
    else if (rules.symbols.has(character)) piece = character;
    else if (code >= 128) {
      piece = foldCharacter(character);
      if (piece === ' ') {
        close();
        piece = '';
      }
    }
    if (piece !== '') {
      if (word === '') start = at;
      word += piece;
      end = next;
    }
    at = next;
  }
  close();
  return tokens;
}

export const tokenize = (text: string, rules: TokenRules): string[] =>
  tokenizeWithOffsets(text, rules)
    .slice(0, rules.mostWords)
    .map(({ word }) => word);
