import type { AustralianState } from '../location/location.ts';
import { australianStates } from '../location/states.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** States whose ads of used vehicles name the registration number (LEGAL 3): NSW Fair Trading, Motor dealer advertisements. */
export const registrationStates: readonly AustralianState[] = ['NSW'];

/** What feeds write where a vehicle has no plate of its own. */
const noPlate =
  /^(?:unreg.*|no ?rego?|none|nil|n\/?a|tb[ac]|pending|dealer.*|trade.*|private.*|custom.*|-+|0+)$/i;

/** The registration number; null where the stock has none, or words in its place such as "UNREG" or "Private plates". */
export function findPlate({ registration }: Pick<Vehicle, 'registration'>): string | null {
  const plate = registration?.trim() ?? '';
  return /^[a-z\d][a-z\d ·.-]{0,9}$/i.test(plate) && !noPlate.test(plate) ? plate : null;
}

type Identified = Pick<Vehicle, 'registration' | 'vin' | 'stockNumber' | 'carType'>;

/** What tells a vehicle apart from all others, the best known first; null when nothing does. */
export function findIdentity(vehicle: Identified): 'registration' | 'vin' | 'stockNumber' | null {
  if (findPlate(vehicle) !== null) return 'registration';
  if (vehicle.vin !== null) return 'vin';
  return vehicle.stockNumber === null ? null : 'stockNumber';
}

/** Whether shoppers see at first glance which vehicle is advertised: where a state asks for its registration. */
export const showsIdentityFirst = (
  { carType }: Pick<Vehicle, 'carType'>,
  state: AustralianState | null,
): boolean => carType !== 'new' && state !== null && registrationStates.includes(state);

/** The state of a vehicle as ads know it: that of its location, else what the stock says; null when unknown. */
export const findVehicleState = (
  { state }: Pick<Vehicle, 'state'>,
  location: { address: { state: AustralianState } } | null | undefined,
): AustralianState | null =>
  location?.address.state ?? australianStates.find((known) => known === state?.toUpperCase()) ?? null;
