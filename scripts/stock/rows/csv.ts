import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { Failure } from '../../command/failure.ts';
import { readText } from './decode.ts';
import { restore } from './formula-cell.ts';
import type { Feed, Row } from './row.ts';

/** A record longer than this is an open quote that swallows the rest of the file. */
const longestRecord = 1_000_000;
/** The parser does not count delimiters: characters of a file without the end of a row, of which some may be on their way. */
const longestWait = 4 * longestRecord;

interface Parsed {
  record: string[];
  raw: string;
  info: { lines: number };
}

/** Opens a CSV file whose first line names the columns. Throws a Failure when it has none, or is parted by another sign. */
export async function openCsv(file: string, encoding: string, delimiter: string): Promise<Feed> {
  const records = readRecords(file, encoding, delimiter);
  const first = await records.next();
  if (first.done) throw new Failure(`${file} has no rows. The stock stays as it is.`);
  const columns = first.value.record.map((name) => restore(name).trim());
  refuseMarkup(columns, file);
  refuseOtherDelimiter(columns, delimiter, file);
  const repeated = findRepeated(columns);
  if (repeated !== undefined) throw new Failure(`${file} has two columns named "${repeated}".`);
  return { columns, delimiter, rows: toRows(records, columns) };
}

/** A name that two columns have. */
function findRepeated(columns: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return columns.find((name) => {
    const isSeen = seen.has(name);
    seen.add(name);
    return isSeen && name !== '';
  });
}

/** A server with a problem may send an error page in place of the feed. */
function refuseMarkup([first = '']: string[], file: string): void {
  if (!first.startsWith('<')) return;
  throw new Failure(
    `${file} begins with "<", as web pages and XML do: expected CSV or JSONL. Is it an error page of who sends the feed? The stock stays as it is.`,
  );
}

const delimiters = [
  { sign: ',', name: '","', written: "','" },
  { sign: ';', name: '";"', written: "';'" },
  { sign: '\t', name: 'tabs', written: '"\\t"' },
  { sign: '|', name: '"|"', written: "'|'" },
];

/** A single column whose name holds another delimiter means that the file uses that delimiter. */
function refuseOtherDelimiter(columns: string[], delimiter: string, file: string): void {
  const [only = ''] = columns;
  if (columns.length > 1) return;
  const other = delimiters.find(({ sign }) => sign !== delimiter && only.includes(sign));
  if (!other) return;
  throw new Failure(
    `The columns of ${file} are separated by ${other.name}: write \`delimiter: ${other.written}\` in a mapping (--mapping). ` +
      'The stock stays as it is.',
  );
}

async function* toRows(records: AsyncGenerator<Parsed>, columns: string[]): AsyncGenerator<Row> {
  for await (const { record: written, raw, info } of records) {
    const record = written.map(restore);
    const more = raw.replace(/(\r\n|\n|\r)$/, '').match(/\r\n|\n|\r/g)?.length ?? 0;
    const line = info.lines - more;
    if (record.length === columns.length) {
      yield { line, values: Object.fromEntries(record.map((cell, index) => [columns[index] ?? '', cell])) };
    } else {
      // Several rows may have become one: by a quote that is not closed, or where they end in another way than the first.
      const extent = more > 0 ? ` in ${more + 1} lines` : '';
      const broken = `expected ${columns.length} columns, found ${record.length}${extent}`;
      yield { line, broken, text: raw.trimEnd(), cells: record };
    }
  }
}

/** Passes pieces of text on to a parser. Throws a Failure when it finds no end of a row in them: each comma is a cell. */
async function* refuseEndless(
  pieces: AsyncIterable<string>,
  parser: Parser,
  file: string,
): AsyncGenerator<string> {
  let rows = 0;
  let waiting = 0;
  for await (const piece of pieces) {
    const found = parser.info.records + parser.info.empty_lines;
    waiting = found === rows ? waiting + piece.length : piece.length;
    rows = found;
    if (waiting > longestWait)
      throw new Failure(
        `${file} has a row of more than ${longestWait} characters near line ${parser.info.lines}. The stock stays as it is.`,
      );
    yield piece;
  }
}

async function* readRecords(file: string, encoding: string, delimiter: string): AsyncGenerator<Parsed> {
  const parser = parse({
    delimiter,
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  const done = pipeline(Readable.from(refuseEndless(readText(file, encoding), parser, file)), parser);
  // Its error arrives through the iterator as well; this only keeps it from being unhandled.
  done.catch(() => undefined);
  try {
    yield* parser as AsyncIterable<Parsed>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (error as { lines?: unknown }).lines;
    throw new Failure(
      `${file} is not sound CSV near line ${String(line ?? '?')}: ${error.message}. ` +
        'A quote is probably opened and never closed. The stock stays as it is.',
    );
  } finally {
    parser.destroy();
  }
}
