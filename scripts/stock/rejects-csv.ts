import type { Value } from './clean/cleaner.ts';
import { disarm } from './rows/formula-cell.ts';
import { chooseReportColumns } from './report-columns.ts';
import type { Row } from './rows/row.ts';

/** The only column where records have no fixed columns (JSON Lines): the whole row is one cell. */
const wholeRow = ['row'];

/** Columns of a rejects file: those of the feed, then line and reason. */
export const rejectsHeader = (columns: readonly string[] | null): string[] => [
  ...(columns ?? wholeRow),
  ...chooseReportColumns(columns ?? wholeRow),
];

/** The cells of one rejected row. Surplus cells of a broken row follow after line and reason, so that nothing is lost. */
export function toCells(row: Row, reason: string, columns: readonly string[] | null): string[] {
  const report = [String(row.line), reason];
  if ('values' in row) {
    const own = columns?.map((name) => toText(row.values[name])) ?? [JSON.stringify(row.values)];
    return [...own, ...report];
  }
  const { cells } = row;
  if (!columns || !cells) return [row.text, ...report];
  const own = columns.map((_, position) => cells[position] ?? '');
  return [...own, ...report, ...cells.slice(columns.length)];
}

const toText = (value: Value | undefined): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

export const formatCsvLine = (cells: readonly string[], delimiter: string): string =>
  `${cells.map((cell) => quoteCell(disarm(cell), delimiter)).join(delimiter)}\n`;

const quoteCell = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
