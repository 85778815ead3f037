import { isAvailable } from './availability.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * The note of a vehicle that is for sale but reserved, on its way or to order, the strongest first. Null for one on the
 * forecourt (TAG-01, TAG-02, PRICE-03).
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
