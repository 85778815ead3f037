import { formatNumber } from '#domain/site/numbers.ts';
import { findEffectivePrice, priceField } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * A sentence for the report when searches by price use other prices than the pages. None where they agree, and where
 * the index lacks the field, which is reported with the other missing fields.
 */
export function tellWrongSearchPrices(vehicles: readonly Vehicle[]): string[] {
  const isWrong = (vehicle: Vehicle): boolean => vehicle.searchPrice !== findEffectivePrice(vehicle);
  if (vehicles.every(({ searchPrice }) => searchPrice === null)) return [];
  const count = vehicles.filter(isWrong).length;
  return count === 0
    ? []
    : [
        `${formatNumber(count)} vehicles have another ${priceField} in the index than their prices give, so ` +
          'filters and orders by price take them for cheaper or dearer than their pages say. Import the stock again.',
      ];
}
