import { listNames } from './columns.ts';
import type { ImportSummary } from './import.ts';
import type { Note } from './notes.ts';

/** Kinds of reasons that a terminal shows; the file has all of them. */
const mostReasons = 12;

/** Rows, reasons, alterations and doubts as tables for a terminal. Without an index nothing was written. */
export function formatSummary(
  summary: ImportSummary,
  settings: { dealer: string; indexUrl: string | null; rejectsFile: string },
): string {
  const { read, imported, rejected, notes, doubts, unread, reasons } = summary;
  const rows: [string, string][] = [
    ['dealer', settings.dealer],
    ['index', settings.indexUrl ?? 'none, because of --dry-run'],
    ['read', String(read)],
    [settings.indexUrl === null ? 'would be imported' : 'imported', String(imported)],
    ['rejected', rejected > 0 ? `${rejected}  (${settings.rejectsFile})` : '0'],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const shown = reasons
    .slice(0, mostReasons)
    .map(({ reason, count, line }) => ({ count, words: `${reason} (first on line ${line})` }));
  const hidden = reasons.slice(mostReasons).reduce((sum, { count }) => sum + count, 0);
  return [
    ...rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`),
    ...formatTable(
      'Rejected because:',
      hidden > 0 ? [...shown, { count: hidden, words: 'other reasons' }] : shown,
    ),
    ...formatTable('Altered or left out:', toLines(notes)),
    ...formatTable('Hard to believe, and kept as it is:', toLines(doubts)),
    ...(unread.length > 0
      ? ['', `  Columns that are not read (${unread.length}): ${listNames(unread)}`]
      : []),
  ].join('\n');
}

interface Line {
  count: number;
  words: string;
}

function toLines(notes: Note[]): Line[] {
  const width = Math.max(0, ...notes.map(({ field }) => field.length));
  return notes.map(({ field, note, count, line }) => ({
    count,
    words: `${field.padEnd(width)}  ${note}${line === null ? '' : ` (first on line ${line})`}`,
  }));
}

function formatTable(title: string, lines: Line[]): string[] {
  if (lines.length === 0) return [];
  const width = Math.max(...lines.map(({ count }) => String(count).length));
  return [
    '',
    `  ${title}`,
    ...lines.map(({ count, words }) => `  ${String(count).padStart(width)}  ${words}`),
  ];
}

/** The one line that machines read; `index` is the address that was written to, null for none. */
export const formatJson = (
  { read, imported, rejected }: Pick<ImportSummary, 'read' | 'imported' | 'rejected'>,
  indexUrl: string | null,
): string => JSON.stringify({ read, imported, rejected, index: indexUrl });
