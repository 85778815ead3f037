import { atom } from 'nanostores';
import type { BusyTime } from '#domain/test-drive/slots.ts';
import { fetchBusyTimes, type BusyQuery } from '#services/test-drive/appointments.ts';

/**
 * What is known of the taken times of a place (TD-02). `unknown`: nobody could be asked, so a chosen time is a wish that
 * the dealer confirms.
 */
export interface DriveTimes {
  status: 'loading' | 'known' | 'unknown';
  /** Of which place; null before any was asked about. */
  locationId: string | null;
  /** Epoch seconds of the question; 0 before any. */
  askedAt: number;
  busy: BusyTime[];
}

export const untouchedTimes: DriveTimes = { status: 'loading', locationId: null, askedAt: 0, busy: [] };
export const $driveTimes = atom(untouchedTimes);

/** Asks what is taken at a place. Asked again, the last question counts. Never throws. */
export async function askDriveTimes(apiUrl: string | null, query: BusyQuery): Promise<void> {
  const { locationId, from: askedAt } = query;
  // Asked anew about the same place, what was known stays in view meanwhile.
  const before = $driveTimes.get();
  const busy = before.locationId === locationId ? before.busy : [];
  const asked: DriveTimes = { status: apiUrl === null ? 'unknown' : 'loading', locationId, askedAt, busy };
  $driveTimes.set(asked);
  if (apiUrl === null) return;
  let answer: DriveTimes;
  try {
    answer = { status: 'known', locationId, askedAt, busy: await fetchBusyTimes(apiUrl, query) };
  } catch (error) {
    console.warn('The taken times could not be asked for.', error);
    answer = { status: 'unknown', locationId, askedAt, busy };
  }
  if ($driveTimes.get() === asked) $driveTimes.set(answer);
}
