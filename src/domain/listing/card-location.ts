import type { CardVehicle } from '../vehicle/vehicle.ts';
import type { CardRules } from './card-rules.ts';

/** Where a card says that its vehicle stands: the dealer's word for all of them, else the location; null when unknown. */
export const findCardLocation = (
  { locationName }: Pick<CardVehicle, 'locationName'>,
  { city }: Pick<CardRules, 'city'>,
): string | null => city ?? locationName;
