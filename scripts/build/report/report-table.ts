import colours from 'picocolors';
import { formatBytes, formatLeftovers, formatSeconds } from './report-page.ts';
import { countStatuses, type BuildReport, type TargetReport } from './report.ts';

const paint: Record<TargetReport['status'], (text: string) => string> = {
  built: colours.green,
  unchanged: colours.dim,
  failed: colours.red,
};

/** The report as a table for the terminal, each failure explained under its line. */
export function formatReportTable({ targets, seconds, ...sites }: BuildReport): string {
  const rows = targets.map((target) => [
    `${target.slug} ${target.template}`,
    target.status,
    String(target.pages),
    String(target.kept),
    formatBytes(target.bytes),
    formatSeconds(target.seconds),
  ]);
  const head = ['site', 'status', 'pages', 'kept', 'size', 'time'];
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const format = (row: readonly string[]): string =>
    row
      .map((text, column) =>
        column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const lines = targets.flatMap((target, index) => [
    paint[target.status](format(rows[index] ?? [])),
    ...(target.error ? target.error.split('\n').map((line) => colours.red(`    ${line}`)) : []),
    ...target.warnings.map((warning) => colours.yellow(`    ${warning}`)),
  ]);
  const { built, unchanged, failed } = countStatuses(targets);
  const summary = `${built} built, ${unchanged} unchanged, ${failed} failed in ${formatSeconds(seconds)}`;
  return [
    colours.dim(format(head)),
    ...lines,
    '',
    ...formatLeftovers(sites).map((text) => colours.yellow(text)),
    failed > 0 ? colours.red(summary) : summary,
  ].join('\n');
}
