import { isAvailable } from '#domain/vehicle/availability.ts';
import { beginFuelCost } from '#domain/costs/fuel-cost.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { FuelCalculatorProps } from './FuelCalculator.tsx';

/** What the running cost calculator of a vehicle needs; null where there is none (FUEL-03). */
export function createFuelProps(
  vehicle: Vehicle,
  { fuelCost, messages }: Pick<Site, 'fuelCost' | 'messages'>,
): FuelCalculatorProps | null {
  const begun = isAvailable(vehicle) ? beginFuelCost(vehicle, fuelCost) : null;
  return begun && { energy: begun.energy, beginning: begun.choice, official: begun.official, messages };
}
