import { escapeMarkup } from '#domain/markup.ts';
import { countStatuses, type BuildReport, type TargetReport } from './report.ts';

const number = new Intl.NumberFormat('en-AU');

/** Bytes as people read them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const formatSeconds = (seconds: number): string =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

function formatRow(target: TargetReport): string {
  const { slug, template, status, pages, bytes, seconds, error, warnings } = target;
  const notes = [
    ...(error ? [`<p class="error">${escapeMarkup(error)}</p>`] : []),
    ...warnings.map((warning) => `<p>${escapeMarkup(warning)}</p>`),
  ].join('');
  return `<tr>
<th scope="row">${escapeMarkup(slug)}<small>${escapeMarkup(template)}</small>${notes}</th>
<td><span class="${status}">${status}</span></td>
<td>${number.format(pages)}</td><td>${formatBytes(bytes)}</td><td>${formatSeconds(seconds)}</td>
</tr>`;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8884; --soft: #8889; }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.75rem; margin: 0; } time { color: var(--soft); }
ul { display: flex; gap: .75rem; padding: 0; margin: 1.5rem 0; list-style: none; flex-wrap: wrap; }
li { flex: 1 1 8rem; border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; color: var(--soft); }
li b { display: block; font-size: 1.5rem; line-height: 1.2; color: CanvasText; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .6rem .75rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
th:first-child, td:nth-child(2), th:nth-child(2) { text-align: left; }
thead th { color: var(--soft); font-weight: 500; font-size: .875rem; }
small { margin-left: .6rem; color: var(--soft); font-weight: 400; }
p { margin: .35rem 0 0; font-weight: 400; font-size: .875rem; color: var(--soft); } p.error { color: #d33; }
span { border-radius: 1rem; padding: .1rem .65rem; font-size: .875rem; color: #fff; }
.built { background: #16794c; } .unchanged { background: #5b6470; } .failed { background: #c0262d; }`;

/** The report as one page without outside files; failures come first. */
export function formatReportPage({ startedAt, seconds, targets }: BuildReport): string {
  const { built, unchanged, failed } = countStatuses(targets);
  const pages = targets.reduce((sum, target) => sum + target.pages, 0);
  const order = { failed: 0, built: 1, unchanged: 2 };
  const rows = [...targets].sort((one, other) => order[one.status] - order[other.status]).map(formatRow);
  const facts: [string, string][] = [
    [number.format(built), 'built'],
    [number.format(unchanged), 'unchanged'],
    [number.format(failed), 'failed'],
    [number.format(pages), 'pages'],
    [formatSeconds(seconds), 'in all'],
  ];
  const tiles = facts.map(([value, label]) => `<li><b>${value}</b>${label}</li>`).join('');
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Build of ${escapeMarkup(startedAt)}</title><style>${style}</style></head>
<body><h1>${failed > 0 ? `${failed} of ${targets.length} sites failed` : 'All sites are up to date'}</h1>
<time datetime="${startedAt}">${escapeMarkup(startedAt.replace('T', ' ').slice(0, 16))} UTC</time>
<ul>${tiles}</ul>
<table><thead><tr><th>Site</th><th>Status</th><th>Pages</th><th>Size</th><th>Time</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>
`;
}
