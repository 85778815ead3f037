import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { DeliveryCalculatorProps } from './DeliveryCalculator.tsx';

/** Props of a vehicle's delivery calculator; null for a vehicle that is gone, or without a dealer API. */
export const createDeliveryProps = (
  vehicle: Vehicle,
  { apiUrl, messages }: Pick<Site, 'apiUrl' | 'messages'>,
): DeliveryCalculatorProps | null =>
  apiUrl && isAvailable(vehicle) ? { vehicleId: vehicle.id, apiUrl, messages } : null;
