import { busyTimes } from '#contract/answers/busy-times.ts';
import { keptAppointment } from '#contract/answers/kept-appointment.ts';
import type { BookingRequest, MoveRequest } from '#contract/appointments.ts';
import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';
import type { BusyTime } from '#domain/test-drive/slots.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJson, fetchJsonIfFound, fetchText } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

export interface BusyQuery {
  kind?: AppointmentKind | undefined;
  dealershipSlug: string;
  /** Whose the page is. */
  siteSlug: string;
  locationId: string;
  /** A vehicle whose test drives count at every location; null for any vehicle. */
  vehicleId: string | null;
  /** Epoch seconds. */
  from: number;
  to: number;
}

/** Reads from the dealer API when a location has no room for another test drive (TD-02). Throws ServiceError. */
export async function fetchBusyTimes(apiUrl: string, query: BusyQuery): Promise<BusyTime[]> {
  const url = new URL(`${apiUrl}/appointments`);
  url.search = new URLSearchParams({
    dealership_slug: query.dealershipSlug,
    site_slug: query.siteSlug,
    location_id: query.locationId,
    ...(query.kind && { kind: query.kind }),
    ...(query.vehicleId && { car_id: query.vehicleId }),
    from: String(query.from),
    to: String(query.to),
  }).toString();
  const body = await fetchJson(url, { timeout: 6_000, retries: 1 });
  return parseAnswer(busyTimes, body).busy;
}

export interface Booking {
  /** What for; a test drive when left out. */
  kind?: AppointmentKind | undefined;
  /** The id of the lead. Booking again with the same id moves the appointment. */
  id: string;
  dealershipSlug: string;
  locationId: string;
  vehicleId: string | null;
  /** Whose the page is, and what it knows of the vehicle besides: an import may give it another id, and its id to another one. */
  known?: Pick<BookingRequest, 'site_slug' | 'vin' | 'car_slug' | 'stock_number'>;
  /** Epoch seconds. */
  start: number;
  minutes: number;
}

/**
 * `kept`: until the lead comes; `taken`: by somebody else; `sold`: the vehicle is no longer for sale; `limited`: this connection
 * keeps too many times already.
 */
export type BookingAnswer = 'kept' | 'taken' | 'sold' | 'limited';

/** The answer that a status stands for. Throws the error where it stands for none. */
function readRefusal<Answer>(error: unknown, answers: Record<number, Answer>): Answer {
  const answer = error instanceof ServiceError ? answers[error.status ?? 0] : undefined;
  if (answer === undefined) throw error;
  return answer;
}

/** Asks the dealer API to keep a time free. May be repeated. Throws ServiceError. */
export async function bookAppointment(apiUrl: string, booking: Booking): Promise<BookingAnswer> {
  try {
    await fetchText(new URL(`${apiUrl}/appointments`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: booking.id,
        dealership_slug: booking.dealershipSlug,
        location_id: booking.locationId,
        ...(booking.kind && { kind: booking.kind }),
        car_id: booking.vehicleId ?? '',
        ...booking.known,
        starts_at: booking.start,
        minutes: booking.minutes,
      } satisfies BookingRequest),
      timeout: 6_000,
      retries: 1,
    });
    return 'kept';
  } catch (error) {
    return readRefusal(error, { 409: 'taken', 410: 'sold', 429: 'limited' });
  }
}

/** The address of one appointment. */
const addressOf = (apiUrl: string, id: string): URL =>
  new URL(`${apiUrl}/appointments/${encodeURIComponent(id)}`);

/** An appointment as the dealer API has it. */
export type StoredAppointment = Pick<Booking, 'locationId' | 'vehicleId' | 'start' | 'minutes'> & {
  kind: AppointmentKind;
};

/** Reads an appointment; null when it does not exist or no longer. Throws ServiceError. */
export async function fetchAppointment(apiUrl: string, id: string): Promise<StoredAppointment | null> {
  const body = await fetchJsonIfFound(addressOf(apiUrl, id), { timeout: 6_000, retries: 1 });
  if (body === undefined) return null;
  const { kind, location_id, car_id, starts_at, minutes } = parseAnswer(keptAppointment, body);
  return { kind, locationId: location_id, vehicleId: car_id || null, start: starts_at, minutes };
}

/**
 * Moves an appointment to another time, '2026-11-28T09:30+10:00'. `sold` when its vehicle is no longer for sale, `gone` when
 * there is no such appointment any more. May be repeated. Throws ServiceError.
 */
export async function moveAppointment(
  apiUrl: string,
  id: string,
  at: string,
): Promise<'moved' | 'taken' | 'sold' | 'gone'> {
  try {
    await fetchText(addressOf(apiUrl, id), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ at } satisfies MoveRequest),
      timeout: 6_000,
      retries: 1,
    });
    return 'moved';
  } catch (error) {
    return readRefusal(error, { 404: 'gone', 409: 'taken', 410: 'sold' });
  }
}

/** Gives a kept time back. Throws ServiceError. */
export async function cancelAppointment(apiUrl: string, id: string): Promise<void> {
  await fetchText(addressOf(apiUrl, id), {
    method: 'DELETE',
    timeout: 6_000,
    retries: 1,
  });
}
