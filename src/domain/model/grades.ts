import type { Model } from '../brand/brand.ts';
import { findEffectivePrice } from '../vehicle/price.ts';
import type { Specification, SpecificationKey } from '../vehicle/specifications.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { findRangePrice, type FromPrice, type ModelStock } from './model-stock.ts';
import { spreadFacts } from './spread.ts';

/** One grade of a model, such as 'GXL': what the file of its make says, and what is in stock. */
export interface Grade {
  name: string;
  text: string | null;
  /** Drive-away list price in whole dollars. */
  listPrice: number | null;
  /** New ones and demonstrators, newest first. */
  vehicles: Vehicle[];
  /** A new one, else a demonstrator; null when none has a price. */
  from: FromPrice | null;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** The grade that a badge names: 'GXL Hybrid' is a 'GXL', unless the make has a grade of that longer name. */
function nameGrade(badge: string, written: readonly { name: string }[]): string {
  const fits = written.filter(
    ({ name }) => plain(badge) === plain(name) || plain(badge).startsWith(`${plain(name)} `),
  );
  const [longest] = fits.sort((one, other) => other.name.length - one.name.length);
  return longest?.name ?? badge.trim();
}

/** What a grade is placed by where the file of the make gives no order. */
const placeOf = ({ from, listPrice }: Grade): number =>
  (from && findEffectivePrice(from.vehicle)) ?? listPrice ?? Infinity;

/**
 * The grades of a model: those of the file of its make in its order, then others that are in stock new or as
 * demonstrators, by price. A used one is of no grade here: its equipment may be another year's.
 */
export function listGrades({ grades: written = [] }: Pick<Model, 'grades'>, stock: ModelStock): Grade[] {
  const vehicles = [...stock.new, ...stock.demo];
  const badges = vehicles.flatMap(({ badge }) => (badge?.trim() ? [nameGrade(badge, written)] : []));
  const names = new Map([...written.map(({ name }) => name), ...badges].map((name) => [plain(name), name]));
  const grades = [...names].map(([key, name]): Grade => {
    const own = written.find((grade) => plain(grade.name) === key);
    const isOfIt = ({ badge }: Vehicle): boolean =>
      Boolean(badge?.trim()) && plain(nameGrade(badge ?? '', written)) === key;
    const found = { new: stock.new.filter(isOfIt), demo: stock.demo.filter(isOfIt), used: [] };
    return {
      name,
      text: own?.text ?? null,
      listPrice: own?.price ?? null,
      vehicles: [...found.new, ...found.demo],
      from: findRangePrice(found),
    };
  });
  const others = grades.slice(written.length);
  return [...grades.slice(0, written.length), ...others.sort((one, other) => placeOf(one) - placeOf(other))];
}

/** What grades are compared by, in this order. */
const compared: readonly SpecificationKey[] = [
  ...(['fuel', 'engine', 'power', 'torque', 'transmission', 'drive', 'fuelConsumption'] as const),
  ...(['electricRange', 'batteryCapacity', 'chargingPower', 'seats', 'towing', 'payload'] as const),
  ...(['bodyConfiguration', 'grossVehicleMass', 'axleConfiguration', 'lamsApproved', 'seatHeight'] as const),
  ...([
    'sleeps',
    'bodyLength',
    'tareWeight',
    'aggregateTrailerMass',
    'operatingMass',
    'ancapRating',
  ] as const),
];

/** One line of a comparison: a value for each grade, null where it is not known. */
export interface GradeLine {
  key: SpecificationKey;
  values: (string | null)[];
}

/** What is the same in all grades that are in stock, and what is not; what only some of them say is left out. */
export function compareGrades(grades: readonly Grade[]): { same: Specification[]; differs: GradeLine[] } {
  const facts = grades.map(({ vehicles }) => spreadFacts(vehicles, compared));
  const stocked = facts.filter((_, index) => (grades[index]?.vehicles.length ?? 0) > 0);
  const told = compared.filter((key) => stocked.length > 0 && stocked.every((known) => known.has(key)));
  const isSame = (key: SpecificationKey): boolean =>
    new Set(stocked.map((known) => known.get(key))).size === 1;
  return {
    same: told.filter(isSame).map((key) => ({ key, value: stocked[0]?.get(key) ?? '' })),
    differs: told
      .filter((key) => !isSame(key))
      .map((key) => ({ key, values: facts.map((known) => known.get(key) ?? null) })),
  };
}
