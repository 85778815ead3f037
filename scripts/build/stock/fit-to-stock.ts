import type { Catalogue, LandingPage } from '#catalogue/catalogue.ts';
import type { Dealer } from '#config/dealer.ts';
import { fillStockCount } from '#domain/page/own/stock-count.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { withoutEmptyListings } from '#domain/site/navigation.ts';

/** Whether a listing names conditions without stock. A listing of fewer conditions shows the same vehicles. */
function isSaidBetter({ refinements, count }: LandingPage, others: readonly LandingPage[]): boolean {
  const { carType = [] } = refinements;
  return others.some(({ refinements: { carType: fewer = [] }, count: same }) => {
    const isWithin = fewer.length < carType.length && fewer.every((condition) => carType.includes(condition));
    return isWithin && same === count;
  });
}

/**
 * The dealer with usual menus that lead only to listings with stock (ROUTE-02, NAV-01, NAV-02), and with own pages that say
 * how many vehicles can be bought.
 */
export function fitToStock(
  dealer: Dealer,
  { landingPages, vehicles }: Pick<Catalogue, 'landingPages' | 'vehicles'>,
): Dealer {
  const presets = landingPages.filter(({ kind }) => kind === 'preset');
  const stocked = presets.filter((page) => page.count > 0 && !isSaidBetter(page, presets));
  const paths = new Set(stocked.map(({ path }) => path));
  const stockMenus = withoutEmptyListings(dealer.site.navigation, (path) => paths.has(path));
  const [ownPages, entries, navigation] = fillStockCount(
    [dealer.pages, dealer.site.pages, stockMenus] as const,
    vehicles.filter(isAvailable).length,
  );
  return { ...dealer, pages: ownPages, site: { ...dealer.site, pages: entries, navigation } };
}
