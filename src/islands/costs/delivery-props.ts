import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { DeliveryCalculatorProps } from './DeliveryCalculator.tsx';

/** What the delivery calculator of a vehicle needs; null for one that is gone, or where nobody can be asked. */
export const createDeliveryProps = (
  vehicle: Vehicle,
  { apiUrl, messages }: Pick<Site, 'apiUrl' | 'messages'>,
): DeliveryCalculatorProps | null =>
  apiUrl && isAvailable(vehicle) ? { vehicleId: vehicle.id, apiUrl, messages } : null;
