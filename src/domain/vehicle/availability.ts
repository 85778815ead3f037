import type { Vehicle } from './vehicle.ts';

const available: readonly string[] = ['in_stock', 'coming_soon'];

/** Whether a vehicle can be bought: in stock or coming; any other word means it is gone (TAG-01). */
export const isAvailable = ({ status }: Pick<Vehicle, 'status'>): boolean => available.includes(status);

/** Whether a vehicle is known to be sold. One that is gone may also go to an auction. */
export const isSold = ({ status, sold }: Pick<Vehicle, 'status' | 'sold'>): boolean =>
  sold || status === 'sold';

/** Whether a vehicle drives on roads; a caravan is towed, a machine is carried. */
export const drives = ({ category }: Pick<Vehicle, 'category'>): boolean =>
  category !== 'caravan' && category !== 'machine';

/** Whether a vehicle can be taken for a test drive: what is not here yet cannot (TD-01). */
export const canBeDriven = (vehicle: Pick<Vehicle, 'status' | 'category'>): boolean =>
  vehicle.status === 'in_stock' && drives(vehicle);
