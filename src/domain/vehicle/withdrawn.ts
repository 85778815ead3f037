import type { Vehicle } from './vehicle.ts';

const status = 'withdrawn';

/** A vehicle that left the index, or the website. Nobody knows whether it was sold, so no text says so. */
export const withdraw = (vehicle: Vehicle): Vehicle =>
  isWithdrawn(vehicle) ? vehicle : { ...vehicle, status, reserved: false, showOnDealerWebsite: false };

export const isWithdrawn = (vehicle: Pick<Vehicle, 'status'>): boolean => vehicle.status === status;
