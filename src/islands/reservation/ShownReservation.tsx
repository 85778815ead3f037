import type { Reservation, ReservationProblem } from '#domain/reservation/reservation.ts';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import type { PaymentPlace, ReservationPageState } from '#stores/reservation/reservation.ts';
import { EndedReservation } from './EndedReservation.tsx';
import { HeldReservation } from './HeldReservation.tsx';
import { KeptReservation } from './KeptReservation.tsx';

interface ShownReservationProps {
  reservation: Reservation;
  state: ReservationPageState;
  problem: ReservationProblem | null;
  place: PaymentPlace;
  isBack: boolean;
  timezone: string;
  text: ReservationText;
}

/** A reservation as it is now. */
export function ShownReservation(props: ShownReservationProps) {
  const { reservation, state, place, timezone, text } = props;
  if (reservation.state === 'held') return <HeldReservation {...props} />;
  if (reservation.state === 'reserved' || reservation.state === 'completed')
    return (
      <KeptReservation
        {...{ reservation, timezone, text }}
        apiUrl={place.apiUrl}
        busy={state.status === 'cancelling'}
      />
    );
  return <EndedReservation {...{ reservation, text }} />;
}
