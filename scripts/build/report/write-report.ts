import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatReportPage } from './report-page.ts';
import type { BuildReport } from './report.ts';

/** Writes `report.json` and `report.html` into the output folder, each whole or not at all. */
export function writeReport(out: string, report: BuildReport): void {
  mkdirSync(out, { recursive: true });
  const files = {
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
    'report.html': formatReportPage(report),
  };
  for (const [name, text] of Object.entries(files)) {
    const draft = path.join(out, `.${name}.${process.pid}`);
    writeFileSync(draft, text);
    renameSync(draft, path.join(out, name));
  }
}
