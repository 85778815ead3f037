import { atom } from 'nanostores';
import type { BusyTime } from '#domain/test-drive/slots.ts';
import { fetchBusyTimes, type BusyQuery } from '#services/test-drive/appointments.ts';

/**
 * What is known of the taken times of a location (TD-02). `unknown`: nobody could be asked, so a chosen time is a wish that
 * the dealer confirms.
 */
export interface AppointmentTimes {
  status: 'loading' | 'known' | 'unknown';
  /** Of which location; null before any was asked about. */
  locationId: string | null;
  /** Epoch seconds of the question; 0 before any. */
  askedAt: number;
  busy: BusyTime[];
}

export const untouchedTimes: AppointmentTimes = { status: 'loading', locationId: null, askedAt: 0, busy: [] };
export const $appointmentTimes = atom(untouchedTimes);

/** Reads the taken times of a location. The last call counts. Never throws. */
export async function askAppointmentTimes(apiUrl: string | null, query: BusyQuery): Promise<void> {
  const { locationId, from: askedAt } = query;
  // For the same location the known times stay in view meanwhile.
  const before = $appointmentTimes.get();
  const busy = before.locationId === locationId ? before.busy : [];
  const asked: AppointmentTimes = {
    status: apiUrl === null ? 'unknown' : 'loading',
    locationId,
    askedAt,
    busy,
  };
  $appointmentTimes.set(asked);
  if (apiUrl === null) return;
  let answer: AppointmentTimes;
  try {
    answer = { status: 'known', locationId, askedAt, busy: await fetchBusyTimes(apiUrl, query) };
  } catch (error) {
    console.warn('The taken times could not be asked for.', error);
    answer = { status: 'unknown', locationId, askedAt, busy };
  }
  if ($appointmentTimes.get() === asked) $appointmentTimes.set(answer);
}
