import { CsvError, parse } from 'csv-parse/sync';

/** One row of reviews.csv, its cells by the names of settings. */
export interface ReviewRow {
  /** Line of the file; a text of several lines makes rows longer than one. */
  line: number;
  /** As a spreadsheet counts it: the names of columns are row 1. */
  row: number;
  cells: Record<string, string>;
}

/** Columns as review platforms name them, by the names of settings. */
const columns: Readonly<Record<string, string>> = {
  customer_name: 'customer',
  review_date: 'date',
  location_id: 'location',
  image: 'picture',
  review_url: 'url',
  owner_reply: 'reply',
};
const known = new Set(['id', 'customer', 'rating', 'text', 'date', 'location', 'picture', 'url', 'reply']);

interface Parsed {
  record: string[];
  info: { lines: number };
  raw: string;
}

/** The sign between columns: of three, the one that the first line has most often. */
function findDelimiter(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const often = (sign: string): number => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (often(sign) > often(best) ? sign : best));
}

interface ReviewTable {
  rows: ReviewRow[];
  /** Columns as the file names them, by the names of settings. */
  headers: Readonly<Record<string, string>>;
  /** Columns that no setting is. */
  unread: string[];
}

/** What keeps the file from being read. */
const explainError = (error: CsvError): string =>
  error.code.includes('QUOTE')
    ? 'expected a cell whose quotes end where the cell does, found others\nWithin a cell in quotes, write each quote twice; a spreadsheet does so by itself when it saves CSV.'
    : `expected a CSV file, found one that cannot be read: ${error.message}\nSave it once more from a spreadsheet, as CSV UTF-8.`;

/** What a file of reviews may have: reading a row takes thousands of bytes of memory, whatever stands in it. */
const longest = 5_000_000;
const mostRows = 20_000;

/** Parts a CSV file whose first row names the columns, or says why it cannot be read. */
export function readReviewRows(text: string): ReviewTable | { line: number; message: string } {
  const excess = (found: string) => ({
    line: 1,
    message: `expected at most ${found}\nKeep the latest reviews, and delete those that nobody reads any more.`,
  });
  if (text.length > longest) return excess('5 million characters, found more');
  let parsed: Parsed[];
  try {
    parsed = parse(text, {
      delimiter: findDelimiter(text),
      ...{
        info: true,
        raw: true,
        bom: true,
        relax_column_count: true,
        skip_empty_lines: true,
        to: mostRows + 2,
      },
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: unknown };
    return { line: typeof lines === 'number' ? lines : 1, message: explainError(error) };
  }
  const [head, ...lines] = parsed;
  if (lines.length > mostRows) return excess('20,000 reviews, found more');
  const written = (head?.record ?? []).map((name) => name.trim());
  const names = written.map((name) => columns[name.toLowerCase()] ?? name.toLowerCase());
  for (const needed of ['customer', 'rating'])
    if (!names.includes(needed))
      return {
        line: 1,
        message: `expected a first row that names the columns, among them ${needed}, found ${written.join(', ') || 'nothing'}\nName them customer_name, rating, review_date and text.`,
      };
  const rows = lines.map(({ record, info, raw }, index): ReviewRow => {
    // By the cells that the row has: a first row may name any number of columns.
    const cells = record.flatMap((written, index): [string, string][] => {
      const [name = '', cell] = [names[index], written.trim()];
      return cell && known.has(name) ? [[name, cell]] : [];
    });
    // A record that ends in this line began above it where its text has several.
    const inner = raw.trim().split('\n').length - 1;
    return {
      ...{ line: Math.max(2, info.lines - inner), row: index + 2 },
      cells: Object.fromEntries(cells),
    };
  });
  return {
    rows,
    headers: Object.fromEntries(names.map((name, index) => [name, written[index] ?? name])),
    unread: written.filter((_, index) => !known.has(names[index] ?? '')),
  };
}
