import type { AustralianState } from '../location/location.ts';
import { listDecidingFacts, mostDeciding } from '../vehicle/facts/deciding-facts.ts';
import {
  listKeyFacts,
  listSpecifications,
  type Specification,
  type SpecificationKey,
} from '../vehicle/specifications.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { findIdentity, findPlate, showsIdentityFirst } from './identity.ts';

/** Facts that the law wants beside the price of a vehicle: which one it is (LEGAL 3), how long it is registered (LEGAL 1). */
function findWanted(vehicle: Vehicle, state: AustralianState | null): SpecificationKey[] {
  const identity = showsIdentityFirst(vehicle, state) ? findIdentity(vehicle) : null;
  const registered = vehicle.carType === 'new' && findPlate(vehicle) !== null;
  return [...(identity ? [identity] : []), ...(registered ? (['registrationExpiry'] as const) : [])];
}

/** The facts that decide about a vehicle, as they stand beside its price; those that the law wants seen are among them. */
export function listLawfulFacts(vehicle: Vehicle, state: AustralianState | null): Specification[] {
  const wanted = findWanted(vehicle, state);
  const seen = listKeyFacts(vehicle).filter(({ key }) => wanted.includes(key));
  const deciding = listDecidingFacts(vehicle).filter(({ key }) => !wanted.includes(key));
  return [...deciding.slice(0, mostDeciding - seen.length), ...seen];
}

type List = (vehicle: Vehicle) => Specification[];

const listOther =
  (list: List) =>
  (vehicle: Vehicle, state: AustralianState | null): Specification[] => {
    const said = listLawfulFacts(vehicle, state).map(({ key }) => key);
    return list(vehicle).filter(({ key }) => !said.includes(key));
  };

/** The key facts that do not stand beside the price. */
export const listOtherFacts = listOther(listKeyFacts);

/** The specifications that do not stand beside the price. */
export const listOtherSpecifications = listOther(listSpecifications);
