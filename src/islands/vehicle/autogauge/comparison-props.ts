import { isAvailable } from '#domain/vehicle/availability.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { PriceComparisonProps } from './PriceComparison.tsx';

/** What the price comparison of a vehicle needs; null without a price to compare, or where nobody can be asked. */
export const createComparisonProps = (
  vehicle: Vehicle,
  { apiUrl, messages }: Pick<Site, 'apiUrl' | 'messages'>,
): PriceComparisonProps | null =>
  apiUrl && isAvailable(vehicle) && findEffectivePrice(vehicle) !== null
    ? { slug: vehicle.slug, apiUrl, messages }
    : null;
