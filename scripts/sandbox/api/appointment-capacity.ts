import type { Dealer } from '#config/dealer.ts';

/** How many test drives fit in at once at a place of a dealer: what its file says, else one. */
export function findAppointmentCapacity(dealers: readonly Dealer[], dealershipSlug: string): number {
  return dealers.find(({ site }) => site.slug === dealershipSlug)?.build.testDriveCapacity ?? 1;
}
