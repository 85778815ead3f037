import { isAvailable } from './availability.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * What is special about getting a vehicle that is for sale, the most binding first; null for one that stands on the
 * forecourt and is free (TAG-01, TAG-02, PRICE-03).
 */
export function findStatusNote({
  status,
  reserved,
  preorder,
}: Pick<Vehicle, 'status' | 'reserved' | 'preorder'>): 'reserved' | 'preorder' | 'comingSoon' | null {
  if (!isAvailable({ status })) return null;
  if (reserved) return 'reserved';
  if (preorder) return 'preorder';
  return status === 'coming_soon' ? 'comingSoon' : null;
}
