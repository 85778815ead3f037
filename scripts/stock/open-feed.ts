import { existsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Failure } from '../command/failure.ts';
import type { Mapping } from './mapping/schema.ts';
import { openCsv } from './rows/csv.ts';
import { openJsonLines } from './rows/jsonl.ts';
import type { Feed } from './rows/row.ts';

/** Opens a feed as its mapping or its ending says. Throws a Failure. */
export async function openFeed(file: string, mapping: Mapping): Promise<Feed> {
  if (await isWorkbook(file))
    throw new Failure(
      `${file} is a workbook of Excel or another spreadsheet, not its rows. Open it, choose "Save as" (or "Export") and the ` +
        'type "CSV UTF-8", and import the .csv file.',
    );
  const format = mapping.format ?? formatOf(file);
  return format === 'csv'
    ? openCsv(file, mapping.encoding, mapping.delimiter)
    : openJsonLines(file, mapping.encoding);
}

/** How workbooks begin: those of today are ZIP archives, those of before 2007 are OLE documents. */
const workbooks = [Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];

/** Whether a file is a workbook, whatever its name says. A file that is not there is none. */
async function isWorkbook(file: string): Promise<boolean> {
  if (/\.(xlsx?|xlsm|xlsb|ods|numbers)$/i.test(file) && existsSync(file)) return true;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close());
  return workbooks.some((beginning) => buffer.equals(beginning));
}

function formatOf(file: string): 'csv' | 'jsonl' {
  if (/\.(csv|tsv|txt)$/i.test(file)) return 'csv';
  if (/\.(jsonl|ndjson)$/i.test(file)) return 'jsonl';
  throw new Failure(
    `${file} ends neither in .csv nor in .jsonl. Say \`format: csv\` or \`format: jsonl\` in a mapping.`,
  );
}
