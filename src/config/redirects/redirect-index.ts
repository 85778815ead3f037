import { trimSlashes, withoutQuery } from '#domain/site/path-of-address.ts';

/*
 * Old paths as static hosts read them: `*` stands for any rest, `:name` for one part of a path, and a slash at the end
 * makes no difference. A move from an old website brings thousands of them, so that none is compared with all others.
 */

/** A path without what follows it and without its closing slash; the home page is '/'. */
export const trimPath = (path: string): string => trimSlashes(withoutQuery(path)) || '/';

/** Plain texts at even positions, `*` and `:name` between them. */
export const splitPattern = (from: string): string[] => trimPath(from).split(/(\*|:[A-Za-z]\w*)/);

export const isPlain = (from: string): boolean => splitPattern(from).length === 1;

/** A node of the trie: what may follow there in a pattern, a text, the end, `:name` or `*`. */
interface Node {
  number: number;
  texts: Map<string, Node>;
  lengths: number[];
  part: Node | null;
  rest: Node | null;
  /** Rules that end here. */
  rules: number[];
}

/** Patterns that begin alike share their nodes, as words share the pages of a dictionary. */
class PatternTree {
  readonly #root: Node;
  #nodes = 0;

  constructor() {
    this.#root = this.#create();
  }

  #create(): Node {
    this.#nodes += 1;
    return { number: this.#nodes, texts: new Map(), lengths: [], part: null, rest: null, rules: [] };
  }

  add(pieces: readonly string[], rule: number): void {
    let node = this.#root;
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) {
        const next = node.texts.get(piece) ?? this.#create();
        node.texts.set(piece, next);
        if (!node.lengths.includes(piece.length)) node.lengths.push(piece.length);
        node = next;
      } else if (piece === '*') node = node.rest ??= this.#create();
      else node = node.part ??= this.#create();
    }
    node.rules.push(rule);
  }

  /** Every rule whose pattern is the whole path. */
  find(path: string): number[] {
    const found: number[] = [];
    const seen = new Set<number>();
    const read = (before: Node, at: number): void => {
      // Several stars lead to one node by many ways.
      const visit = before.number * (path.length + 1) + at;
      if (seen.has(visit)) return;
      seen.add(visit);
      for (const length of before.lengths) {
        const node = before.texts.get(path.slice(at, at + length));
        if (node) readOn(node, at + length);
      }
    };
    const readOn = (node: Node, at: number): void => {
      if (at === path.length) found.push(...node.rules);
      if (node.part)
        for (let end = at + 1; end <= path.length && path[end - 1] !== '/'; end += 1) read(node.part, end);
      if (node.rest) for (let end = at; end <= path.length; end += 1) read(node.rest, end);
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
