import * as v from 'valibot';
import {
  choice,
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
