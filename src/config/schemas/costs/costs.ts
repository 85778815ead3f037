import { decimal, feature, group } from '../values.ts';

const use = (of: string) => ({
  price: decimal(`Dollars for one ${of}.`, 0.01, 10),
  consumption: decimal(`Usual consumption per 100 km, where the stock does not say.`, 0.1, 100),
});

/** Running cost on vehicle pages (FUEL rows). */
export const fuelCost = feature('Running cost calculator on vehicle pages.', {
  kilometres: decimal('Kilometres a week to begin with.', 1, 5_000),
  petrol: group('Vehicles that burn fuel.', use('litre')),
  electric: feature('Electric vehicles, which the fuel calculator leaves out.', use('kilowatt hour')),
});
