import type { SiteSettings } from '../site/settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What it takes to drive: `price` dollars a litre or kilowatt hour, `consumption` of them per 100 km. */
export interface EnergyUse {
  price: number;
  consumption: number;
}

/** Beginnings of the running cost calculator (FUEL-01); `electric` vehicles have their own, or null (FUEL-03). */
export type FuelCostRules = NonNullable<SiteSettings['fuelCost']>;

/** What a shopper may change. */
export interface FuelChoice extends EnergyUse {
  kilometres: number;
  /** What is charged besides the fuel, kilowatt hours per 100 km, and dollars for one; left out where nothing is. */
  charge?: number;
  chargePrice?: number;
}

/** `both` burns fuel and is charged. */
export type Energy = 'petrol' | 'electric' | 'both';

/** What drives the vehicle, or null for what has no engine. */
export function findEnergy({ fuel, category }: Pick<Vehicle, 'fuel' | 'category'>): Energy | null {
  if (category === 'caravan') return null;
  if (/plug|phev|range.?extend/i.test(fuel ?? '')) return 'both';
  return /^((battery|fully|pure|100%)[ -]+)?electric$|^b?ev$/i.test(fuel ?? '') ? 'electric' : 'petrol';
}

/**
 * Where the calculator begins, or null where the vehicle has none. The maker's own consumption comes before the usual
 * one (FUEL-01); for electric vehicles the stock has no such figure. The usual one is a car's, so a truck or motorcycle without a
 * figure of its own has no calculator. The maker's figure of a plug-in hybrid counts on a charged battery: charging is
 * part of its cost, and without its own figure, or what charging costs, it has no calculator.
 */
export function beginFuelCost(
  vehicle: Pick<Vehicle, 'fuel' | 'category' | 'fuelConsumption'>,
  rules: FuelCostRules | null,
): { energy: Energy; choice: FuelChoice; official: number | null } | null {
  const energy = findEnergy(vehicle);
  const use = energy && rules?.[energy === 'electric' ? 'electric' : 'petrol'];
  if (!rules || !use) return null;
  const own = energy !== 'electric' && (vehicle.fuelConsumption ?? 0) > 0 ? vehicle.fuelConsumption : null;
  if (own === null && (energy === 'both' || vehicle.category !== 'car')) return null;
  const { price, consumption } = use;
  const choice = { price, kilometres: rules.kilometres, consumption: own ?? consumption };
  if (energy !== 'both') return { energy, choice, official: own };
  // The usual charge is a car's, too.
  if (!rules.electric || vehicle.category !== 'car') return null;
  const { price: chargePrice, consumption: charge } = rules.electric;
  return { energy, choice: { ...choice, charge, chargePrice }, official: own };
}

/** Dollars for the kilometres of a choice, fuel and charging (FUEL-02). */
export const calculateFuelCost = ({
  price,
  kilometres,
  consumption,
  charge = 0,
  chargePrice = 0,
}: FuelChoice): number => (kilometres / 100) * (consumption * price + charge * chargePrice);

/** More than anything on wheels drives, uses or pays: beyond it somebody mistyped. */
const most: Required<FuelChoice> = {
  ...{ kilometres: 10_000, consumption: 200, price: 20 },
  ...{ charge: 200, chargePrice: 20 },
};

/** A typed value as the calculator takes it. */
export const acceptFuel = (name: keyof FuelChoice, value: number): number =>
  Math.min(Math.max(value, 0), most[name]);
