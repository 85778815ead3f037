import { trimSlashes } from '#domain/site/path-of-address.ts';
import type { Partner } from '#domain/partner/partner.ts';
import { findWebOrigin } from '#domain/site/web-origin.ts';

const year = 31_536_000;
const week = 604_800;
const hour = 3600;

/** Features of the browser by who may use them; a partner gets one that its file names, and only its frame. */
function formatPermissions(partners: readonly Pick<Partner, 'permissions' | 'source'>[]): string {
  const usual = { camera: [], geolocation: ['self'], microphone: [], payment: [], usb: [] };
  return Object.entries<string[]>(usual)
    .map(([feature, allowed]) => {
      const users = partners.filter(({ permissions }) =>
        permissions.some((permission) => permission === feature),
      );
      const origins = users.flatMap(({ source }) =>
        source.kind === 'frame' ? [`"${findWebOrigin(source.address)}"`] : ['self'],
      );
      return `${feature}=(${[...new Set([...allowed, ...origins])].join(' ')})`;
    })
    .join(', ');
}

/**
 * Text of `_headers` in the format that Netlify, Cloudflare Pages and `npm start` read.
 *
 * @param partners of the site, whose frames may need features of the browser
 */
export function formatHeaders(
  contentSecurityPolicy: string,
  partners: readonly Pick<Partner, 'permissions' | 'source'>[] = [],
): string {
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy,
    'Strict-Transport-Security': `max-age=${year}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': formatPermissions(partners),
  };
  const assets = { 'Cache-Control': `public, max-age=${year}, immutable` };
  const hourly = { 'Cache-Control': `public, max-age=${hour}` };
  // Public facts: any website may read them.
  const stock = { ...hourly, 'Access-Control-Allow-Origin': '*' };
  const block = (path: string, headers: Record<string, string>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', everywhere),
    block('/_astro/*', assets),
    block('/_pictures/*', assets),
    block('/open-graph/*', { 'Cache-Control': `public, max-age=${week}` }),
    block('/stock.json', stock),
    block('/llms.txt', { ...hourly, 'Content-Type': 'text/plain; charset=utf-8' }),
    block('/vehicle-ads.tsv', { ...hourly, 'Content-Type': 'text/tab-separated-values; charset=utf-8' }),
    block('/sitemap*', hourly),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Text of `_redirects` (C18): old path, with and without a slash at its end, new path, for ever.
 *
 * @param apiUrl server that answers `/api` of the site; null where none does
 */
export const formatRedirects = (
  redirects: Readonly<Record<string, string>>,
  apiUrl: string | null = null,
): string =>
  (apiUrl === null ? '' : `/api/* ${apiUrl}/:splat 200\n`) +
  Object.entries(redirects)
    .flatMap(([from, to]) => {
      const plain = trimSlashes(from);
      return (from.endsWith('*') ? [from] : [plain, `${plain}/`])
        .filter((path) => path !== '' && path !== to)
        .map((path) => `${path} ${to} 301\n`);
    })
    .join('');
