import * as v from 'valibot';
import type { BusyTime } from '#domain/drive-slots.ts';
import { ServiceError } from './errors.ts';
import { fetchJson, fetchText } from './http.ts';

const answer = v.object({ busy: v.array(v.object({ from: v.number(), to: v.number() })) });

export interface BusyQuery {
  dealershipSlug: string;
  locationId: string;
  /** Whose own drives count wherever they are; null for any vehicle. */
  vehicleId: string | null;
  /** Epoch seconds. */
  from: number;
  to: number;
}

/** Asks the dealer API when no further test drive fits in at a place (TD-02). Throws ServiceError. */
export async function fetchBusyTimes(apiUrl: string, query: BusyQuery): Promise<BusyTime[]> {
  const url = new URL(`${apiUrl}/appointments`);
  url.search = new URLSearchParams({
    dealership_slug: query.dealershipSlug,
    location_id: query.locationId,
    ...(query.vehicleId === null ? {} : { car_id: query.vehicleId }),
    from: String(query.from),
    to: String(query.to),
  }).toString();
  try {
    return v.parse(answer, await fetchJson(url, { timeout: 6_000, retries: 1 })).busy;
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw new ServiceError('unreadable', 'The taken times have an unknown shape.', { cause });
  }
}

export interface Booking {
  /** That of the lead: it comes with the same id, and booking again moves the appointment. */
  id: string;
  dealershipSlug: string;
  locationId: string;
  vehicleId: string | null;
  /** Epoch seconds. */
  start: number;
  minutes: number;
}

/**
 * Asks the dealer API to keep a time free. True when it is kept, false when somebody else has it. May be repeated. Throws
 * ServiceError when nobody can tell.
 */
export async function bookAppointment(apiUrl: string, booking: Booking): Promise<boolean> {
  try {
    await fetchText(new URL(`${apiUrl}/appointments`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: booking.id,
        dealership_slug: booking.dealershipSlug,
        location_id: booking.locationId,
        car_id: booking.vehicleId ?? '',
        starts_at: booking.start,
        minutes: booking.minutes,
      }),
      timeout: 6_000,
      retries: 1,
    });
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'conflict') return false;
    throw error;
  }
}

/** Gives a kept time back. Throws ServiceError. */
export async function cancelAppointment(apiUrl: string, id: string): Promise<void> {
  await fetchText(new URL(`${apiUrl}/appointments/${id}`), { method: 'DELETE', timeout: 6_000 });
}
