import { Hono, type Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { decodePath } from '#domain/site/decode-path.ts';
import { chooseEncoding, createEncoder } from './encode.ts';
import { findFile, type FoundFile } from './find-file.ts';
import { passOn } from './pass-on.ts';
import { createRulesReader, type SiteRules } from './read-rules.ts';
import { findHeaders, findRedirect } from './rules.ts';
import { createSiteFinder, parseSiteName, type ServedSite } from './site.ts';
import { formatSiteList } from './site-list.ts';

const usualCaching = 'public, max-age=0, must-revalidate';

/**
 * Serves each site at its own origin, `<name>.localhost`, as a static host in production would: its `_headers` and
 * `_redirects`, compression, ETags, slashes, 404.html. A bare address lists the sites.
 */
export function createSitesApp(listSites: () => ServedSite[]): Hono {
  const app = new Hono();
  const readRules = createRulesReader();
  const encode = createEncoder();
  const findSite = createSiteFinder(listSites);

  app.all('*', async (context) => {
    const { method } = context.req;
    const name = parseSiteName(context.req.header('host') ?? '');
    const site = name === null ? undefined : findSite(name);
    const { pathname, search } = new URL(context.req.url);
    const rules = site && (await readRules(site.directory));
    const redirect = rules && findRedirect(rules.redirects, pathname);
    if (redirect?.status === 200 && /^https?:/.test(redirect.to))
      return passOn(context, redirect.to + search);
    if (method !== 'GET' && method !== 'HEAD')
      return context.text('Only GET and HEAD', 405, { Allow: 'GET, HEAD' });
    if (!site || !rules)
      return context.html(formatSiteList(listSites(), context.req.header('host')), name ? 404 : 200);
    if (redirect && redirect.status >= 300 && redirect.status < 400) {
      return new Response(null, {
        status: redirect.status,
        headers: { Location: keepQuery(redirect.to, search) },
      });
    }
    const path = decodePath(redirect?.to ?? pathname);
    if (path === null) return context.text('This address is not readable.', 400);
    const found = findFile(site.directory, path);
    if (found === 'add-slash') {
      return new Response(null, {
        status: 301,
        headers: { Location: `${pathname.replace(/^\/+/, '/')}/${search}` },
      });
    }
    if (found) return send(context, found, rules, pathname, redirect?.status ?? 200);
    const missing = findFile(site.directory, '/404.html');
    if (missing === null || missing === 'add-slash') return context.text('Not found', 404);
    return send(context, missing, rules, pathname, 404);
  });

  async function send(
    context: Context,
    file: FoundFile,
    rules: SiteRules,
    pathname: string,
    status: number,
  ): Promise<Response> {
    const type = getMimeType(file.path) ?? 'application/octet-stream';
    const encoding = chooseEncoding(context.req.header('accept-encoding'), type, file.size);
    const tag = `W/"${file.size.toString(36)}-${Math.round(file.modified).toString(36)}"`;
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': usualCaching,
      ETag: tag,
      Vary: 'Accept-Encoding',
    });
    for (const [header, value] of findHeaders(rules.headers, pathname)) headers.set(header, value);
    // A file that is not there yet must not be missing for the year that it may be kept for.
    if (status !== 200) headers.set('Cache-Control', usualCaching);
    const asked = context.req.header('if-none-match');
    if (status === 200 && asked?.split(',').some((one) => one.trim() === tag || one.trim() === '*')) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    const body = await encode(file, encoding);
    headers.set('Content-Length', String(body.length));
    return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
  }

  return app;
}

const keepQuery = (to: string, search: string): string =>
  to.includes('?') || to.includes('#') ? to : to + search;
