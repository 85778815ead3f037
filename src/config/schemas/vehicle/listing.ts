import * as v from 'valibot';
import { columnKeys } from '#domain/listing/columns.ts';
import { listFacets, facetKeys } from '#domain/listing/facets.ts';
import { listingViews } from '#domain/listing/view.ts';
import { presetNames } from '#domain/listing/presets.ts';
import { path } from '../location/addresses.ts';
import { choice, feature, flag, group, list, text, wholeNumber } from '../values.ts';
import { answered } from '../audience.ts';

const chosenSingly = listFacets.filter(({ widget }) => widget === 'list').map(({ key }) => key);

const bounds = (description: string) =>
  v.pipe(
    group(description, {
      min: wholeNumber('Lowest value.', 0, 10_000_000),
      max: wholeNumber('Highest value.', 1, 10_000_000),
    }),
    v.check(({ min, max }) => min < max, 'a highest value above the lowest'),
  );

/** The listing. */
export const search = group('The listing pages.', {
  presets: v.pipe(
    list('Ready-made listings /search/<preset>/.', choice('Preset.', presetNames), 5),
    v.minLength(1, 'at least one preset'),
  ),
  facets: list('Filters, in their order.', choice('Filter.', facetKeys), facetKeys.length),
  singleSelect: list('Filters of which one value at a time can be chosen.', choice('Filter.', chosenSingly)),
  popularMakes: wholeNumber('Makes that are seen before "Show all makes".', 1, 40),
  customBodies: flag('The stock has body words of its own: 20 of them are seen at once, not 4.'),
  hitsPerPage: wholeNumber('Vehicles on one page.', 3, 99),
  views: v.pipe(
    list(
      'Ways to draw the listing; the first holds until a shopper chooses another.',
      choice('View.', listingViews),
      3,
    ),
    v.minLength(1, 'at least one view'),
  ),
  columns: list(
    'Figures in columns of their own, where the look draws a table, and orders by them.',
    choice('Figure.', columnKeys),
    columnKeys.length,
  ),
  urlStyle: choice('Spelling of filters in addresses; both are always understood.', ['flat', 'legacy']),
  hideUnpricedWhenCheapestFirst: flag('Leave vehicles without a price out of "lowest price".'),
  header: flag('Search with suggestions in the header of every page.'),
  shortcut: flag('Open the search with the key "/".'),
  history: flag('Remember the five latest searches in the browser.'),
  saved: flag('Let shoppers save searches in the browser.'),
  nearMe: answered(
    flag('Sort locations by their distance from a postcode, where vehicles stand at several.'),
  ),
  categories: answered(
    v.pipe(
      v.union(
        [v.literal(false), list('Categories.', text('Category, as stock spells it.', 'a text', 60), 24)],
        'false or a list of categories',
      ),
      v.description(
        'Categories of stock that the section categories shows, in this order (search_categories).',
      ),
    ),
  ),
  sliders: feature('Fixed bounds of the price and kilometre sliders; false: the stock decides.', {
    price: bounds('Price in dollars.'),
    km: bounds('Kilometres.'),
  }),
  clearFiltersHref: v.pipe(
    v.union([v.literal(false), path('Path.')], 'false or a path of this site such as /search/'),
    v.description('Where Clear Filters leads; false is the listing itself.'),
  ),
  countCap: feature('What is shown for a count that is too large to be useful.', {
    over: wholeNumber('Counts above this are replaced.', 1, 1_000_000),
    show: v.pipe(
      v.union(
        [v.literal('facetSum'), wholeNumber('Vehicles.', 0, 1_000_000)],
        'facetSum or a whole number of vehicles',
      ),
      v.description('A number, or facetSum: the sum over new, demo and used.'),
    ),
  }),
});
