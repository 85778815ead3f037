import type { Site } from '#domain/site/site.ts';
import { listFixedPages, listStockFolders, type Paged } from './fixed-pages.ts';
import { indexRedirects, splitPattern, trimPath } from './redirect-index.ts';

export type Redirected = Paged & Pick<Site, 'redirects' | 'sections'>;

/** Addresses that do not depend on stock: those of `listFixedPages`, of own pages with a mistake, and short ones of models. */
function listPages(site: Redirected, broken: readonly string[]): string[] {
  const models = site.features.models ? site.brands.flatMap((brand) => brand.models) : [];
  return [...[...listFixedPages(site), ...broken].map(trimPath), ...models.map(({ slug }) => `/${slug}`)];
}

/**
 * Whether an address of this site may be a page. Addresses that follow from the stock always may.
 *
 * @param broken addresses of own pages with a mistake of their own
 */
export function knowPages(site: Redirected, broken: readonly string[]): (path: string) => boolean {
  const pages = new Set(listPages(site, broken));
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

/** Whether a page of this site may have an address that begins so and goes on; as generous as `knowPages`. */
export function knowBeginnings(site: Redirected, broken: readonly string[]): (beginning: string) => boolean {
  const pages = listPages(site, broken);
  const folders = listStockFolders(site);
  const redirects = Object.keys(site.redirects).map((from) => splitPattern(from)[0] ?? '');
  return (beginning) =>
    [...pages, ...folders, ...redirects].some((path) => path.startsWith(beginning) && path !== beginning) ||
    folders.some((folder) => beginning.startsWith(folder));
}
