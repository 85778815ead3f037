import { listGatePaths } from '#domain/account/gates.ts';
import { listFixedPages } from '../../redirects/fixed-pages.ts';
import type { Redirected } from '../../redirects/known-pages.ts';
import { trimPath } from '../../redirects/redirect-index.ts';
import type { ResolveContext } from '../context.ts';

/** Warns of pages for signed-in customers that the site does not have; an address that leads elsewhere is no page. */
export function checkGates({ pages, isDefault, warn }: ResolveContext, site: Redirected): void {
  const at = ['auth', 'gatedRoutes'];
  if (isDefault(at)) return;
  const known = new Set(
    [...listFixedPages(site), ...pages.broken, ...pages.waiting.map(({ path }) => path)].map(trimPath),
  );
  for (const [index, name] of (site.auth?.gatedRoutes ?? []).entries()) {
    const paths = listGatePaths(name);
    if (!paths.some((path) => known.has(trimPath(path))))
      warn(
        [...at, index],
        `found ${name}, but this site has no such page: ${paths.join(', ')}\nTake it out, or make one of these pages.`,
      );
  }
}
