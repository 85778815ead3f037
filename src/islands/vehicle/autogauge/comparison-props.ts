import { isAvailable } from '#domain/vehicle/availability.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { PriceComparisonProps } from './PriceComparison.tsx';

/** Props of a vehicle's price comparison; null without a price or a dealer API. */
export const createComparisonProps = (
  vehicle: Vehicle,
  { apiUrl, messages }: Pick<Site, 'apiUrl' | 'messages'>,
): PriceComparisonProps | null =>
  apiUrl && isAvailable(vehicle) && findEffectivePrice(vehicle) !== null
    ? { slug: vehicle.slug, apiUrl, messages }
    : null;
