import { findEnergy } from '../costs/fuel-cost.ts';
import { findBodyShape } from '../vehicle/body-shape.ts';
import type { Specification, SpecificationKey } from '../vehicle/specifications.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { listSpread } from './spread.ts';

/** How many figures stand beside the picture of a model. */
const mostFigures = 4;

const isUte = ({ body }: Vehicle): boolean => ['ute', 'cabChassis'].includes(findBodyShape(body ?? ''));

/** What buyers of a kind of vehicle compare models by, the most important first (VDP-28). */
function findKeys(vehicle: Vehicle): readonly SpecificationKey[] {
  switch (vehicle.category) {
    case 'caravan':
      return ['sleeps', 'bodyLength', 'tareWeight', 'aggregateTrailerMass'];
    case 'truck':
      return ['grossVehicleMass', 'payload', 'axleConfiguration', 'power'];
    case 'machine':
      return ['operatingMass', 'power', 'bodyConfiguration', 'length'];
    case 'motorcycle':
      return ['engine', 'power', 'seatHeight', 'lamsApproved', 'kerbMass'];
    default:
      if (isUte(vehicle)) return ['towing', 'payload', 'seats', 'electricRange', 'drive', 'power'];
      if (findEnergy(vehicle) === 'electric')
        return ['electricRange', 'batteryCapacity', 'chargingPower', 'seats', 'power'];
      return ['seats', 'fuelConsumption', 'electricRange', 'towing', 'power', 'drive'];
  }
}

/** The key figures of a model, out of those that are sold new. Of a model that is there with several engines, their spread. */
export function listModelFigures(vehicles: readonly Vehicle[]): Specification[] {
  const [first] = vehicles;
  return first ? listSpread(vehicles, findKeys(first)).slice(0, mostFigures) : [];
}
