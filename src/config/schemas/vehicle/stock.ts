import * as v from 'valibot';
import { columnKeys } from '#domain/listing/columns.ts';
import { listFacets, facetKeys } from '#domain/listing/facets.ts';
import { listingViews } from '#domain/listing/view.ts';
import { presetNames } from '#domain/listing/presets.ts';
import { vehicleActions } from '#domain/vehicle/actions.ts';
import { path } from '../location/addresses.ts';
import {
  choice,
  feature,
  flag,
  group,
  later,
  list,
  makeName,
  maybe,
  text,
  undecided,
  wholeNumber,
} from '../values.ts';
import { answered } from '../audience.ts';

/** What is in stock and how long it is shown. */
export const stock = group('Stock rules.', {
  categories: undecided(
    'Kinds of vehicle for sale.',
    'they follow from the category of each vehicle in stock; shoppers choose between them by the filter type of search.facets',
  ),
  soldWindowDays: wholeNumber(
    'Days that a sold vehicle stays listed, 0 hides it at once (include_sold_cars_days).',
    0,
    365,
    'a number of days',
  ),
  soldDateUnit: later('Unit of the sold date in the index: s (seconds).', 's'),
  collapseSold: flag('Show only one of several sold vehicles in a row.'),
  excludedMakes: list('Makes that are never shown, in any spelling.', makeName('Make.')),
  leastPhotos: wholeNumber('Pictures that a vehicle needs to be shown, 0 to 14.', 0, 14),
  leastAgeDays: wholeNumber(
    'Days after its arrival from which a vehicle is shown, 0 to 14.',
    0,
    14,
    'a number of days',
  ),
});

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

/** How prices are shown (PRICE rows). */
export const price = group('Prices.', {
  noPriceText: text('Shown instead of a price.'),
  offersSubscriptions: flag('Show subscription prices where a vehicle has one.'),
  subscriptionPeriod: choice('Period of a subscription price.', ['week', 'month']),
  subscriptionIncludes: maybe(
    text('What a subscription includes, as a list in words: "registration, insurance and servicing".'),
  ),
  showExGst: flag(
    'Show what a business pays without GST, below prices that exclude government charges or whose feed states it.',
  ),
  marketIndicatorFrom: v.pipe(
    v.union(
      [v.literal(false), wholeNumber('Dollars below market.', 1, 100_000)],
      'false or a whole number of dollars from 1 to 100000',
    ),
    v.description('Dollars below the market average from which "below market" shows, or false.'),
  ),
});

/** Words on the corner of a picture (TAG rows). */
export const tags = group('Tags on vehicles.', {
  newArrivalDays: wholeNumber('Days that a vehicle counts as just arrived.', 0, 60, 'a number of days'),
  tagElectric: flag('Tag electric and hybrid vehicles.'),
  certifiedUsedMakes: list('Makes whose certified used vehicles get the certified tag.', text('Make.')),
});

/** The vehicle page and card. */
export const vehicle = group('The vehicle page and cards.', {
  actions: answered(
    list(
      'Buttons of the vehicle page, in their order. Each shows where it can be used: whatsapp and sms need a number, photos few pictures, finance the calculator, tradeIn the trade-ins of the dealer, historyReport a report, location the map section.',
      choice('Button.', vehicleActions),
      vehicleActions.length,
    ),
  ),
  maskPhone: flag(
    'Phone numbers of vehicle pages are readable in full once somebody asks for them; the dealer API is told.',
  ),
  fewPictures: wholeNumber('Number of pictures below which shoppers can ask for more.', 0, 50),
  breadcrumb: choice('End of the breadcrumb: name (year, make, model, badge) or series.', ['name', 'series']),
  map: flag('Map section on the vehicle page (vdp_config.show_map_section).'),
  print: flag('Print button on vehicle pages, and the page /print/ that it leads to.'),
  pdf: flag('PDF button on vehicle pages; the dealer API answers GET /cars/<slug>/pdf (PRINT rows).'),
  views: answered(
    feature('Views of vehicle pages, counted by the dealer API, or false.', {
      shownFrom: wholeNumber('Views from which their number is shown.', 1, 1_000_000),
      popularFrom: wholeNumber('Views from which a vehicle is said to be in demand.', 1, 1_000_000),
    }),
  ),
  share: group('The share bar of the vehicle page (SHARE rows).', {
    feedback: choice('What tells that the link is copied: inline (beside the button) or toast.', [
      'inline',
      'toast',
    ]),
  }),
  spin: group('The 360° view, where a vehicle has one (SPIN rows).', {
    first: flag('It is what a shopper sees first; else the pictures.'),
    autoRotate: flag('It turns around once by itself when opened, unless less motion is asked for.'),
  }),
});
