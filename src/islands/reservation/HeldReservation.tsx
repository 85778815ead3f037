import { useEffect } from 'react';
import type { Reservation, ReservationProblem } from '#domain/reservation/reservation.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { sayTimeLeft, type ReservationText } from '#messages/reservation/reservation.ts';
import { findKey } from '#stores/reservation/kept-keys.ts';
import {
  giveUpReservation,
  openReservation,
  payDeposit,
  type PaymentPlace,
  type ReservationPageState,
} from '#stores/reservation/reservation.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { useClock } from './use-clock.ts';

interface HeldReservationProps {
  reservation: Reservation;
  state: Pick<ReservationPageState, 'status' | 'ahead'>;
  problem: ReservationProblem | null;
  place: PaymentPlace;
  /** Whether the shopper has just come back from the payment page. */
  isBack: boolean;
  text: ReservationText;
}

/** Seconds between two looks at a payment of which nobody has heard yet. */
const pause = 4;

/** A vehicle that is held while its deposit is paid: the time that is left, and what has become of the payment. */
export function HeldReservation({ reservation, state, problem, place, isBack, text }: HeldReservationProps) {
  const { id, vehicleId, deposit, payment, until } = reservation;
  const now = useClock(state.ahead);
  const left = Math.max(0, until - now);
  // What became of it is asked until somebody answers; nothing is paid meanwhile.
  const isOver = left === 0;
  const isWaiting = isBack && payment === 'begun';
  const { apiUrl } = place;
  const asks = (isWaiting && now % pause === 0) || isOver ? now : 0;
  useEffect(() => {
    if (asks !== 0 && document.visibilityState === 'visible') void openReservation(apiUrl, id);
  }, [asks, apiUrl, id]);
  const time = sayTimeLeft(left, text);
  const agreed = problem?.kind === 'changed' ? problem : reservation;
  const pay = (): void => void payDeposit(place, { price: agreed.price, deposit: agreed.deposit });
  const isBusy = state.status === 'sending' || state.status === 'leaving';
  const [tone, title, words] = isOver
    ? (['information', 'reservation.expiredTitle', 'reservation.checking'] as const)
    : payment === 'declined'
      ? (['danger', 'reservation.declinedTitle', 'reservation.declinedText'] as const)
      : payment === 'abandoned'
        ? (['information', 'reservation.abandonedTitle', 'reservation.abandonedText'] as const)
        : isWaiting
          ? (['information', 'reservation.waitingTitle', 'reservation.waitingText'] as const)
          : (['information', 'reservation.heldTitle', 'reservation.heldText'] as const);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className="reserve-panel" aria-live="polite">
      {/* The banner below says the minutes to those who hear the page. */}
      <p className="reserve-panel__clock numbers" aria-hidden="true">
        <span>{text('reservation.left')}</span> {clock}
      </p>
      <Alert tone={tone} title={text(title, { time })}>
        <p>{text(words, { time })}</p>
        {findKey(vehicleId) === id ? null : <p>{text('reservation.notBegun')}</p>}
      </Alert>
      {isOver ? null : (
        <div className="reserve-panel__actions">
          <Button size="large" busy={isBusy} onClick={pay}>
            {problem?.kind === 'changed'
              ? text('reservation.agree', { price: formatMoney(problem.price) })
              : text(payment === 'declined' ? 'reservation.payAgain' : 'reservation.pay', {
                  deposit: formatMoney(deposit),
                })}
          </Button>
          <Button
            variant="quiet"
            size="large"
            busy={state.status === 'cancelling'}
            onClick={() => void giveUpReservation(apiUrl)}
          >
            {text('reservation.cancelHold')}
          </Button>
        </div>
      )}
      <p className="reserve-form__where">{text('reservation.where')}</p>
    </div>
  );
}
