import type { AustralianState } from '../location/location.ts';
import { listKeyFacts, type Specification, type SpecificationKey } from '../vehicle/specifications.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { findIdentity, findPlate, showsIdentityFirst } from './identity.ts';

/** Facts that the law wants beside the price of a vehicle: which one it is (LEGAL 3), how long it is registered (LEGAL 1). */
function findWanted(vehicle: Vehicle, state: AustralianState | null): SpecificationKey[] {
  const identity = showsIdentityFirst(vehicle, state) ? findIdentity(vehicle) : null;
  const registered = vehicle.carType === 'new' && findPlate(vehicle) !== null;
  return [...(identity ? [identity] : []), ...(registered ? (['registrationExpiry'] as const) : [])];
}

/** The key facts of a vehicle; those that the law wants seen are among the first `shown`. */
export function listLawfulFacts(
  vehicle: Vehicle,
  state: AustralianState | null,
  shown: number,
): Specification[] {
  const facts = listKeyFacts(vehicle);
  const wanted = findWanted(vehicle, state);
  const seen = facts.filter(({ key }) => wanted.includes(key));
  const others = facts.filter((fact) => !seen.includes(fact));
  const before = shown - seen.length;
  return [...others.slice(0, before), ...seen, ...others.slice(before)];
}
