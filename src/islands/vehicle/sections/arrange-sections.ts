import { isAvailable } from '#domain/vehicle/availability.ts';
import type { VehicleSection } from '#domain/vehicle/section.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The dealer's sections as the page of one vehicle has them. */
export interface ArrangedSections {
  /** Whether somebody else has the vehicle, so that what is like it matters most. */
  isTaken: boolean;
  /** Those that come before all that is to read. */
  first: VehicleSection[];
  /** The others, in the dealer's order. */
  rest: VehicleSection[];
}

/** Where a vehicle is taken, those like it come first (VDP-22); nobody needs the way to one that is gone. */
export function arrangeSections(
  sections: readonly VehicleSection[],
  vehicle: Pick<Vehicle, 'status' | 'reserved'>,
): ArrangedSections {
  const isGone = !isAvailable(vehicle);
  const isTaken = isGone || vehicle.reserved;
  return {
    isTaken,
    first: sections.filter(({ name }) => isTaken && name === 'similar'),
    rest: sections.filter(({ name }) => !(isTaken && name === 'similar') && !(isGone && name === 'map')),
  };
}
