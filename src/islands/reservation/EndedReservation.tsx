import type { Reservation } from '#domain/reservation/reservation.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { findKey } from '#stores/reservation/kept-keys.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

interface EndedReservationProps {
  reservation: Reservation;
  text: ReservationText;
}

/** Money may also go back because it came too late: nobody has cancelled anything then. */
const titles: Partial<
  Record<Reservation['state'], 'reservation.expiredTitle' | 'reservation.refundedTitle'>
> = {
  expired: 'reservation.expiredTitle',
  refunded: 'reservation.refundedTitle',
};

/** A reservation that is over, and where its money is. */
export function EndedReservation({ reservation, text }: EndedReservationProps) {
  const { id, vehicleId, state, refund, slug, reason } = reservation;
  const own = findKey(vehicleId);
  const deposit = formatMoney(reservation.deposit);
  const money = refund === 'none' ? 'reservation.nothingPaid' : (`reservation.${refund}` as const);
  return (
    <div className="reserve-panel" role="status">
      <Alert
        tone="information"
        title={text(reason ? 'reservation.soldTitle' : (titles[state] ?? 'reservation.cancelledTitle'))}
      >
        <p>{text(money, { deposit })}</p>
      </Alert>
      <div className="reserve-panel__actions">
        {own && own !== id ? <Button href={`#${own}`}>{text('reservation.other')}</Button> : null}
        <Button href={`/cars/${slug}/`} variant="secondary">
          {text('reservation.view')}
        </Button>
      </div>
    </div>
  );
}
