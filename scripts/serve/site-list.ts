import { formatSiteUrl, type ServedSite } from './site.ts';

/** A small page with a link to every site, for a visitor who came without a name. */
export function formatSiteList(sites: readonly ServedSite[], host = ''): string {
  const port = Number(/:(\d+)$/.exec(host)?.[1] ?? 80);
  const items = sites.map(({ name, template }) => {
    const url = formatSiteUrl(name, port);
    return `<li><a href="${url}">${name}</a> (${template})</li>`;
  });
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Sites</title>
<h1>Sites on this machine</h1><ul>${items.join('\n')}</ul>
${items.length === 0 ? '<p>Nothing is built yet. Run <code>npm run build</code>.</p>' : ''}</html>`;
}
