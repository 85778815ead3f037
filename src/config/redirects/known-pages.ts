import type { Site } from '#domain/site/site.ts';
import { listFixedPages, listStockFolders, type Paged } from './fixed-pages.ts';
import { indexRedirects, trimPath } from './redirect-index.ts';
import type { ResolveContext } from '../resolvers/context.ts';

export type Redirected = Paged & Pick<Site, 'redirects' | 'sections'>;

/** Pages of a brand with a missing or wrong file are unknown; the file has its own message. */
export const hasAllBrands = ({ settings, brands }: ResolveContext): boolean =>
  brands.length === (settings.brands ?? (settings.make ? [settings.make] : [])).length;

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
