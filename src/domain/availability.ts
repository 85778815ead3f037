import type { Vehicle } from './vehicle.ts';

const available: readonly string[] = ['in_stock', 'coming_soon'];

/** Whether a vehicle can be bought: in stock or coming; any other word means it is gone (TAG-01). */
export const isAvailable = ({ status }: Pick<Vehicle, 'status'>): boolean => available.includes(status);
