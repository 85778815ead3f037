/*
 * Old paths as static hosts read them: `*` stands for any rest, `:name` for one part of a path, and a slash at the end
 * makes no difference. A move from an old website brings thousands of them, so that none is compared with all others.
 */

/** A path without what follows it and without its closing slash; the home page is '/'. */
export const trimPath = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';

/** Plain texts at even places, `*` and `:name` between them. */
export const splitPattern = (from: string): string[] => trimPath(from).split(/(\*|:[A-Za-z]\w*)/);

export const isPlain = (from: string): boolean => splitPattern(from).length === 1;

/** What may follow at one place of a pattern: a text, then the end, `:name` or `*`. */
interface Place {
  number: number;
  texts: Map<string, Place>;
  lengths: number[];
  part: Place | null;
  rest: Place | null;
  /** Rules that end here. */
  rules: number[];
}

/** Patterns that begin alike share their places, as words share the pages of a dictionary. */
class PatternTree {
  readonly #root: Place;
  #places = 0;

  constructor() {
    this.#root = this.#create();
  }

  #create(): Place {
    this.#places += 1;
    return { number: this.#places, texts: new Map(), lengths: [], part: null, rest: null, rules: [] };
  }

  add(pieces: readonly string[], rule: number): void {
    let place = this.#root;
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) {
        const next = place.texts.get(piece) ?? this.#create();
        place.texts.set(piece, next);
        if (!place.lengths.includes(piece.length)) place.lengths.push(piece.length);
        place = next;
      } else if (piece === '*') place = place.rest ??= this.#create();
      else place = place.part ??= this.#create();
    }
    place.rules.push(rule);
  }

  /** Every rule whose pattern is the whole path. */
  find(path: string): number[] {
    const found: number[] = [];
    const seen = new Set<number>();
    const read = (before: Place, at: number): void => {
      // Several stars lead to one place by many ways.
      const visit = before.number * (path.length + 1) + at;
      if (seen.has(visit)) return;
      seen.add(visit);
      for (const length of before.lengths) {
        const place = before.texts.get(path.slice(at, at + length));
        if (place) readOn(place, at + length);
      }
    };
    const readOn = (place: Place, at: number): void => {
      if (at === path.length) found.push(...place.rules);
      if (place.part)
        for (let end = at + 1; end <= path.length && path[end - 1] !== '/'; end += 1) read(place.part, end);
      if (place.rest) for (let end = at; end <= path.length; end += 1) read(place.rest, end);
    };
    read(this.#root, 0);
    return [...new Set(found)];
  }
}

/** Which of the given old paths cover an address, by their position. */
export interface RedirectIndex {
  all: (path: string) => number[];
  /** The one that a host takes, or null. */
  first: (path: string) => number | null;
}

export function indexRedirects(froms: readonly string[]): RedirectIndex {
  const plain = new Map<string, number[]>();
  const patterns = new PatternTree();
  for (const [rule, from] of froms.entries()) {
    const pieces = splitPattern(from);
    const [path = ''] = pieces;
    if (pieces.length > 1) patterns.add(pieces, rule);
    else plain.set(path, [...(plain.get(path) ?? []), rule]);
  }
  const all = (path: string): number[] => {
    const address = trimPath(path);
    // A host asks for /old/ where /old/* stands.
    const covering = [address, `${address}/`].flatMap((written) => patterns.find(written));
    return [...(plain.get(address) ?? []), ...new Set(covering)];
  };
  return {
    all,
    first: (path) => {
      const found = all(path);
      return found.length === 0 ? null : found.reduce((least, rule) => Math.min(least, rule));
    },
  };
}
