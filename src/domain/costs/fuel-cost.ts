import type { Vehicle } from '../vehicle/vehicle.ts';

/** What it takes to drive: `price` dollars a litre or kilowatt hour, `consumption` of them per 100 km. */
export interface EnergyUse {
  price: number;
  consumption: number;
}

/** Beginnings of the running cost calculator (FUEL-01). */
export interface FuelCostRules {
  /** Kilometres a week. */
  kilometres: number;
  petrol: EnergyUse;
  /** For electric vehicles, which the fuel calculator leaves out (FUEL-03); false shows them nothing. */
  electric: EnergyUse | false;
}

/** What a shopper may change. */
export interface FuelChoice extends EnergyUse {
  kilometres: number;
}

export type Energy = 'petrol' | 'electric';

/** What drives the vehicle, or null for what has no engine. */
export function findEnergy({ fuel, category }: Pick<Vehicle, 'fuel' | 'category'>): Energy | null {
  if (category === 'caravan') return null;
  return fuel?.toLowerCase() === 'electric' ? 'electric' : 'petrol';
}

/**
 * Where the calculator begins, or null where the vehicle has none. The maker's own consumption comes before the usual
 * one (FUEL-01); for electric vehicles the stock has no such figure. The usual one is a car's, so a truck or motorcycle without a
 * figure of its own has no calculator.
 */
export function beginFuelCost(
  vehicle: Pick<Vehicle, 'fuel' | 'category' | 'fuelConsumption'>,
  rules: FuelCostRules | null,
): { energy: Energy; choice: FuelChoice; official: number | null } | null {
  const energy = findEnergy(vehicle);
  const use = energy && rules?.[energy];
  if (!rules || !use) return null;
  const own = energy === 'petrol' && (vehicle.fuelConsumption ?? 0) > 0 ? vehicle.fuelConsumption : null;
  if (own === null && vehicle.category !== 'car') return null;
  const { price, consumption } = use;
  return {
    energy,
    choice: { price, kilometres: rules.kilometres, consumption: own ?? consumption },
    official: own,
  };
}

/** Dollars for the kilometres of a choice (FUEL-02). */
export const calculateFuelCost = ({ price, kilometres, consumption }: FuelChoice): number =>
  (kilometres / 100) * consumption * price;

/** More than anything on wheels drives, uses or pays: beyond it somebody mistyped. */
const most: FuelChoice = { kilometres: 10_000, consumption: 200, price: 20 };

/** A typed value as the calculator takes it. */
export const acceptFuel = (name: keyof FuelChoice, value: number): number =>
  Math.min(Math.max(value, 0), most[name]);
