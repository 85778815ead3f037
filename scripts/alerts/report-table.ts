import type { DealerReport } from './alert-dealer.ts';

const columns = {
  dealer: 'Dealer',
  status: 'Night',
  vehicles: 'Vehicles',
  changed: 'Changed',
  alerts: 'Alerts',
  searches: 'Searches',
  news: 'News',
  sent: 'Sent',
  failed: 'Failed',
  givenUp: 'Given up',
  seconds: 'Seconds',
} as const satisfies Partial<Record<keyof DealerReport, string>>;
type Column = keyof typeof columns;

/** The report for people: a line for each dealer, then what went wrong. */
export function formatAlertReport(reports: readonly DealerReport[]): string {
  const names = Object.keys(columns) as Column[];
  const rows = [
    names.map((name) => columns[name]),
    ...reports.map((report) => names.map((name) => String(report[name]))),
  ];
  const widths = names.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const align = (cell: string, at: number): string =>
    at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  const table = rows.map((row) => row.map(align).join('  ').trimEnd());
  const problems = reports
    .filter(({ problem }) => problem !== '')
    .map(({ dealer, problem }) => `${dealer}: ${problem}`);
  return [...table, ...(problems.length > 0 ? ['', ...problems] : [])].join('\n');
}
