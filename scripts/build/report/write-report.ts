import path from 'node:path';
import { writeWhole } from '../../command/write-whole.ts';
import { formatReportPage } from './report-page.ts';
import type { BuildReport } from './report.ts';

/** Writes `report.json` and `report.html` into the output folder, each whole or not at all. */
export function writeReport(out: string, report: BuildReport): void {
  writeWhole(path.join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeWhole(path.join(out, 'report.html'), formatReportPage(report));
}
