import type { FacetKey, ListKey } from '../listing/facets.ts';
import type { ListingView } from '../listing/view.ts';

/** Rules that pages and islands need to show stock as this dealer wants it. */
export interface StockRules {
  /** Days a sold vehicle stays listed (SRCH-03); 0 hides sold vehicles. */
  soldWindowDays: number;
  excludedMakes: string[];
  /** Vehicles with fewer pictures are not shown, 0…14 (SRCH-16). */
  leastPhotos: number;
  /** Vehicles that came later than so many days ago are not shown yet, 0…14 (SRCH-16). */
  leastAgeDays: number;
  /** Price-ascending sort leaves out vehicles without a price (SRCH-07). */
  hideUnpricedWhenCheapestFirst: boolean;
  collapseSold: boolean;
  hitsPerPage: number;
  facets: FacetKey[];
  /** Ways to draw the listing; the first holds until another is chosen. */
  views: ListingView[];
  /** List facets of which one value at a time is chosen (REF-15). */
  singleSelect: ListKey[];
  /** Makes seen before 'Show all makes' (REF-10). */
  popularMakes: number;
  /** The dealer has body words of its own; more of them are seen at once (REF-12). */
  customBodies: boolean;
  /** Fixed bounds of the price and kilometre sliders (SLDR-05, C6); false leaves them to the stock. */
  sliders: false | { price: { min: number; max: number }; km: { min: number; max: number } };
  /** Counts above `over` are shown as `show`: a number, or the sum of the condition facet (SRCH-14, C42). */
  countCap: false | { over: number; show: 'facetSum' | number };
  /** Where 'Clear Filters' leads; false is the listing itself (C19). */
  clearFiltersHref: string | false;
  urlStyle: 'flat' | 'legacy';
}
