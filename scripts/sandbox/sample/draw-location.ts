import type { Choice } from './choice.ts';
import type { SampleDealer } from './dealer.ts';
import type { SampleMake } from './makes.ts';
import type { Random } from './random.ts';

type Location = SampleDealer['locations'][0];

/**
 * Where a vehicle stands: new ones where their make is sold, used ones where that kind of vehicle is sold, and nothing
 * at a location without a sales department. Undefined when the dealer has no such location.
 */
export function drawLocation(
  { dealer, makes }: { dealer: SampleDealer; makes: Map<string, SampleMake> },
  { make, model, carType }: Choice,
  random: Random,
): Location | undefined {
  const selling = dealer.locations.filter(({ departments }) =>
    departments.some(({ type }) => type === 'sales'),
  );
  const sellsMake = (location: Location): boolean =>
    location.makes.length === 0 || location.makes.includes(make.make);
  const sellsKind = (location: Location): boolean =>
    location.makes.length === 0 ||
    location.makes.some((name) =>
      makes.get(name)?.models.some(({ category }) => category === model.category),
    );
  const fitting = selling.filter(carType === 'used' ? sellsKind : sellsMake);
  const locations = fitting.length > 0 ? fitting : selling;
  return locations.length > 0 ? random.pick(locations) : undefined;
}
