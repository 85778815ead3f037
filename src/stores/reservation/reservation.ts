import { map } from 'nanostores';
import type { ReservationContact } from '#domain/reservation/contact.ts';
import type { Reservation, ReservationProblem } from '#domain/reservation/reservation.ts';
import {
  beginPayment,
  cancelReservation,
  fetchReservation,
  holdVehicle,
} from '#services/reservation/reservations.ts';
import { dropKey, findKey, keepKey } from './kept-keys.ts';

export interface ReservationPageState {
  /** `looking` asks what has become of it, `leaving` is on the way to the payment page. */
  status: 'idle' | 'looking' | 'sending' | 'leaving' | 'cancelling';
  reservation: Reservation | null;
  problem: ReservationProblem | null;
  /** Whether the address names a reservation that there is not. */
  isUnknown: boolean;
  /** Seconds that the clock of the API is ahead of this device's. */
  ahead: number;
}

export const untouchedReservation: ReservationPageState = {
  ...{ status: 'idle', reservation: null, problem: null, isUnknown: false, ahead: 0 },
};
/** The reservation of the page. */
export const $reservation = map<ReservationPageState>(untouchedReservation);

const readClock = (): number => Math.floor(Date.now() / 1000);
const isOver = ({ state }: Reservation): boolean =>
  state === 'expired' || state === 'cancelled' || state === 'refunded';

function take(answer: Reservation | ReservationProblem): void {
  if ('kind' in answer) {
    $reservation.set({ ...$reservation.get(), status: 'idle', problem: answer });
    return;
  }
  const ahead = answer.now - readClock();
  if (isOver(answer)) dropKey(answer.vehicleId, answer.id);
  $reservation.set({ status: 'idle', reservation: answer, problem: null, isUnknown: false, ahead });
}

/** Of what was asked last. */
let latest = 0;

/**
 * Does something that asks the API; what nobody answers is told, and nothing is lost by asking again. One press and one look at a
 * time: a look gives way to both. A press does not wait for a look, whose answer says no more then.
 */
async function attempt(
  status: ReservationPageState['status'],
  work: (isLatest: () => boolean) => Promise<Reservation | ReservationProblem | null>,
): Promise<void> {
  const before = $reservation.get();
  if (['sending', 'cancelling', status].includes(before.status)) return;
  const own = ++latest;
  const isLatest = (): boolean => own === latest;
  // What a press answers is told no longer; a changed price stands until there is an answer, because the press agrees to it.
  const isStale = status !== 'looking' && before.problem?.kind !== 'changed';
  $reservation.set({ ...before, status, problem: isStale ? null : before.problem });
  try {
    const answer = await work(isLatest);
    if (answer && isLatest()) take(answer);
  } catch (error) {
    console.warn('The reservation could not be asked about.', error);
    if (isLatest()) take({ kind: 'unreachable' });
  }
}

/** Reads what has become of a reservation that an address names. Never throws. */
export const openReservation = (apiUrl: string, id: string): Promise<void> =>
  attempt('looking', async (isLatest) => {
    const found = await fetchReservation(apiUrl, id);
    if (!found && isLatest()) $reservation.set({ ...untouchedReservation, isUnknown: true });
    return found;
  });

/** The same for the vehicle of the page, where this browser has begun to reserve it and it is not over. Never throws. */
export async function findReservationOf(apiUrl: string, vehicleId: string): Promise<void> {
  const id = findKey(vehicleId);
  if (id === null) return;
  await attempt('looking', async (isLatest) => {
    const found = await fetchReservation(apiUrl, id);
    if (found && !isOver(found)) return found;
    // A wish that never arrived, or one that is over: the next is another one.
    if (found) dropKey(vehicleId, id);
    if (isLatest()) $reservation.set(untouchedReservation);
    return null;
  });
}

/** What a payment follows from. */
export interface PaymentPlace {
  apiUrl: string;
  /** Path that the payment page leads back to; the id of the reservation comes behind its `#`. */
  returnPath: string;
  /** Origins that shoppers may be sent to. */
  origins: readonly string[];
  /** Leaves the page. */
  go: (address: string) => void;
}

/** Goes to the payment page of the held reservation. Never throws. */
export async function payDeposit(
  { apiUrl, returnPath, origins, go }: PaymentPlace,
  agreed: { price: number; deposit: number },
): Promise<void> {
  const { reservation } = $reservation.get();
  if (!reservation) return;
  await attempt('sending', async () => {
    const returnTo = `${returnPath}#${reservation.id}`;
    const begun = await beginPayment(apiUrl, reservation.id, { ...agreed, returnTo });
    if ('kind' in begun) {
      // Hold or payment have ended meanwhile: what has become of it says more than that.
      if (begun.kind === 'over' || begun.kind === 'paid') return fetchReservation(apiUrl, reservation.id);
      // The API lets go of a vehicle that cannot be had any more: why, and that nothing is held, are both told.
      if (begun.kind === 'gone') {
        const ended = await fetchReservation(apiUrl, reservation.id);
        if (ended) take(ended);
      }
      return begun;
    }
    if (!origins.includes(new URL(begun.address).origin))
      throw new Error(`${begun.address} is no page of the payment service.`);
    $reservation.setKey('status', 'leaving');
    // Whoever comes back by the history finds it also where the browser's storage is full.
    history.replaceState(history.state, '', returnTo);
    go(begun.address);
    return null;
  });
}

/** Holds a vehicle and goes to its payment page. Never throws. */
export async function reserveVehicle(
  place: PaymentPlace,
  wish: {
    dealershipSlug: string;
    vehicleId: string;
    price: number;
    deposit: number;
    contact: ReservationContact;
  },
): Promise<void> {
  await attempt('sending', () => holdVehicle(place.apiUrl, { ...wish, id: keepKey(wish.vehicleId) }));
  const { reservation, problem } = $reservation.get();
  if (reservation?.state === 'held' && problem === null) await payDeposit(place, wish);
}

/** Gives the vehicle free again. Never throws. */
export const giveUpReservation = (apiUrl: string): Promise<void> =>
  attempt('cancelling', async () => {
    const { reservation } = $reservation.get();
    return reservation && cancelReservation(apiUrl, reservation.id);
  });

/** The page came back from the history: whoever was on the way to pay is here again. */
export function returnToPage(apiUrl: string): void {
  const { reservation, status } = $reservation.get();
  if (status === 'leaving') $reservation.setKey('status', 'idle');
  if (reservation) void openReservation(apiUrl, reservation.id);
}
