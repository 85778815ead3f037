import { createText, type Text } from '../site/text.ts';

/** Words of the budget search and of the price slider on home pages (BUDG, SLDR-07). */
export const budgetMessages = {
  'budget.title': 'Find {kind}s for your budget',
  'budget.bodies': 'Select your preferred {kind} types',
  'budget.repayment': 'Repayment',
  'budget.period': 'How often you pay',
  'budget.weekly': 'Weekly',
  'budget.monthly': 'Monthly',
  'budget.deposit': 'Deposit',
  'budget.estimate': 'Estimated budget',
  'budget.found': '{count} {type}s Found',
  'budget.foundOne': '1 {type} Found',
  'budget.see': 'See {type}s',
  'budget.none': '0 {type}s Found',
  'budget.noneHint': 'No {type}s found for this budget',
  'budget.cash': 'Your budget',
  'budget.upTo': 'Up to',
  'budget.payments': 'You pay {total} in {years} years, deposit, interest and fees included.',
  'budget.disclaimer':
    'This is an indicative estimate that assumes a 5 year term at the rate shown here. It excludes balloon payments and is not an offer of credit.',
  'budget.body.4x4': '4x4',
  'budget.body.bus': 'Bus',
  'budget.body.cabChassis': 'Cab Chassis',
  'budget.body.convertible': 'Convertible',
  'budget.body.coupe': 'Coupe',
  'budget.body.hardtop': 'Hardtop',
  'budget.body.hatch': 'Hatch',
  'budget.body.hatchback': 'Hatchback',
  'budget.body.motorhome': 'Motorhome',
  'budget.body.lightTruck': 'Light Truck',
  'budget.body.peopleMover': 'People Mover',
  'budget.body.sedan': 'Sedan',
  'budget.body.softtop': 'Softtop',
  'budget.body.suv': 'SUV',
  'budget.body.ute': 'Ute',
  'budget.body.van': 'Van',
  'budget.body.wagon': 'Wagon',
  'budget.body.stationWagon': 'Station Wagon',
  'priceSlider.title': 'Shop by price',
  'priceSlider.label': 'Price',
  'priceSlider.low': 'Lowest price',
  'priceSlider.high': 'Highest price',
  'priceSlider.found': 'Show {count} vehicles',
  'priceSlider.foundOne': 'Show 1 vehicle',
  'priceSlider.see': 'Show vehicles',
  'priceSlider.none': 'No vehicles in this price range',
} as const;

export type BudgetText = Text<keyof typeof budgetMessages>;

/** Binds the words of these sections to a dealer's overrides. */
export const createBudgetText = (overrides: Readonly<Record<string, string>>): BudgetText =>
  createText(budgetMessages, overrides);
