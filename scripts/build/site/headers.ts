const year = 31_536_000;
const week = 604_800;
const hour = 3600;

/** Text of `_headers` in the format that Netlify, Cloudflare Pages and `npm start` read. */
export function formatHeaders(contentSecurityPolicy: string): string {
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy,
    'Strict-Transport-Security': `max-age=${year}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
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

/** Text of `_redirects` (C18): old path, with and without a slash at its end, new path, for ever. */
export const formatRedirects = (redirects: Readonly<Record<string, string>>): string =>
  Object.entries(redirects)
    .flatMap(([from, to]) => {
      const plain = from.replace(/\/+$/, '');
      return (from.endsWith('*') ? [from] : [plain, `${plain}/`])
        .filter((path) => path !== '' && path !== to)
        .map((path) => `${path} ${to} 301\n`);
    })
    .join('');
