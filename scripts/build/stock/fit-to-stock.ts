import type { Catalogue, LandingPage } from '#catalogue/catalogue.ts';
import type { Dealer } from '#config/dealer.ts';
import { withoutEmptyListings } from '#domain/site/navigation.ts';

/** Whether a listing names conditions without stock. A listing of fewer conditions shows the same vehicles. */
function isSaidBetter({ refinements, count }: LandingPage, others: readonly LandingPage[]): boolean {
  const { carType = [] } = refinements;
  return others.some(({ refinements: { carType: fewer = [] }, count: same }) => {
    const isWithin = fewer.length < carType.length && fewer.every((condition) => carType.includes(condition));
    return isWithin && same === count;
  });
}

/** The dealer with usual menus that lead only to listings with stock (ROUTE-02, NAV-01, NAV-02). */
export function fitToStock(dealer: Dealer, { landingPages }: Pick<Catalogue, 'landingPages'>): Dealer {
  const presets = landingPages.filter(({ kind }) => kind === 'preset');
  const stocked = presets.filter((page) => page.count > 0 && !isSaidBetter(page, presets));
  const paths = new Set(stocked.map(({ path }) => path));
  const navigation = withoutEmptyListings(dealer.site.navigation, (path) => paths.has(path));
  return { ...dealer, site: { ...dealer.site, navigation } };
}
