import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeVideo } from '#domain/gallery/video.ts';
import type { Inspection } from './inspect-site.ts';

const year = 31_536_000;
const week = 604_800;
const hour = 3600;

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/** Origins that a site's browser code talks to. */
function connections({ search, leads, apiUrl, listing }: Site): string[] {
  const origin = ({ protocol, host, port }: Site['search']): string =>
    originOf(`${protocol}://${host}:${port}`).join('');
  const delivery =
    leads.name === 'typesense'
      ? originOf(`${leads.protocol}://${leads.host}:${leads.port}`)
      : originOf(leads.url);
  const geocoder = listing.near?.name === 'http' ? originOf(listing.near.url) : [];
  return [origin(search), ...delivery, ...geocoder, ...(apiUrl ? originOf(apiUrl) : [])];
}

/** Origins of Google Analytics 4, as Google's guide to content security policies lists them. */
const google = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
const nothing: typeof google = { scripts: [], connections: [], pictures: [] };

/** Origins that visits are counted at; the dealer API is among the connections anyway. */
const countedAt = ({ analytics }: Site): typeof google =>
  analytics?.endpoint.name === 'gtag' ? google : nothing;

/** Origins of pictures: those of the stock, and those elsewhere that settings, brands and offers name. */
function pictures(
  site: Site,
  vehicles: readonly Vehicle[],
  otherImages: readonly (string | null)[],
): string[] {
  const brandImages = site.brands.flatMap(({ logo, banner, models }) => [
    logo,
    banner,
    ...models.map(({ image }) => image),
  ]);
  const stock = vehicles.flatMap(({ images, spinImages, interiorImage }) => [
    ...images.flatMap(({ url, thumbUrl }) => [url, thumbUrl]),
    ...spinImages.slice(0, 1),
    ...(interiorImage ? [interiorImage] : []),
  ]);
  return [...brandImages, ...otherImages, ...stock].flatMap((url) =>
    url?.startsWith('http') ? originOf(url) : [],
  );
}

/** Origins that videos of the stock are played from: files here, players of video services in frames. */
function videos(vehicles: readonly Vehicle[]): { files: string[]; players: string[] } {
  const all = vehicles.map(({ videoUrl }) => describeVideo(videoUrl));
  return {
    files: all.flatMap((video) => (video?.kind === 'file' ? originOf(video.url) : [])),
    players: all.flatMap((video) => (video?.kind === 'embed' ? originOf(video.playerUrl) : [])),
  };
}

const directive = (name: string, ...sources: string[]): string => [name, ...new Set(sources)].join(' ');

type Pictured = Record<'offers' | 'parts', readonly { image: string | null }[]>;

/**
 * The policy of one site: nothing runs but its own files and the inline elements that the build found.
 *
 * @param pictureOrigins of pictures elsewhere that the dealer's settings name
 */
export function createContentSecurityPolicy(
  site: Site,
  catalogue: Pictured & { vehicles: readonly Vehicle[] },
  { scriptHashes, styleHashes }: Pick<Inspection, 'scriptHashes' | 'styleHashes'>,
  pictureOrigins: readonly string[],
): string {
  const api = site.apiUrl ? originOf(site.apiUrl) : [];
  const images = pictures(
    site,
    catalogue.vehicles,
    [...catalogue.offers, ...catalogue.parts].map(({ image }) => image),
  );
  const counted = countedAt(site);
  const { files, players } = videos(catalogue.vehicles);
  return [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...scriptHashes, ...counted.scripts),
    directive('style-src', "'self'", ...styleHashes),
    directive('img-src', "'self'", 'data:', ...api, ...pictureOrigins, ...images, ...counted.pictures),
    directive('connect-src', "'self'", ...connections(site), ...counted.connections),
    directive('font-src', "'self'"),
    ...(files.length > 0 ? [directive('media-src', "'self'", ...files)] : []),
    ...(players.length > 0 ? [directive('frame-src', "'self'", ...players)] : []),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'self'"),
  ].join('; ');
}

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
