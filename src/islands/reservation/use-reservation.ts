import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { readNamedVehicle } from '#domain/vehicle/named-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import {
  $reservation,
  findReservationOf,
  openReservation,
  returnToPage,
  untouchedReservation,
  type PaymentPlace,
  type ReservationPageState,
} from '#stores/reservation/reservation.ts';
import { $namedVehicle, findNamedVehicle } from '#stores/vehicle/named-vehicle.ts';
import type { FoundVehicleState } from '#stores/vehicle/vehicle-finder.ts';
import type { ReserveSite } from './reserve-site.ts';

/** What the address names: a reservation by its id, '' without one, and a vehicle. */
export interface ReserveAddress {
  id: string;
  name: string | null;
}

/** All that the page of a reservation is drawn from. */
export interface OpenedReservation {
  /** Null until the page is alive. */
  address: ReserveAddress | null;
  found: FoundVehicleState;
  state: ReservationPageState;
  /** Nothing is known yet: neither vehicle nor reservation, nor that there is none. */
  isLooking: boolean;
  place: PaymentPlace;
}

const idle: FoundVehicleState = { status: 'idle', vehicle: null, foundAt: 0 };

/** The id stands behind the `#`, so that no server logs it. */
const readId = (): string => (/^#([0-9a-f]{32})$/.exec(window.location.hash) ?? [])[1] ?? '';

/** Follows the address of the page, opens what it names, and looks again when the shopper comes back to it. */
function useAddress({ apiUrl, search, stock }: ReserveSite): ReserveAddress | null {
  const [address, setAddress] = useState<ReserveAddress | null>(null);
  useEffect(() => {
    const open = (): void => {
      const id = readId();
      setAddress({ id, name: readNamedVehicle(window.location.search) });
      if (id !== '') void openReservation(apiUrl, id);
      void findNamedVehicle({ search, stock }, window.location.search);
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) returnToPage(apiUrl);
    };
    // In another tab it may have been paid or cancelled, and a connection may be back.
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') returnToPage(apiUrl);
    };
    const follow = (): void => {
      const id = readId();
      // The page of another reservation begins anew: this one may be in the middle of a question about the first.
      if (id !== '' && id !== $reservation.get().reservation?.id) window.location.reload();
    };
    open();
    window.addEventListener('hashchange', follow);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('online', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [apiUrl, search, stock]);
  return address;
}

/** Milliseconds between two looks at a reservation whose last answer did not come. */
const patience = 5_000;

/**
 * A press whose answer was lost may have done its work: until somebody answers what has become of the reservation, the page
 * says what may be no longer so.
 */
function useLookAgain(apiUrl: string, id: string, isUnanswered: boolean): void {
  useEffect(() => {
    if (!isUnanswered || id === '') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void openReservation(apiUrl, id);
    }, patience);
    return () => clearInterval(timer);
  }, [apiUrl, id, isUnanswered]);
}

/** Where deposits are paid, and where the shopper comes back to. */
const usePaymentPlace = ({ apiUrl, rules }: ReserveSite, vehicle: Vehicle | null): PaymentPlace =>
  useMemo<PaymentPlace>(
    () => ({
      apiUrl,
      returnPath: `${rules.page}${vehicle ? `?${new URLSearchParams({ car_id: vehicle.slug })}` : ''}`,
      origins: [rules.paymentOrigin ?? new URL(apiUrl).origin],
      go: (page) => window.location.assign(page),
    }),
    [apiUrl, rules, vehicle],
  );

/** The vehicle that the address names, and the reservation behind its `#` or the one that this browser has begun. */
export function useReservation(site: ReserveSite): OpenedReservation {
  const { apiUrl } = site;
  const found = useStore($namedVehicle, { ssr: () => idle });
  const state = useStore($reservation, { ssr: () => untouchedReservation });
  const address = useAddress(site);
  const place = usePaymentPlace(site, found.vehicle);
  useLookAgain(
    apiUrl,
    state.reservation?.id ?? address?.id ?? '',
    state.problem?.kind === 'unreachable' && state.status !== 'leaving',
  );
  const vehicleId = found.vehicle?.id ?? null;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (vehicleId === null || address === null || address.id !== '') return;
    void findReservationOf(apiUrl, vehicleId).then(() => setAsked(true));
  }, [apiUrl, vehicleId, address]);
  const isLooking =
    address === null ||
    found.status === 'looking' ||
    (state.status === 'looking' && !state.reservation) ||
    (vehicleId !== null && address.id === '' && !isAsked && !state.reservation);
  return { address, found, state, isLooking, place };
}
