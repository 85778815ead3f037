import type { Vehicle } from './vehicle.ts';

const status = 'withdrawn';

/**
 * A vehicle that the index no longer holds, or no longer for the website. Whether it was sold is not known then, so
 * nothing says so.
 */
export const withdraw = (vehicle: Vehicle): Vehicle =>
  isWithdrawn(vehicle) ? vehicle : { ...vehicle, status, reserved: false, showOnDealerWebsite: false };

export const isWithdrawn = (vehicle: Pick<Vehicle, 'status'>): boolean => vehicle.status === status;
