import { escapeMarkup } from './markup.ts';

/** A page that search engines should know. */
export interface SitemapEntry {
  /** Path with leading and trailing slash. */
  path: string;
  /** Epoch seconds of its last change; null or absent when unknown. */
  changed?: number | null;
  /** Addresses of the pictures on it. */
  images?: readonly string[];
}

/** Most addresses that the sitemap protocol allows in one file. */
export const mostAddresses = 50_000;

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageProtocol = 'http://www.google.com/schemas/sitemap-image/1.1';

const formatDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

function formatEntry({ path, changed, images = [] }: SitemapEntry, origin: string): string {
  const day = changed ? `<lastmod>${formatDay(changed)}</lastmod>` : '';
  const pictures = images.map(
    (url) => `<image:image><image:loc>${escapeMarkup(url)}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeMarkup(origin + path)}</loc>${day}${pictures.join('')}</url>`;
}

const wrap = (element: string, attributes: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${attributes}>\n${lines.join('\n')}\n</${element}>\n`;

const formatEntries = (entries: readonly SitemapEntry[], origin: string): string =>
  wrap(
    'urlset',
    `xmlns="${protocol}" xmlns:image="${imageProtocol}"`,
    entries.map((entry) => formatEntry(entry, origin)),
  );

/** How many files beside `sitemap.xml` a sitemap of so many addresses has; 0 where one file holds them all. */
export const countParts = (addresses: number, most = mostAddresses): number =>
  addresses > most ? Math.ceil(addresses / most) : 0;

/** One of those files; the first is number 1. `origin` has no trailing slash. */
export const formatSitemapPart = (
  entries: readonly SitemapEntry[],
  origin: string,
  part: number,
  most = mostAddresses,
): string => formatEntries(entries.slice((part - 1) * most, part * most), origin);

/** `sitemap.xml`: all addresses, or, when they are too many for one file, the files that hold them. */
export function formatSitemap(
  entries: readonly SitemapEntry[],
  origin: string,
  most = mostAddresses,
): string {
  const parts = countParts(entries.length, most);
  if (parts === 0) return formatEntries(entries, origin);
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeMarkup(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return wrap('sitemapindex', `xmlns="${protocol}"`, files);
}
