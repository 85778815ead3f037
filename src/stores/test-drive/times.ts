import { atom, type WritableAtom } from 'nanostores';
import type { BusyTime } from '#domain/test-drive/slots.ts';
import { fetchBusyTimes, type BusyQuery } from '#services/test-drive/appointments.ts';

/**
 * What is known of the taken times of a location (TD-02). `unknown`: nobody could be asked, so a chosen time is a wish that
 * the dealer confirms.
 */
export interface AppointmentTimes {
  status: 'loading' | 'known' | 'unknown';
  /** Epoch seconds of the question; 0 before any. */
  askedAt: number;
  busy: BusyTime[];
}

export const untouchedTimes: AppointmentTimes = { status: 'loading', askedAt: 0, busy: [] };

/** Whose taken times: calendars of another kind, location or vehicle have others. */
export type TimesOf = Pick<BusyQuery, 'kind' | 'dealershipSlug' | 'locationId' | 'vehicleId'>;

const stores = new Map<string, WritableAtom<AppointmentTimes>>();

/** The taken times of one calendar. Forms of a page share them where they have the same, and only there. */
export function findAppointmentTimes({
  kind,
  dealershipSlug,
  locationId,
  vehicleId,
}: TimesOf): WritableAtom<AppointmentTimes> {
  const name = JSON.stringify([kind ?? 'test-drive', dealershipSlug, locationId, vehicleId]);
  const known = stores.get(name) ?? atom(untouchedTimes);
  stores.set(name, known);
  return known;
}

/** Reads the taken times of a calendar. The last call counts. Never throws. */
export async function askAppointmentTimes(apiUrl: string | null, query: BusyQuery): Promise<void> {
  const $times = findAppointmentTimes(query);
  const { from: askedAt } = query;
  // The known times stay in view meanwhile.
  const { busy } = $times.get();
  const asked: AppointmentTimes = { status: apiUrl === null ? 'unknown' : 'loading', askedAt, busy };
  $times.set(asked);
  if (apiUrl === null) return;
  let answer: AppointmentTimes;
  try {
    answer = { status: 'known', askedAt, busy: await fetchBusyTimes(apiUrl, query) };
  } catch (error) {
    console.warn('The taken times could not be read.', error);
    answer = { status: 'unknown', askedAt, busy };
  }
  if ($times.get() === asked) $times.set(answer);
}
