import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Pair,
  type YAMLMap,
} from 'yaml';
import { isGroup, type Path } from '../load/path.ts';
import { isTooNested } from './nesting.ts';
import { findPastedMarks } from './pasted-marks.ts';
import { explainErrors } from './yaml-errors.ts';
import { findLongName } from './long-names.ts';
import {
  explainReferences,
  explainRepeated,
  findReferenceTooMany,
  mostReferences,
} from './yaml-references.ts';
import { findTraps, type TextFault } from './yaml-traps.ts';

interface Position {
  line: number;
  column: number;
}

interface FileProblem extends Position {
  path: string;
  message: string;
}

/** One YAML file: its settings and where each of them is written. */
export interface YamlFile {
  /** As shown to people, for example 'dealers/_defaults.yaml'. */
  file: string;
  value: Record<string, unknown>;
  problems: FileProblem[];
  /** Where the value stands (or its key, when `of` is 'key'); the nearest setting above it when it is missing. */
  locate: (path: Path, of?: 'key' | 'value') => Position;
}

/** Settings of groups by their names, each group read once: a list of redirects has thousands. */
type Names = WeakMap<YAMLMap, Map<string, Pair>>;

function findPair(map: YAMLMap, key: string, names: Names): Pair | undefined {
  let pairs = names.get(map);
  if (!pairs) {
    pairs = new Map(
      map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])),
    );
    names.set(map, pairs);
  }
  return pairs.get(key);
}

function offsetOf(document: Document, path: Path, of: 'key' | 'value', names: Names): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const [index, key] of path.entries()) {
    if (isMap(node)) {
      const pair = findPair(node, String(key), names);
      if (!pair || !isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      if (index === path.length - 1 && of === 'key') return offset;
      node = pair.value;
    } else if (isSeq(node)) node = node.items[Number(key)];
    else return offset;
    if (isScalar(node) || isMap(node) || isSeq(node) || isAlias(node)) offset = node.range?.[0] ?? offset;
    else return offset;
  }
  return offset;
}

/** Characters that a file may have: many times what the largest needs. What is read of it takes some eighty times as much memory. */
const longest = 500_000;

/** A file that is not read any further. */
function refuse(file: string, message: string): YamlFile {
  const start = { line: 1, column: 1 };
  return { file, value: {}, problems: [{ ...start, path: '', message }], locate: () => start };
}

/** Parses one file. Whatever is wrong with it becomes a problem with its position; nothing is thrown. */
export function parseYamlFile(file: string, written: string): YamlFile {
  if (written.length > longest) return refuse(file, 'expected a file of at most half a million characters');
  const tooDeep =
    'expected settings, found groups, lists or marks dozens of levels deep, which no setting is';
  if (isTooNested(written)) return refuse(file, tooDeep);
  try {
    return parseSound(file, written);
  } catch (error) {
    // The parser and whoever walks what it read call themselves for each level.
    if (!(error instanceof RangeError)) throw error;
    return refuse(file, tooDeep);
  }
}

function parseSound(file: string, written: string): YamlFile {
  const counter = new LineCounter();
  const position = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  // The parser compares each name with all others of its group: it is quicker to look for repeated ones afterwards.
  const document = parseDocument(written, {
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
    merge: true,
  });
  const names: Names = new WeakMap();
  const toProblem = ({ offset, message, path = '' }: TextFault): FileProblem => ({
    ...position(offset),
    path,
    message,
  });
  const pasted = findPastedMarks(written);
  const found: YamlFile = {
    file,
    value: {},
    problems: (pasted.length > 0
      ? pasted
      : explainErrors(document, written, (offset) => position(offset).line)
    ).map(toProblem),
    locate: (path, of = 'value') => position(offsetOf(document, path, of, names)),
  };
  if (found.problems.length > 0) return found;
  const excess =
    findReferenceTooMany(document) ?? explainRepeated(document, written) ?? findLongName(document);
  if (excess) return { ...found, problems: [toProblem(excess)] };
  found.problems = findTraps(document, written).map(toProblem);
  if (found.problems.length > 0) return found;
  try {
    const value: unknown = document.toJS({ maxAliasCount: mostReferences }) ?? {};
    if (isGroup(value)) found.value = value;
    else
      found.problems.push(
        toProblem({
          offset: 0,
          message: Array.isArray(value)
            ? 'expected settings in the form `name: value`, found a list\nWrite its name and a colon in a line above it, such as team: or reviews:.'
            : 'expected settings in the form `name: value`, one on each line',
        }),
      );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    found.problems.push(toProblem(explainReferences(document, error)));
  }
  return found;
}
