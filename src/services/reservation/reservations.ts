import * as v from 'valibot';
import { keptReservation, reservationConflict } from '#contract/answers/kept-reservation.ts';
import type { ReservationRequest } from '#contract/reservations/shopper.ts';
import type { Reservation, ReservationProblem } from '#domain/reservation/reservation.ts';
import type { ReservationContact } from '#domain/reservation/contact.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJson, fetchJsonIfFound } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

function readReservation(body: unknown): Reservation {
  const { car_id, car_slug, car_name, dealership_slug, ...kept } = parseAnswer(keptReservation, body);
  return {
    ...{ ...kept, vehicleId: car_id, slug: car_slug, vehicleName: car_name },
    dealershipSlug: dealership_slug,
  };
}

/** Why the API said no. Throws what is no such answer. */
function readProblem(error: unknown): ReservationProblem {
  if (!(error instanceof ServiceError)) throw error;
  if (error.status === 410) return { kind: 'gone' };
  // Too many at once: the server says how long to wait, and that is no fault of the network.
  if (error.status === 429) return { kind: 'refused', said: error.said ?? '' };
  if (error.passing || error.kind === 'unreadable') return { kind: 'unreachable' };
  if (error.kind !== 'conflict') return { kind: 'refused', said: error.said ?? '' };
  const conflict = v.safeParse(reservationConflict, error.answer);
  if (!conflict.success) return { kind: 'unreachable' };
  const { code, state, free_at, price, deposit, message } = conflict.output;
  if (code === 'taken') return { kind: 'taken', state: state ?? null, freeAt: free_at ?? null };
  if (code === 'changed' && price !== undefined && deposit !== undefined)
    return { kind: 'changed', price, deposit };
  return code === 'over' || code === 'paid' ? { kind: code } : { kind: 'refused', said: message };
}

const post = (body: object) =>
  ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeout: 12_000,
    retries: 1,
  }) as const;

const addressOf = (apiUrl: string, id: string, rest = ''): URL =>
  new URL(`${apiUrl}/reservations/${encodeURIComponent(id)}${rest}`);

export interface Wish {
  /** Key of the command. */
  id: string;
  dealershipSlug: string;
  vehicleId: string;
  price: number;
  deposit: number;
  contact: ReservationContact;
}

/** Asks the dealer API to hold a vehicle while its deposit is paid. May be repeated. Throws ServiceError. */
export async function holdVehicle(apiUrl: string, wish: Wish): Promise<Reservation | ReservationProblem> {
  const { firstName, lastName, phone, email } = wish.contact;
  const request: ReservationRequest = {
    ...{ id: wish.id, dealership_slug: wish.dealershipSlug, car_id: wish.vehicleId },
    ...{ price: wish.price, deposit: wish.deposit, first_name: firstName.trim(), last_name: lastName.trim() },
    ...{ phone: phone.trim(), email: email.trim(), terms_accepted: true },
  };
  try {
    return readReservation(await fetchJson(new URL(`${apiUrl}/reservations`), post(request)));
  } catch (error) {
    return readProblem(error);
  }
}

/** Reads a reservation; null when there is none. Throws ServiceError. */
export async function fetchReservation(apiUrl: string, id: string): Promise<Reservation | null> {
  const body = await fetchJsonIfFound(addressOf(apiUrl, id), { timeout: 8_000, retries: 1 });
  return body === undefined ? null : readReservation(body);
}

const page = v.object({ address: v.pipe(v.string(), v.url()) });

/** Asks for the page where a held reservation is paid. May be repeated. Throws ServiceError. */
export async function beginPayment(
  apiUrl: string,
  id: string,
  agreed: { price: number; deposit: number; returnTo: string },
): Promise<{ address: string } | ReservationProblem> {
  const { price, deposit, returnTo } = agreed;
  try {
    const body = await fetchJson(
      addressOf(apiUrl, id, '/payment'),
      post({ price, deposit, return_to: returnTo }),
    );
    return parseAnswer(page, body);
  } catch (error) {
    return readProblem(error);
  }
}

/** Ends a hold or a reservation. May be repeated. Throws ServiceError. */
export async function cancelReservation(
  apiUrl: string,
  id: string,
): Promise<Reservation | ReservationProblem> {
  try {
    return readReservation(
      await fetchJson(addressOf(apiUrl, id), { method: 'DELETE', timeout: 12_000, retries: 1 }),
    );
  } catch (error) {
    return readProblem(error);
  }
}
