import { createText, type Text } from '../site/text.ts';

/** Words of the running cost and delivery calculators (FUEL, DELV rows). */
export const costMessages = {
  'fuel.title.petrol': 'Fuel cost',
  'fuel.title.electric': 'Charging cost',
  'fuel.title.both': 'Fuel and charging cost',
  'fuel.kilometres': 'Kilometres a week',
  'fuel.consumption': 'Litres per 100 km',
  'fuel.consumptionElectric': 'kWh per 100 km',
  'fuel.price': 'Price of a litre',
  'fuel.priceElectric': 'Price of a kWh',
  'fuel.week': 'a week',
  'fuel.year': 'a year',
  'fuel.hundred': 'per 100\u00a0km',
  'fuel.official':
    'Begins with the maker’s combined figure for this vehicle, {consumption}\u00a0L/100\u00a0km.',
  'fuel.officialBoth':
    'Begins with the maker’s combined figure for this vehicle, {consumption}\u00a0L/100\u00a0km, which counts on a charged battery, and with a usual {charge}\u00a0kWh/100\u00a0km of charging; put in your own.',
  'fuel.usual': 'Begins with usual figures; put in your own.',
  'delivery.title': 'Delivery',
  'delivery.intro': 'Tell us where it should go, and see at once what it costs to bring it there.',
  'delivery.postcode': 'Postcode',
  'delivery.ask': 'Get a price',
  'delivery.to': 'to {region}',
  'delivery.note': 'An estimate for this vehicle, GST included. We confirm it before you decide.',
  'delivery.empty': 'Please enter a postcode.',
  'delivery.invalid': 'Invalid postcode. Please enter a 4-digit number.',
  'delivery.no-price':
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  'delivery.unreachable': 'The price could not be worked out just now. Please try again.',
  'delivery.loading': 'Working out the price …',
} as const;

/** Binds the words of cost calculators to a dealer's overrides. */
export const createCostText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof costMessages> => createText(costMessages, overrides);
