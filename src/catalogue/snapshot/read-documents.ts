import { readFileSync } from 'node:fs';

/** The documents of a snapshot file one by one; none when there is no file. */
export function* readDocuments(file: string | null): Generator<unknown> {
  if (file === null) return;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() !== '') yield JSON.parse(line);
  }
}
