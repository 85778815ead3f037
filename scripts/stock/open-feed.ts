import { Failure } from '../command/failure.ts';
import type { Mapping } from './mapping/schema.ts';
import { openCsv } from './rows/csv.ts';
import { openJsonLines } from './rows/jsonl.ts';
import type { Feed } from './rows/row.ts';

/** Opens a feed as its mapping or its ending says. Throws a Failure. */
export async function openFeed(file: string, mapping: Mapping): Promise<Feed> {
  const format = mapping.format ?? formatOf(file);
  return format === 'csv'
    ? openCsv(file, mapping.encoding, mapping.delimiter)
    : openJsonLines(file, mapping.encoding);
}

function formatOf(file: string): 'csv' | 'jsonl' {
  if (/\.(csv|tsv|txt)$/i.test(file)) return 'csv';
  if (/\.(jsonl|ndjson)$/i.test(file)) return 'jsonl';
  throw new Failure(
    `${file} ends neither in .csv nor in .jsonl. Say \`format: csv\` or \`format: jsonl\` in a mapping.`,
  );
}
