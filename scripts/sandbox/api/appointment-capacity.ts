import type { Dealer } from '#config/dealer.ts';
import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';

/** How many appointments of a kind fit in at once at a location of a dealer: what its file says, else one. */
export const findAppointmentCapacity = (
  dealers: readonly Dealer[],
  { dealershipSlug, kind }: { dealershipSlug: string; kind: AppointmentKind },
): number => dealers.find(({ site }) => site.slug === dealershipSlug)?.build.appointmentCapacity[kind] ?? 1;
