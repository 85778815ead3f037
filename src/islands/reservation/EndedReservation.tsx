import type { Reservation } from '#domain/reservation/reservation.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

interface EndedReservationProps {
  reservation: Reservation;
  /** Where other vehicles are. */
  listingPath: string;
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
export function EndedReservation({ reservation, listingPath, text }: EndedReservationProps) {
  const { state, refund, slug, reason } = reservation;
  const isSold = reason === 'sold';
  const deposit = formatMoney(reservation.deposit);
  const money = refund === 'none' ? 'reservation.nothingPaid' : (`reservation.${refund}` as const);
  return (
    <div className="reserve-panel" role="status">
      <Alert
        tone="information"
        title={text(isSold ? 'reservation.soldTitle' : (titles[state] ?? 'reservation.cancelledTitle'))}
      >
        <p>{text(money, { deposit })}</p>
      </Alert>
      <div className="reserve-panel__actions">
        <Button href={isSold ? listingPath : `/cars/${slug}/`} variant="secondary">
          {text(isSold ? 'reservation.search' : 'reservation.view')}
        </Button>
      </div>
    </div>
  );
}
