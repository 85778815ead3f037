import type { Choice } from './choice.ts';
import type { SampleDealer } from './dealer.ts';
import type { SampleMake } from './makes.ts';
import type { Random } from './random.ts';

type Place = SampleDealer['locations'][0];

/**
 * Where a vehicle stands: new ones where their make is sold, used ones where that kind of vehicle is sold, and nothing
 * at a place without a sales department. Undefined when the dealer has no such place.
 */
export function drawLocation(
  { dealer, makes }: { dealer: SampleDealer; makes: Map<string, SampleMake> },
  { make, model, carType }: Choice,
  random: Random,
): Place | undefined {
  const selling = dealer.locations.filter(({ departments }) =>
    departments.some(({ type }) => type === 'sales'),
  );
  const sellsMake = (place: Place): boolean => place.makes.length === 0 || place.makes.includes(make.make);
  const sellsKind = (place: Place): boolean =>
    place.makes.length === 0 ||
    place.makes.some((name) => makes.get(name)?.models.some(({ category }) => category === model.category));
  const fitting = selling.filter(carType === 'used' ? sellsKind : sellsMake);
  const places = fitting.length > 0 ? fitting : selling;
  return places.length > 0 ? random.pick(places) : undefined;
}
