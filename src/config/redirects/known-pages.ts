import type { Site } from '#domain/site/site.ts';
import { listFixedPages, listStockFolders, type Paged } from './fixed-pages.ts';
import { indexRedirects, trimPath } from './redirect-index.ts';

export type Redirected = Paged & Pick<Site, 'redirects' | 'sections'>;

/**
 * Whether an address of this site may be a page. Addresses that follow from the stock always may.
 *
 * @param broken addresses of own pages with a mistake of their own
 */
export function knowPages(site: Redirected, broken: readonly string[]): (path: string) => boolean {
  const models = site.features.models ? site.brands.flatMap((brand) => brand.models) : [];
  const pages = new Set([
    ...[...listFixedPages(site), ...broken].map(trimPath),
    ...models.map(({ slug }) => `/${slug}`),
  ]);
  const folders = listStockFolders(site);
  const redirects = indexRedirects(Object.keys(site.redirects));
  return (path) => {
    const address = trimPath(path);
    return (
      pages.has(address) ||
      folders.some((folder) => `${address}/`.startsWith(folder)) ||
      redirects.first(address) !== null
    );
  };
}
