import {
  isPair,
  isScalar,
  isSeq,
  visit,
  type Document,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { findBraceTraps } from './brace-traps.ts';
import { mostIssues } from '../check/issues.ts';
import { formatPath, type Path } from '../load/path.ts';

/** What is wrong with the text of a file, by its position in the text. */
export interface TextFault {
  offset: number;
  /** The setting in words; none when it is the file itself. */
  path?: string;
  message: string;
}

/** Keys that mean something to JavaScript itself; no setting has such a name. */
const reservedKeys = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
]);

type Ancestors = readonly unknown[];

/** Places of the entries of lists, each list looked through once. */
const places = new WeakMap<YAMLSeq, ReadonlyMap<unknown, number>>();

function placeIn(list: YAMLSeq, entry: unknown): number {
  const known = places.get(list) ?? new Map(list.items.map((item, place) => [item, place]));
  places.set(list, known);
  return known.get(entry) ?? -1;
}

function pathOf(node: unknown, ancestors: Ancestors): Path {
  return ancestors.flatMap((ancestor, index): (string | number)[] => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
    const child = ancestors[index + 1] ?? node;
    return isSeq(ancestor) ? [placeIn(ancestor, child)] : [];
  });
}

const isPlainNumber = (node: unknown): node is Scalar<number> =>
  isScalar(node) && typeof node.value === 'number' && node.type === 'PLAIN';

/** `0800`, which loses its zero. */
function judgeNumber(node: Scalar): string | null {
  return isPlainNumber(node) && /^[-+]?0\d/.test(node.source ?? '')
    ? `found ${node.source} without quotes: YAML reads it as the number ${node.value} and loses the zero.\nWrite "${node.source}".`
    : null;
}

/** `“Sale”`, whose quotes are letters for YAML. */
function judgeQuotes(node: Scalar): string | null {
  const [whole, inner] = /^[“„”«‘‚]([^“„”«»]*)[”“»’‘]$/.exec(String(node.source ?? '').trim()) ?? [];
  return node.type === 'PLAIN' && whole !== undefined
    ? `found ${whole}: YAML takes curly quotes for letters, so that pages show them.\nWrite "${inner}". Quotes that are meant to be seen stand between straight ones: '${whole}'.`
    : null;
}

/** `!!merge x`, which is neither a text nor a number for the program. */
const judgeTag = ({ value }: Scalar): string | null =>
  typeof value === 'symbol' ? 'found the tag !!merge, which no value has here. Take it out.' : null;

/** `#ff0000` and `#1 in town` after a colon: what begins with # is a comment, so that no value is left. */
function findLostValue({ key, value }: Pair, written: string): { offset: number; message: string } | null {
  if (!isScalar(key) || (value !== null && !(isScalar(value) && value.value === null && !value.source)))
    return null;
  const end = key.range?.[1] ?? 0;
  const [, before = '', lost] =
    /^([ \t]*:[ \t]+)(#(?:(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=\s|$)|\d[^\n]*))/i.exec(
      written.slice(end, end + 200),
    ) ?? [];
  if (lost === undefined) return null;
  const word = lost.replace(/(?<!\s)\s+#[^]*/, '').trim();
  return {
    offset: end + before.length,
    message: `found ${word} without quotes: # begins a comment, so that YAML reads nothing here.\nWrite "${word}".`,
  };
}

/** Settings that are written twice in one group; the parser compares each with all others, which takes its time. */
function findRepeated(map: YAMLMap): Scalar[] {
  const known = new Set<string>();
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    // Several groups may be taken over.
    if (key.source === '<<') return [];
    if (known.has(name)) return [key];
    known.add(name);
    return [];
  });
}

/** Settings that stand twice at one level. They are found in a broken file as well. */
export function findDuplicates(document: Document): TextFault[] {
  const traps: TextFault[] = [];
  visit(document, {
    Map(_key, map) {
      for (const node of findRepeated(map)) {
        const message = `${String(node.value)} is written twice at the same level. Keep one of them.`;
        traps.push({ offset: node.range?.[0] ?? 0, message });
      }
    },
  });
  return traps;
}

/** `&Co great`: a name for references that nothing refers to was the beginning of a text. */
function findLostBeginnings(document: Document): { node: Scalar; ancestors: Ancestors; message: string }[] {
  const named: { node: Scalar; ancestors: Ancestors }[] = [];
  const used = new Set<string>();
  visit(document, {
    Alias(_key, { source }) {
      used.add(source);
    },
    Scalar(_key, node, ancestors) {
      if (node.anchor) named.push({ node, ancestors });
    },
  });
  return named.flatMap(({ node, ancestors }) =>
    used.has(node.anchor ?? '')
      ? []
      : [
          {
            ...{ node, ancestors },
            message: `found &${node.anchor} without quotes: YAML reads it as a name for the value and leaves it out.\nPut the whole value in quotes.`,
          },
        ],
  );
}

/** One more than are told of all files of a dealer: a list may hold hundreds of thousands, each dozens of levels deep. */
const mostTraps = mostIssues + 1;

/** Numbers such as 0800, colours such as #ff0000, keys such as __proto__: the first ones, where there are too many to be told. */
export function findTraps(document: Document, written: string): TextFault[] {
  const traps: TextFault[] = [];
  /** A path is put together for what is told alone. */
  const tell = (offset: number | undefined, node: unknown, ancestors: Ancestors, message: string): void => {
    if (traps.length === mostTraps) return;
    traps.push({ offset: offset ?? 0, path: formatPath(pathOf(node, ancestors)), message });
  };
  visit(document, {
    Map(_key, map, ancestors) {
      for (const { pair, offset, message } of findBraceTraps(map, written))
        tell(offset, pair.value, [...ancestors, map, pair], message);
    },
    Pair(_key, pair, ancestors) {
      const lost = findLostValue(pair, written);
      if (lost) tell(lost.offset, pair.value, [...ancestors, pair], lost.message);
    },
    Scalar(key, node, ancestors) {
      if (key === 'key') {
        if (reservedKeys.has(String(node.value)))
          tell(node.range?.[0], node, ancestors, `${String(node.value)} is not a setting here.`);
        return;
      }
      const message = judgeTag(node) ?? judgeNumber(node) ?? judgeQuotes(node);
      if (message !== null) tell(node.range?.[0], node, ancestors, message);
    },
  });
  for (const { node, ancestors, message } of findLostBeginnings(document))
    tell(node.range?.[0], node, ancestors, message);
  return traps;
}
