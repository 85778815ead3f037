import type { VehicleCategory } from '../vehicle/vehicle.ts';
import { findLawfulPriceType } from './price-words.ts';

/** Share of GST in an amount that holds it: one eleventh. */
const withGst = 11;
/** From about here on, the price of a car may hold luxury car tax, which nobody can take out of it by dividing. */
const untaxedCar = 75_000;

/**
 * What a business pays without GST, in whole dollars; null where it is not known. What the feed states counts where it can
 * be the same price: it leaves out some GST, and no more than all of it. Else only a price without government charges
 * can be divided: a drive-away price holds registration and stamp duty, which bear no GST. The price with GST stays the
 * price: it stands first and larger wherever this one does (LEGAL 1).
 */
export function findPriceWithoutGst(
  amount: number,
  {
    priceType,
    category,
    statedExGst,
  }: { priceType: string | null; category: VehicleCategory; statedExGst: number | null },
): number | null {
  const divided = Math.round((amount * (withGst - 1)) / withGst);
  // Feeds round; a dollar less is still the same price.
  if (statedExGst !== null && statedExGst >= divided - 1 && statedExGst < amount) return statedExGst;
  if (findLawfulPriceType(priceType) !== 'excluding_government_charges') return null;
  if (category === 'car' && amount > untaxedCar) return null;
  return divided;
}
