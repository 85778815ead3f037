import type { Value } from '../clean/cleaner.ts';
import { Failure } from '../../command/failure.ts';
import { findFault } from './find-fault.ts';
import { readText } from './decode.ts';
import type { Feed, Row } from './row.ts';

const longestLine = 4_000_000;

/** Opens a JSON Lines file: one object a line. */
export function openJsonLines(file: string, encoding: string): Feed {
  return { columns: null, delimiter: null, rows: toRows(file, encoding) };
}

async function* toRows(file: string, encoding: string): AsyncGenerator<Row> {
  let line = 0;
  for await (const text of readLines(file, encoding)) {
    line += 1;
    if (text.trim() === '') continue;
    yield parseLine(text, line);
  }
}

function parseLine(text: string, line: number): Row {
  try {
    const parsed: unknown = JSON.parse(text);
    const fault = findFault(parsed);
    if (fault !== null) return { line, broken: fault, text };
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      return { line, values: parsed as Record<string, Value> };
    }
  } catch {
    // Reported below, as for any other line that is no object.
  }
  return { line, broken: 'expected one JSON object', text };
}

async function* readLines(file: string, encoding: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of readText(file, encoding)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine)
      throw new Failure(`${file} has a line of more than ${longestLine} characters.`);
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest;
}
