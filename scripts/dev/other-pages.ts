import type { Dealer } from '#config/dealer.ts';
import { omit, pick } from '#domain/site/pick.ts';
import type { Target } from '#integration/target.ts';
import { fitToStock } from '../build/stock/fit-to-stock.ts';

/** A dealer without what its own pages say, lead to and stand in. */
const withoutPages = ({ site, build }: Dealer): string =>
  JSON.stringify([
    omit(site, 'pages', 'blog', 'redirects', 'navigation'),
    omit(build, 'ownLinks', 'waitingPages', 'pictureOrigins'),
  ]);

/**
 * The target that shows a changed dealer, made of the one that shows it now without reading the stock again; null when more
 * than own pages, menus and redirects changed.
 */
export function changePages(former: Dealer, changed: Dealer, target: Target): Target | null {
  if (withoutPages(former) !== withoutPages(changed)) return null;
  const { site, pages } = fitToStock(changed, target.catalogue);
  const changes = pick(site, 'pages', 'blog', 'redirects', 'navigation');
  return { ...target, pages, site: { ...target.site, ...changes } };
}
