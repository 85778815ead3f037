import { escapeMarkup } from '#domain/page/markup.ts';
import { reportStyle } from './report-style.ts';
import { countStatuses, type BuildReport, type TargetReport } from './report.ts';

const number = new Intl.NumberFormat('en-AU');

/** Bytes as people read them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const formatSeconds = (seconds: number): string =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

const isWarned = ({ status, warnings }: TargetReport): boolean => status !== 'failed' && warnings.length > 0;

/** What somebody must know who reads one line only. */
export function formatHeadline(targets: readonly TargetReport[]): string {
  const { failed } = countStatuses(targets);
  const warned = targets.filter(isWarned).length;
  const count = (sites: number): string => `${number.format(sites)} ${sites === 1 ? 'site' : 'sites'}`;
  if (targets.length === 0) return 'No sites to build';
  if (failed > 0) {
    const others = `${number.format(warned)} ${warned === 1 ? 'other has' : 'others have'} warnings`;
    return `${number.format(failed)} of ${count(targets.length)} failed${warned > 0 ? `, ${others}` : ''}`;
  }
  const isOne = targets.length === 1;
  const upToDate = `${count(targets.length)} ${isOne ? 'is' : 'are'} up to date`;
  return warned > 0 ? `${upToDate}, ${isOne ? '' : `${number.format(warned)} `}with warnings` : upToDate;
}

/** A site's line, and below it, over the whole width, why it failed and what its marketer should know. */
function formatTarget({
  slug,
  template,
  status,
  pages,
  bytes,
  seconds,
  error,
  warnings,
  partners,
}: TargetReport): string {
  const notes = [
    ...(error ? [`<li class="error">${escapeMarkup(error)}</li>`] : []),
    ...warnings.map((warning) => `<li class="warning">${escapeMarkup(warning)}</li>`),
    ...partners.map((partner) => `<li>${escapeMarkup(partner)}</li>`),
  ].join('');
  return `<tbody><tr>
<th scope="row">${escapeMarkup(slug)} <small>${escapeMarkup(template)}</small></th>
<td><span class="${status}">${status}</span></td>
<td>${number.format(pages)}<i> ${pages === 1 ? 'page' : 'pages'}</i></td><td>${formatBytes(bytes)}</td><td>${formatSeconds(seconds)}</td>
</tr>${notes && `\n<tr><td colspan="5"><ul class="notes">${notes}</ul></td></tr>`}</tbody>`;
}

/** Failures first, then what has warnings. */
function rank(target: TargetReport): number {
  if (target.status === 'failed') return 0;
  if (isWarned(target)) return 1;
  return target.status === 'built' ? 2 : 3;
}

/** Sites that are not, or no longer, this build's own, as the sentences of both reports. */
export function formatLeftovers({
  leftover,
  pruned,
  elsewhere,
}: Pick<BuildReport, 'leftover' | 'pruned' | 'elsewhere'>): string[] {
  return [
    ...(leftover.length > 0
      ? [
          `No longer in dealers/, still published: ${leftover.join(', ')}. npm run build -- --prune takes them away, unless the dealer who has their address now fails.`,
        ]
      : []),
    ...(pruned.length > 0 ? [`No longer in dealers/, taken away: ${pruned.join(', ')}.`] : []),
    ...(elsewhere.length > 0 ? [`Built by other shards, taken away here: ${elsewhere.join(', ')}.`] : []),
  ];
}

/** The report as one page without outside files. */
export function formatReportPage({ startedAt, seconds, targets, ...sites }: BuildReport): string {
  const { built, unchanged, failed } = countStatuses(targets);
  const pages = targets.reduce((sum, target) => sum + target.pages, 0);
  const facts: [string, string][] = [
    [number.format(built), 'built'],
    [number.format(unchanged), 'unchanged'],
    [number.format(failed), 'failed'],
    [number.format(targets.filter(isWarned).length), 'with warnings'],
    [number.format(pages), 'pages'],
    [formatSeconds(seconds), 'in all'],
  ];
  const tiles = facts.map(([value, label]) => `<li><b>${value}</b>${label}</li>`).join('');
  const leftovers = formatLeftovers(sites).map((text) => `<li class="warning">${escapeMarkup(text)}</li>`);
  const rows = [...targets].sort((one, other) => rank(one) - rank(other)).map(formatTarget);
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Build of ${escapeMarkup(startedAt)}</title><style>${reportStyle}</style></head>
<body><main><h1>${formatHeadline(targets)}</h1>
<time datetime="${escapeMarkup(startedAt)}">${escapeMarkup(startedAt.replace('T', ' ').slice(0, 16))} UTC</time>
<ul class="facts">${tiles}</ul>${leftovers.length > 0 ? `\n<ul class="notes">${leftovers.join('')}</ul>` : ''}
<table><thead><tr><th scope="col">Site</th><th scope="col">Status</th><th scope="col">Pages</th><th scope="col">Size</th><th scope="col">Time</th></tr></thead>
${rows.join('\n')}</table></main></body></html>
`;
}
