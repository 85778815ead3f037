import type { Target } from '#integration/target.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { describeInputs, findVehicleInputs } from '#routes/vehicle-inputs.ts';
import { digestBytes } from './fingerprint.ts';

/**
 * What the page of each vehicle is made of apart from code and what the whole site shares, as a digest by the name of
 * its file. Pages that are not named here depend on all of the stock.
 */
export function describeVehiclePages({ catalogue, site, dealer }: Target): Map<string, string> {
  const known = new Map<Vehicle, string>();
  const describe = (vehicle: Vehicle): string => {
    const digest = known.get(vehicle) ?? digestBytes(JSON.stringify(vehicle));
    known.set(vehicle, digest);
    return digest;
  };
  return new Map(
    catalogue.vehicles.map((vehicle): [string, string] => {
      const inputs = findVehicleInputs(vehicle, catalogue, site, dealer);
      return [
        `cars/${vehicle.slug}/index.html`,
        digestBytes(describeInputs(vehicle, inputs, site, describe)),
      ];
    }),
  );
}
