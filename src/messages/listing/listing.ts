import { createText, type Text } from '../site/text.ts';
import { columnMessages } from './columns.ts';
import { facetMessages } from './facets.ts';
import { vehicleMessages } from '../vehicle/vehicle.ts';

/** Words of the vehicle listing. */
export const listingMessages = {
  'listing.search': 'Search by make, model or keyword',
  'listing.sort': 'Sort by',
  'listing.sort.relevant': 'Most relevant',
  'listing.sort.latest': 'Latest',
  'listing.sort.highest-price': 'Highest price',
  'listing.sort.lowest-price': 'Lowest price',
  /** Orders by the figure of a column. */
  'listing.sort.highest': '{column}, highest first',
  'listing.sort.lowest': '{column}, lowest first',
  'listing.column.vehicle': 'Vehicle',
  'listing.column.actions': 'Keep',
  ...columnMessages,
  'listing.view': 'View',
  'listing.view.grid': 'Grid',
  'listing.view.list': 'List',
  'listing.view.compact': 'Compact',
  'listing.filters': 'Filters',
  'listing.close': 'Close',
  'listing.showResults': 'Show {count} vehicles',
  'listing.showResultsOne': 'Show 1 vehicle',
  'listing.count': '{count} vehicles',
  'listing.countOne': '1 vehicle',
  'listing.counting': 'Searching …',
  'listing.updating': 'Updating …',
  ...facetMessages,
  'listing.showAll': 'Show all {facet}',
  'listing.showFewer': 'Show fewer',
  'listing.remove': 'Remove {value}',
  'listing.clear': 'Clear Filters',
  'listing.clearAll': 'Clear all',
  'listing.emptyTitle': 'No Results Available',
  'listing.empty':
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  'listing.emptySave': 'Save this search above to come back to it when something new arrives.',
  'listing.emptyDelivers': 'Wherever a vehicle stands, we deliver it: its page says what that costs.',
  'listing.emptyCall': 'Call {phone}',
  'listing.widerTitle': 'With one thing less',
  'listing.without': 'Without {what}',
  'listing.aloneTitle': 'One thing alone',
  'listing.alone': 'Only {what}',
  'listing.nearest': 'Nearest to what you look for',
  'listing.others': 'Also in stock',
  /** Of a page that is empty though the shopper chose nothing. */
  'listing.noneTitle': 'None at the moment',
  'listing.none': 'There are no such vehicles in our listings. New ones appear on this page.',
  'listing.noneAtAll': 'There are no vehicles in our listings. New ones appear on this page.',
  'listing.all': 'See all vehicles',
  'listing.withoutWords': 'Search without “{words}”',
  'listing.failed': 'The search does not answer at the moment.',
  'listing.failedOffline': 'The search cannot be reached. You may be offline.',
  'listing.failedSlow': 'The search took too long to answer.',
  'listing.lastResults': 'These are the last results we had.',
  'listing.retry': 'Try again',
  'listing.pages': 'Pages',
  'listing.previous': 'Previous',
  'listing.next': 'Next',
  'listing.page': 'Page {page}',
} as const;

const conditions = {
  'condition.new': vehicleMessages['condition.new'],
  'condition.demo': vehicleMessages['condition.demo'],
  'condition.used': vehicleMessages['condition.used'],
};

/** Words of the listing and of the facet values that have words of their own. */
export type ListingText = Text<keyof typeof listingMessages | keyof typeof conditions>;

export const createListingText = (overrides: Record<string, string>): ListingText =>
  createText({ ...listingMessages, ...conditions }, overrides);
