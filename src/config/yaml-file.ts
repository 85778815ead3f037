import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import { formatPath, isGroup, type Path } from './path.ts';
import { explainYamlError } from './yaml-errors.ts';

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
  /** Where the value stands (or its key, when `of` is 'key'); the nearest place above it when it is missing. */
  locate: (path: Path, of?: 'key' | 'value') => Position;
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

function offsetOf(document: Document, path: Path, of: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const [index, key] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
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

/** Numbers such as 0800 and keys such as __proto__, which YAML accepts and nobody means. */
function findTraps(document: Document, locate: (offset: number) => Position): FileProblem[] {
  const problems: FileProblem[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      const path = ancestors.flatMap((ancestor, index): (string | number)[] => {
        if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
        const child = ancestors[index + 1] ?? node;
        return isSeq(ancestor) ? [ancestor.items.indexOf(child)] : [];
      });
      const position = locate(node.range?.[0] ?? 0);
      if (key === 'key') {
        if (reservedKeys.has(String(node.value)))
          problems.push({
            ...position,
            path: formatPath(path),
            message: `${String(node.value)} is not a setting here.`,
          });
      } else if (
        typeof node.value === 'number' &&
        node.type === 'PLAIN' &&
        /^[-+]?0\d/.test(node.source ?? '')
      )
        problems.push({
          ...position,
          path: formatPath(path),
          message: `found ${node.source} without quotes: YAML reads it as the number ${node.value} and loses the zero.\nWrite "${node.source}".`,
        });
    },
  });
  return problems;
}

/** Parses one file. Whatever is wrong with it becomes a problem with its place; nothing is thrown. */
export function parseYamlFile(file: string, written: string): YamlFile {
  const counter = new LineCounter();
  const position = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const document = parseDocument(written, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const found: YamlFile = {
    file,
    value: {},
    problems: document.errors.map((error) => ({
      ...position(error.pos[0]),
      path: '',
      message: explainYamlError(error, written),
    })),
    locate: (path, of = 'value') => position(offsetOf(document, path, of)),
  };
  if (found.problems.length > 0) return found;
  found.problems = findTraps(document, position);
  if (found.problems.length > 0) return found;
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 }) ?? {};
    // A reference may point at a group that holds it; that has no end.
    JSON.stringify(value);
    if (isGroup(value)) found.value = value;
    else
      found.problems.push({
        ...position(0),
        path: '',
        message: 'expected settings in the form `name: value`, one on each line',
      });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const missing = /^Unresolved alias.*: (\S+)$/.exec(error.message)?.[1];
    const message = missing
      ? `*${missing} refers to a value named &${missing}, which this file does not have.`
      : 'The references in this file (&name and *name) repeat without end. Write the values out.';
    found.problems.push({ ...position(0), path: '', message });
  }
  return found;
}
