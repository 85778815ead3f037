import './ReservePage.css';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { canBeReserved } from '#domain/reservation/reserve-rules.ts';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import { readNamedVehicle } from '#domain/vehicle/named-vehicle.ts';
import { createReservationText } from '#messages/reservation/reservation.ts';
import { NamedVehicleSkeleton } from '#parts/lead/NamedVehicle.tsx';
import {
  $reservation,
  findReservationOf,
  openReservation,
  returnToPage,
  untouchedReservation,
  type PaymentPlace,
} from '#stores/reservation/reservation.ts';
import { $namedVehicle, findNamedVehicle } from '#stores/vehicle/named-vehicle.ts';
import type { FoundVehicleState } from '#stores/vehicle/vehicle-finder.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { ReserveForm } from './ReserveForm.tsx';
import { ReserveNotice } from './ReserveNotice.tsx';
import type { ReserveSite } from './reserve-site.ts';
import { ReserveSummary } from './ReserveSummary.tsx';
import { useArrival } from './use-arrival.ts';
import { ShownReservation } from './ShownReservation.tsx';
import { UnreadReservation } from './UnreadReservation.tsx';

const idle: FoundVehicleState = { status: 'idle', vehicle: null, foundAt: 0 };

/** The id stands behind the `#`, so that no server logs it. */
const readId = (): string => (/^#([0-9a-f]{32})$/.exec(window.location.hash) ?? [])[1] ?? '';

/**
 * The page where a vehicle is reserved with a deposit, and where its reservation is seen and cancelled (ROUTE-06,
 * ROUTE-07). The vehicle is the one that the address names, the reservation the one behind its `#` or the one that this
 * browser has begun.
 */
export function ReservePage({ site }: { site: ReserveSite }) {
  const found = useStore($namedVehicle, { ssr: () => idle });
  const state = useStore($reservation, { ssr: () => untouchedReservation });
  const text = createReservationText(site.messages);
  const { apiUrl, rules, search, stock } = site;
  const [address, setAddress] = useState<{ id: string; name: string | null } | null>(null);
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
    open();
    window.addEventListener('hashchange', open);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('online', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      window.removeEventListener('hashchange', open);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [apiUrl, search, stock]);
  const vehicle = found.vehicle;
  const vehicleId = vehicle?.id ?? null;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (vehicleId === null || address === null || address.id !== '') return;
    void findReservationOf(apiUrl, vehicleId).then(() => setAsked(true));
  }, [apiUrl, vehicleId, address]);
  const { reservation, problem, isUnknown } = state;
  const isOnTheWay = state.status === 'sending' || state.status === 'leaving';
  const news = [problem?.kind, reservation?.state, reservation?.payment].filter(Boolean).join(' ');
  const main = useArrival(isOnTheWay ? '' : news);
  const place = useMemo<PaymentPlace>(
    () => ({
      apiUrl,
      returnPath: `${rules.page}${vehicle ? `?${new URLSearchParams({ car_id: vehicle.slug })}` : ''}`,
      origins: [rules.paymentOrigin ?? new URL(apiUrl).origin],
      go: (page) => window.location.assign(page),
    }),
    [apiUrl, rules, vehicle],
  );
  const call = site.phone ? (
    <p>
      {text('reservation.call')} <a href={phoneHref(site.phone)}>{formatPhone(site.phone)}</a>
    </p>
  ) : null;
  const look = (
    <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
      {text('reservation.retry')}
    </Button>
  );
  const summary = vehicle ? <ReserveSummary {...{ vehicle, site, text }} /> : null;
  const isLooking =
    address === null ||
    found.status === 'looking' ||
    (state.status === 'looking' && !reservation) ||
    (vehicle !== null && address.id === '' && !isAsked && !reservation);
  if (isLooking && problem === null)
    return (
      <div className="reserve-page" aria-busy="true">
        <p className="visually-hidden" role="status">
          {text('reservation.looking')}
        </p>
        <aside className="reserve-page__summary">
          <NamedVehicleSkeleton label={text('reservation.about')} />
        </aside>
        <div className="reserve-page__main" />
      </div>
    );
  const notice = problem ? (
    <ReserveNotice problem={problem} timezone={site.timezone} text={text}>
      {call}
      {problem.kind === 'unreachable' && !reservation && !vehicle ? look : null}
    </ReserveNotice>
  ) : null;
  if (reservation)
    return (
      <div className="reserve-page">
        {reservation.state === 'held' ? summary : null}
        <div ref={main} tabIndex={-1} className="reserve-page__main">
          {notice}
          <ShownReservation
            {...{ reservation, state, problem, place, text }}
            isBack={address?.id === reservation.id}
            timezone={site.timezone}
          />
        </div>
      </div>
    );
  if (problem?.kind === 'unreachable' && address && address.id !== '' && !isUnknown)
    return (
      <div className="reserve-page">
        <div ref={main} tabIndex={-1} className="reserve-page__main">
          <UnreadReservation {...{ apiUrl, text }} id={address.id} isLooking={state.status === 'looking'}>
            {call}
          </UnreadReservation>
        </div>
      </div>
    );
  if (isUnknown || found.status !== 'found' || !vehicle) {
    const [title, words] = isUnknown
      ? (['reservation.noReservation', 'reservation.noReservationText'] as const)
      : found.status === 'failed'
        ? (['reservation.failedTitle', 'reservation.failedText'] as const)
        : address?.name === null
          ? (['reservation.noneTitle', 'reservation.noneText'] as const)
          : (['reservation.unknownTitle', 'reservation.unknownText'] as const);
    return (
      <div className="reserve-page">
        <div className="reserve-page__main">
          {notice ?? (
            <Alert tone="information" title={text(title)}>
              <p>{text(words)}</p>
              {call}
            </Alert>
          )}
          <div className="reserve-panel__actions">
            {found.status === 'failed' ? look : null}
            <Button href={site.listingPath}>{text('reservation.search')}</Button>
          </div>
        </div>
      </div>
    );
  }
  const isTaken = problem?.kind === 'taken' || problem?.kind === 'gone';
  const isOffered = canBeReserved(vehicle, rules) && !isTaken;
  const why = vehicle.reserved
    ? ({ kind: 'taken', state: null, freeAt: null } as const)
    : ({ kind: 'gone' } as const);
  return (
    <div className="reserve-page">
      {summary}
      <div ref={main} tabIndex={-1} className="reserve-page__main">
        {notice ??
          (isOffered ? null : (
            <ReserveNotice problem={why} timezone={site.timezone} text={text}>
              {call}
            </ReserveNotice>
          ))}
        {isOffered ? (
          <ReserveForm {...{ vehicle, site, place, problem, text }} busy={isOnTheWay} />
        ) : (
          <div className="reserve-panel__actions">
            <Button href={site.listingPath}>{text('reservation.search')}</Button>
          </div>
        )}
      </div>
    </div>
  );
}
