import './ReservePage.css';
import { canBeReserved } from '#domain/reservation/reserve-rules.ts';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import { createReservationText } from '#messages/reservation/reservation.ts';
import { NamedVehicleSkeleton } from '#parts/lead/NamedVehicle.tsx';
import { Button } from '#ui/Button.tsx';
import { NothingToReserve } from './NothingToReserve.tsx';
import { ReserveForm } from './ReserveForm.tsx';
import { ReserveNotice } from './ReserveNotice.tsx';
import type { ReserveSite } from './reserve-site.ts';
import { ReserveSummary } from './ReserveSummary.tsx';
import { useArrival } from './use-arrival.ts';
import { ShownReservation } from './ShownReservation.tsx';
import { UnreadReservation } from './UnreadReservation.tsx';
import { useReservation } from './use-reservation.ts';

/**
 * The page where a vehicle is reserved with a deposit, and where its reservation is seen and cancelled (ROUTE-06,
 * ROUTE-07). The vehicle is the one that the address names, the reservation the one behind its `#` or the one that this
 * browser has begun.
 */
export function ReservePage({ site }: { site: ReserveSite }) {
  const text = createReservationText(site.messages);
  const { apiUrl, rules } = site;
  const { address, found, state, isLooking, place } = useReservation(site);
  const vehicle = found.vehicle;
  const { reservation, problem } = state;
  // A link may lead to what is held at another dealer, whose deposit is not paid here.
  const isElsewhere =
    reservation?.state === 'held' && (reservation.dealershipSlug ?? site.slug) !== site.slug;
  const isUnknown = state.isUnknown || isElsewhere;
  const isOnTheWay = state.status === 'sending' || state.status === 'leaving';
  const news = [problem?.kind, reservation?.state, reservation?.payment].filter(Boolean).join(' ');
  const main = useArrival(isOnTheWay ? '' : news);
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
  if (reservation && !isElsewhere)
    return (
      <div className="reserve-page">
        {reservation.state !== 'held' ? null : vehicle?.id === reservation.vehicleId ? (
          summary
        ) : (
          <aside className="reserve-page__summary">
            <h2 className="reserve-panel__vehicle">{reservation.vehicleName}</h2>
          </aside>
        )}
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
    const missing = isUnknown
      ? 'reservation'
      : found.status === 'failed'
        ? 'answer'
        : address?.name === null
          ? 'name'
          : 'vehicle';
    return (
      <div className="reserve-page">
        <div className="reserve-page__main">
          {notice ?? (
            <NothingToReserve missing={missing} rules={rules} text={text}>
              {call}
            </NothingToReserve>
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
