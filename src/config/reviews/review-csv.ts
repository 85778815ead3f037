import { CsvError, parse } from 'csv-parse/sync';

/** One line of reviews.csv, its cells by the names of settings. */
export interface ReviewRow {
  line: number;
  cells: Record<string, string>;
}

/** Columns as review platforms name them, by the names of settings. */
const columns: Readonly<Record<string, string>> = {
  customer_name: 'customer',
  review_date: 'date',
  location_id: 'location',
  image: 'picture',
  review_url: 'url',
};
const known = new Set(['id', 'customer', 'rating', 'text', 'date', 'location', 'picture', 'url']);

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

/** Parts a CSV file whose first line names the columns; a text says why it cannot be read. */
export function readReviewRows(text: string): { rows: ReviewRow[]; unread: string[] } | string {
  let parsed: Parsed[];
  try {
    parsed = parse(text, {
      delimiter: findDelimiter(text),
      ...{ info: true, raw: true, bom: true, relax_column_count: true, skip_empty_lines: true },
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return `This file is no CSV that can be read: ${error.message}`;
  }
  const [head, ...lines] = parsed;
  const written = (head?.record ?? []).map((name) => name.trim().toLowerCase());
  const names = written.map((name) => columns[name] ?? name);
  for (const needed of ['customer', 'rating'])
    if (!names.includes(needed))
      return `expected a first line that names the columns, among them ${needed}, found ${written.join(', ') || 'nothing'}`;
  const rows = lines.map(({ record, info, raw }): ReviewRow => {
    const cells = names.flatMap((name, index): [string, string][] => {
      const cell = record[index]?.trim() ?? '';
      return cell && known.has(name) ? [[name, cell]] : [];
    });
    // A record that ends in this line began above it where its text has several.
    const inner = raw.trim().split('\n').length - 1;
    return { line: Math.max(2, info.lines - inner), cells: Object.fromEntries(cells) };
  });
  return { rows, unread: written.filter((_, index) => !known.has(names[index] ?? '')) };
}
