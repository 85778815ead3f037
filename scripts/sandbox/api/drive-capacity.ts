import type { Dealer } from '#config/dealer.ts';

/** How many test drives fit in at once at a place of a dealer: what its file says, else one. */
export function findDriveCapacity(
  dealers: readonly Pick<Dealer, 'slug' | 'testDrive'>[],
  dealershipSlug: string,
): number {
  const calendar = dealers.find(({ slug }) => slug === dealershipSlug)?.testDrive?.calendar;
  return calendar ? calendar.capacity : 1;
}
