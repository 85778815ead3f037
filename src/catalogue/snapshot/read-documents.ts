import { readFileSync } from 'node:fs';
import { IndexError } from './index-error.ts';

/** The documents of a snapshot file one by one; none when there is no file. Throws an `IndexError` in words. */
export function* readDocuments(file: string | null): Generator<unknown> {
  if (file === null) return;
  let number = 0;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    number += 1;
    if (line.trim() !== '') yield parseDocument(line, number);
  }
}

function parseDocument(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new IndexError(`Document ${number} of the index is broken off or no JSON: ${line.slice(0, 60)}…`);
  }
}
