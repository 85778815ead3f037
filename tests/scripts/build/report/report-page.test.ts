import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { formatHeadline, formatReportPage } from '#scripts/build/report/report-page.ts';
import { formatReportTable } from '#scripts/build/report/report-table.ts';
import { reportStyle } from '#scripts/build/report/report-style.ts';
import type { BuildReport, TargetReport } from '#scripts/build/report/report.ts';

const target = (changes: Partial<TargetReport> = {}): TargetReport => ({
  slug: 'macs-yard',
  template: 'showroom',
  url: null,
  status: 'built',
  pages: 1_234,
  kept: 0,
  bytes: 18_132_205,
  seconds: 80.4,
  vehicles: 30,
  error: null,
  warnings: [],
  partners: [],
  ...changes,
});
const warned = target({ slug: 'warned', warnings: ['2 vehicles have no price_type.'] });
const unchanged = target({ slug: 'same', status: 'unchanged' });
const failed = target({ slug: 'broken', status: 'failed', error: 'Line 3 <b>', warnings: ['Old index.'] });

const report: BuildReport = {
  startedAt: '2026-11-21T23:00:31.088Z',
  seconds: 10.278,
  targets: [],
  sites: [],
  leftover: [],
  pruned: [],
  elsewhere: [],
};

describe('what the report of a build says', () => {
  test.each([
    ['3 sites are up to date', [target(), unchanged, target()]],
    ['5 sites are up to date, 2 with warnings', [warned, target(), unchanged, target(), warned]],
    ['1 site is up to date', [target()]],
    ['1 site is up to date, with warnings', [warned]],
    ['1 of 2 sites failed', [failed, target()]],
    ['1 of 1 site failed', [failed]],
    ['1 of 3 sites failed, 1 other has warnings', [failed, warned, target()]],
    ['1 of 4 sites failed, 2 others have warnings', [failed, warned, warned, target()]],
    ['No sites to build', []],
  ])('%s', (headline, targets) => {
    expect(formatHeadline(targets)).toBe(headline);
    expect(formatReportPage({ ...report, targets })).toContain(`<h1>${headline}</h1>`);
  });

  const page = formatReportPage({ ...report, targets: [unchanged, target(), warned, failed] });

  test('failures come first, then warnings, and everything that a file or a feed says is text', () => {
    const order = [...page.matchAll(/<th scope="row">(\S+)/g)].map(([, slug]) => slug);
    expect(order).toEqual(['broken', 'warned', 'macs-yard', 'same']);
    expect(page).toContain('<li class="error">Line 3 &lt;b&gt;</li><li class="warning">Old index.</li>');
    expect(page).toContain('<li class="warning">2 vehicles have no price_type.</li>');
  });

  test('sites that no dealer file asks for any more are named, on the page and in the terminal', () => {
    const left = {
      ...report,
      ...{ leftover: ['night-yard/base', 'macs-yard/base'], pruned: ['old-yard/base'] },
      elsewhere: ['far-yard/base'],
    };
    const sentences = [
      'No longer in dealers/, still published: night-yard/base, macs-yard/base. npm run build -- --prune takes them away, unless the dealer who has their address now fails.',
      'No longer in dealers/, taken away: old-yard/base.',
      'Built by other shards, taken away here: far-yard/base.',
    ];
    for (const sentence of sentences) {
      expect(formatReportPage(left)).toContain(`<li class="warning">${sentence}</li>`);
      expect(formatReportTable(left)).toContain(sentence);
    }
    expect(page).not.toContain('No longer');
    expect(formatReportTable(report)).not.toContain('No longer');
  });

  test('numbers are those of the sites', () => {
    expect(page).toContain('<li><b>1</b>with warnings</li><li><b>4,936</b>pages</li><li><b>10.3 s</b>in all');
    expect(page).toContain('<td>1,234<i> pages</i></td><td>18.1 MB</td><td>1 min 20 s</td>');
  });
});

describe('everything on it is readable, by day and by night', () => {
  const [names, day, night] = [1, 2, 3].map((part) =>
    [...reportStyle.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map((found) => found[part]),
  );
  const measure = (colours: (string | undefined)[] | undefined, ink: string, ground: string): number =>
    wcagContrast(colours?.[names?.indexOf(ink) ?? -1] ?? '', colours?.[names?.indexOf(ground) ?? -1] ?? '');

  test.each([
    ['ink', 'ground'],
    ['soft', 'ground'],
    ['warning-ink', 'warning-ground'],
    ['error-ink', 'error-ground'],
  ])('%s on %s', (ink, ground) => {
    expect(measure(day, ink, ground)).toBeGreaterThan(4.5);
    expect(measure(night, ink, ground)).toBeGreaterThan(4.5);
  });

  test.each(['built', 'unchanged', 'failed'])('the word %s', (status) => {
    const ground = new RegExp(`\\.${status} \\{ background: (#\\w{6})`).exec(reportStyle)?.[1] ?? '';
    expect(wcagContrast('#ffffff', ground)).toBeGreaterThan(4.5);
  });
});
