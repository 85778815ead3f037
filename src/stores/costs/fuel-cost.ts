import { atom } from 'nanostores';
import { acceptFuel, type FuelChoice } from '#domain/costs/fuel-cost.ts';

/** As the server knows it: the same object each time. */
export const untouchedFuel: Partial<FuelChoice> = {};
/** What the shopper has changed so far; the rest begins as the dealer and the vehicle say. */
export const $fuelChoice = atom(untouchedFuel);

export function changeFuel(name: keyof FuelChoice, value: number): void {
  $fuelChoice.set({ ...$fuelChoice.get(), [name]: acceptFuel(name, value) });
}
