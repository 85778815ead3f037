import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { cleanerNames } from '../clean/table.ts';
import { Failure } from '../../command/failure.ts';
import { isTooNested } from '#config/yaml/nesting.ts';
import { suggestNearest } from '#config/check/nearest.ts';
import { fieldNames, mappingSchema, type Mapping } from './schema.ts';

/** Reads a mapping file. Throws a Failure that lists every problem with its line. */
export function readMapping(file: string): Mapping {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Failure(`There is no mapping file ${file}.`);
  }
  return parseMapping(text, file);
}

export function parseMapping(text: string, file: string): Mapping {
  if (text.includes('\0')) throw new Failure(`${file} is no text in UTF-8: save it as such.`);
  if (isTooNested(text)) throw new Failure(`${file} nests far deeper than a mapping can.`);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const at = (offset: number): string => {
    const { line, col } = lineCounter.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  if (document.errors.length > 0) {
    throw new Failure(document.errors.map((error) => `${at(error.pos[0])}  ${error.message}`).join('\n'));
  }
  const result = v.safeParse(mappingSchema, readValues(document, file));
  if (result.success) return result.output;
  throw new Failure(
    result.issues
      .flatMap((issue) => flatten(issue))
      .map((issue) => {
        const path = (issue.path ?? []).map(({ key }) => key);
        const node = path.length > 0 ? document.getIn(path, true) : document.contents;
        const offset = (node as { range?: [number, number, number] } | null)?.range?.[0] ?? 0;
        return `${at(offset)}  ${path.join('.') || 'mapping'}\n  ${explain(issue)}`;
      })
      .join('\n'),
  );
}

/** The values of a mapping. Throws a Failure for references to nothing, or without an end. */
function readValues(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (error instanceof ReferenceError) throw new Failure(`${file}  ${error.message}`, { cause: error });
    throw error;
  }
}

/** The issues inside of a union's best fitting side say more than the union's own. */
function flatten(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  if (issue.type !== 'union' || !issue.issues) return [issue];
  const deep = issue.issues.filter((inner) => (inner.path?.length ?? 0) > 0 && inner.expected !== 'never');
  const chosen = deep.length > 0 ? deep : issue.issues;
  return chosen
    .slice(0, 1)
    .map((inner) => ({ ...inner, path: join(issue.path, inner.path) }) as v.BaseIssue<unknown>);
}

const join = (...paths: (v.BaseIssue<unknown>['path'] | undefined)[]): unknown =>
  paths.flatMap((path) => path ?? []);

function explain({ expected, received, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return `${received} is not a setting here.`;
  if (typeof input === 'string') {
    if (fieldNames.every((name) => expected?.includes(`"${name}"`))) {
      return `"${input}" is not a field of a vehicle.${suggestNearest(input, fieldNames)}`;
    }
    if (cleanerNames.every((name) => expected?.includes(`"${name}"`))) {
      return `"${input}" is not a cleaner.${suggestNearest(input, cleanerNames)} Cleaners: ${cleanerNames.join(', ')}`;
    }
  }
  return expected ? `expected ${expected}, found ${received}` : message;
}
