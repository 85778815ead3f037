import type { SiteSettings } from '../site/settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * One kind of energy: `price` in dollars a litre or kilowatt hour, `consumption` in litres or kilowatt hours per 100
 * km.
 */
export interface EnergyUse {
  price: number;
  consumption: number;
}

/** Beginnings of the running cost calculator (FUEL-01); `electric` vehicles have their own, or null (FUEL-03). */
export type FuelCostRules = NonNullable<SiteSettings['fuelCost']>;

/** What a shopper may change. */
export interface FuelChoice extends EnergyUse {
  kilometres: number;
  /** Electricity beside the fuel: kilowatt hours per 100 km, and dollars each. Left out where there is none. */
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
 * one (FUEL-01); for electric vehicles the stock has no such figure. The usual one is that of a car, so a truck or
 * motorcycle without a figure has no calculator. The maker's figure of a plug-in hybrid assumes a charged battery, so
 * charging is part of its cost. Without that figure or a price of charging it has no calculator.
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

/** Upper limits. No vehicle reaches them, so a larger number is a typing error. */
const most: Required<FuelChoice> = {
  ...{ kilometres: 10_000, consumption: 200, price: 20 },
  ...{ charge: 200, chargePrice: 20 },
};

/** A typed value as the calculator takes it. */
export const acceptFuel = (name: keyof FuelChoice, value: number): number =>
  Math.min(Math.max(value, 0), most[name]);
