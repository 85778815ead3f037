import type { ImportSummary } from './import.ts';

/** Rows and notes as a table for a terminal. */
export function formatSummary(
  summary: ImportSummary,
  settings: { dealer: string; rejectsFile: string; dryRun: boolean },
): string {
  const { read, imported, rejected, notes } = summary;
  const rows: [string, string][] = [
    ['dealer', settings.dealer],
    ['read', String(read)],
    [settings.dryRun ? 'would be imported' : 'imported', String(imported)],
    ['rejected', rejected > 0 ? `${rejected}  (${settings.rejectsFile})` : '0'],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  if (notes.length === 0) return lines.join('\n');
  const fieldWidth = Math.max(...notes.map(({ field }) => field.length));
  const countWidth = Math.max(...notes.map(({ count }) => String(count).length));
  return [
    ...lines,
    '',
    '  Altered or left out:',
    ...notes.map(
      ({ field, note, count }) =>
        `  ${String(count).padStart(countWidth)}  ${field.padEnd(fieldWidth)}  ${note}`,
    ),
  ].join('\n');
}

/** The one line that machines read. */
export const formatJson = ({ read, imported, rejected }: ImportSummary): string =>
  JSON.stringify({ read, imported, rejected });
