import { useState } from 'react';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { formatMoment } from '#domain/site/moment.ts';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { giveUpReservation } from '#stores/reservation/reservation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

interface KeptReservationProps {
  reservation: Reservation;
  apiUrl: string;
  timezone: string;
  busy: boolean;
  text: ReservationText;
}

/** A reservation whose deposit is paid: until when, its receipt, and how to cancel. */
export function KeptReservation({ reservation, apiUrl, timezone, busy, text }: KeptReservationProps) {
  const { state, until, receipt, deposit, price, vehicleName } = reservation;
  const [isAsking, ask] = useState(false);
  const isBought = state === 'completed';
  return (
    <div className="reserve-panel" role="status">
      <p className="reserve-panel__done">
        <Icon name="check" size={28} />
      </p>
      <h2>{text(isBought ? 'reservation.completedTitle' : 'reservation.reservedTitle')}</h2>
      <p className="reserve-panel__vehicle">{vehicleName}</p>
      {isBought ? (
        <p>{text('reservation.completedText')}</p>
      ) : (
        <p className="reserve-panel__until">
          {text('reservation.reservedUntil', { moment: formatMoment(until, timezone) })}{' '}
          <span>
            {text('reservation.zone', { zone: timezone.replace(/^.*\//, '').replaceAll('_', ' ') })}
          </span>
        </p>
      )}
      <dl className="reserve-panel__facts">
        {(
          [
            ['reservation.receipt', receipt],
            ['reservation.deposit', formatMoney(deposit)],
            ['reservation.price', formatMoney(price)],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isBought ? null : (
        <>
          <p>{text('reservation.next')}</p>
          <p className="reserve-form__where">{text('reservation.cancelHow')}</p>
          {isAsking ? (
            <div className="reserve-panel__actions">
              <p>{text('reservation.cancelSure', { deposit: formatMoney(deposit) })}</p>
              <Button variant="secondary" busy={busy} onClick={() => void giveUpReservation(apiUrl)}>
                {text('reservation.cancelYes')}
              </Button>
              <Button variant="quiet" onClick={() => ask(false)}>
                {text('reservation.cancelNo')}
              </Button>
            </div>
          ) : (
            <Button variant="quiet" onClick={() => ask(true)}>
              {text('reservation.cancel')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
