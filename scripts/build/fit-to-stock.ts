import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Dealer } from '#config/dealer.ts';
import { withoutEmptyListings } from '#domain/navigation.ts';

/** The dealer as its stock can serve it: the usual menus lead to no listing that is empty (ROUTE-02, NAV-01, NAV-02). */
export function fitToStock(dealer: Dealer, { landingPages }: Pick<Catalogue, 'landingPages'>): Dealer {
  const stocked = new Set(landingPages.filter(({ count }) => count > 0).map(({ path }) => path));
  return { ...dealer, navigation: withoutEmptyListings(dealer.navigation, (path) => stocked.has(path)) };
}
