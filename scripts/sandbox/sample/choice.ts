import type { CarType } from '#domain/vehicle/vehicle.ts';
import type { SampleEngine, SampleMake, SampleModel } from './makes.ts';
import type { SampleProfile } from './profile.ts';
import type { Random } from './random.ts';

/** What stands on the yard, before price, history and words. */
export interface Choice {
  carType: CarType;
  make: SampleMake;
  model: SampleModel;
  badge: string;
  /** Place of the badge in its range, 0 (entry) to 1 (top): richer equipment. */
  grade: number;
  series: string;
  engine: SampleEngine;
  newPrice: number;
  year: number;
}

/** Picks one vehicle that the profile allows; `thisYear` is the calendar year of the fixed epoch. */
export function chooseVehicle(
  profile: SampleProfile,
  makes: Map<string, SampleMake>,
  random: Random,
  thisYear: number,
): Choice {
  const { condition, categories } = profile;
  const category = random.weighted(Object.entries(categories));
  const models = (wanted: Record<string, number>, carType: CarType): [Chosen, number][] =>
    Object.entries(wanted).flatMap(([name, share]) => {
      const make = makes.get(name);
      const fitting = (make?.models ?? []).filter(
        (model) =>
          model.category === category &&
          (carType === 'used' ? model.from < thisYear : (model.to ?? thisYear) >= thisYear),
      );
      const total = fitting.reduce((sum, model) => sum + model.weight, 0);
      if (!make) return [];
      return fitting.map((model): [Chosen, number] => [
        { carType, make, model },
        (share * model.weight) / total,
      ]);
    });
  const carType = random.weighted<CarType>([
    ['new', condition.new],
    ['demo', condition.demo],
    ['used', condition.used],
  ]);
  const asked = models(carType === 'used' ? profile.usedMakes : profile.newMakes, carType);
  const fallback = (): typeof asked => models(everyMake(makes), 'used');
  const chosen = random.weighted(asked.length > 0 ? asked : fallback());
  return { ...chosen, ...pickBadge(chosen, profile, random, thisYear) };
}

type Chosen = Pick<Choice, 'carType' | 'make' | 'model'>;
type Picked = Pick<Choice, 'badge' | 'grade' | 'series' | 'engine' | 'newPrice' | 'year'>;

const everyMake = (makes: Map<string, SampleMake>): Record<string, number> =>
  Object.fromEntries([...makes.keys()].map((name) => [name, 1]));

function pickBadge(
  { carType, make, model }: Chosen,
  profile: SampleProfile,
  random: Random,
  thisYear: number,
): Picked {
  const index = random.integer(0, model.badges.length - 1);
  const [badge, newPrice, engineKey, series] =
    model.badges[index] ?? (model.badges[0] as (typeof model.badges)[0]);
  const engine = make.engines[engineKey];
  if (!engine) throw new Error(`${make.make} ${model.model} ${badge}: no engine is called ${engineKey}`);
  const last = Math.min(model.to ?? thisYear, thisYear - 1);
  const first = Math.min(last, Math.max(model.from, thisYear - profile.oldest));
  // The smaller of two draws: a yard holds more young vehicles than old ones.
  const age = Math.min(random.integer(0, last - first), random.integer(0, last - first));
  const year =
    carType === 'used' ? last - age : thisYear - (random.chance(carType === 'new' ? 0.1 : 0.35) ? 1 : 0);
  return { badge, series, engine, newPrice, year, grade: (index + 1) / model.badges.length };
}
