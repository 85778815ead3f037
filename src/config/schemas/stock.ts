import * as v from 'valibot';
import { facetKeys } from '#domain/facets.ts';
import { presetNames } from '#domain/presets.ts';
import { choice, flag, group, later, list, maybe, text, wholeNumber } from './values.ts';

const categories = ['car', 'motorcycle', 'truck', 'caravan'] as const;

/** What is in stock and how long it is shown. */
export const stock = group('Stock rules.', {
  categories: v.pipe(
    list('Kinds of vehicle for sale, most important first.', choice('Kind.', categories), 4),
    v.minLength(1, 'at least one kind of vehicle'),
  ),
  soldWindowDays: wholeNumber(
    'Days that a sold vehicle stays listed, 0 hides it at once (include_sold_cars_days, SRCH-03, C10).',
    0,
    365,
    'a number of days',
  ),
  soldDateUnit: later('Unit of the sold date in the index: s (seconds).', 's'),
  collapseSold: flag('Show only one of several sold vehicles in a row (SRCH-05).'),
  excludedMakes: list('Makes that are never shown, in any spelling (SRCH-04).', text('Make.')),
});

/** The listing. */
export const search = group('The listing pages.', {
  presets: v.pipe(
    list('Ready-made listings /search/<preset>/ (ROUTE-02).', choice('Preset.', presetNames), 5),
    v.minLength(1, 'at least one preset'),
  ),
  facets: list('Filters, in their order (REF-08).', choice('Filter.', facetKeys), 6),
  hitsPerPage: wholeNumber('Vehicles on one page (SRCH-01).', 3, 99),
  urlStyle: choice('Spelling of filters in addresses; both are always understood (C5).', ['flat', 'legacy']),
  hideUnpricedWhenCheapestFirst: flag('Leave vehicles without a price out of "lowest price" (SRCH-07).'),
  categories: later('Search categories (search_categories).', false),
  sliders: later('Own bounds of the price and kilometre sliders (C6); until then the stock decides.', false),
  clearFiltersHref: later('Where Clear Filters leads; false is the listing itself (C19).', false),
  countCap: later('Replacement for counts above 1999 (C42).', false),
});

/** How prices are shown (PRICE rows). */
export const price = group('Prices.', {
  noPriceText: text('Shown instead of a price (PRICE-04).'),
  offersSubscriptions: flag('Show subscription prices where a vehicle has one (PRICE-01).'),
  subscriptionPeriod: choice('Period of a subscription price.', ['week', 'month']),
  marketIndicatorFrom: v.pipe(
    v.union(
      [v.literal(false), wholeNumber('Dollars below market.', 1, 100_000)],
      'false or a whole number of dollars from 1 to 100000',
    ),
    v.description('Dollars below the market average from which "below market" shows (PRICE-07), or false.'),
  ),
});

/** Words on the corner of a picture (TAG rows). */
export const tags = group('Tags on vehicles.', {
  newArrivalDays: wholeNumber(
    'Days that a vehicle counts as just arrived (TAG-02).',
    0,
    60,
    'a number of days',
  ),
  tagElectric: flag('Tag electric and hybrid vehicles.'),
  certifiedUsedMakes: list('Makes whose certified used vehicles get the certified tag.', text('Make.')),
});

/** The vehicle page and card. */
export const vehicle = group('The vehicle page and cards.', {
  actions: list(
    'Buttons, in their order (CARD-03, VDP-14).',
    choice('Button.', ['enquire', 'call', 'directions', 'share']),
    4,
  ),
  breadcrumb: choice('End of the breadcrumb: name (year, make, model, badge) or series (VDP-02).', [
    'name',
    'series',
  ]),
  map: flag('Map section on the vehicle page (vdp_config.show_map_section, VDP-27).'),
});

/** Forms (FORM rows). */
export const forms = group('Forms.', {
  enquiry: group('Enquiry form.', {
    messageRequired: flag('A message must be written (C30).'),
    termsConsent: flag('Ask to accept the terms (FORM-10).'),
    askRegistration: flag('Ask for a registration number (FORM-10).'),
  }),
  optIn: group('Consent to news. A ticked box is no consent, so it starts unticked (C31).', {
    default: v.pipe(
      v.literal(false, 'false: a box that is ticked beforehand is not consent under the Spam Act'),
      v.description('Always false.'),
    ),
  }),
  defaultState: maybe(
    choice('State preselected in forms. Default: that of the primary location (C53).', [
      'ACT',
      'NSW',
      'NT',
      'QLD',
      'SA',
      'TAS',
      'VIC',
      'WA',
    ]),
  ),
});
