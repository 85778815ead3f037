import type { ReactNode } from 'react';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { Alert } from '#ui/Alert.tsx';

export interface NothingToReserveProps {
  /** What is missing: the reservation of a link, an answer of the index, or the vehicle in the address. */
  missing: 'reservation' | 'answer' | 'vehicle';
  text: ReservationText;
  /** How to call the dealer. */
  children: ReactNode;
}

const words = {
  reservation: ['reservation.noReservation', 'reservation.noReservationText'],
  answer: ['reservation.failedTitle', 'reservation.failedText'],
  vehicle: ['reservation.unknownTitle', 'reservation.unknownText'],
} as const;

/** Says why the page has nothing to reserve. */
export function NothingToReserve({ missing, text, children }: NothingToReserveProps) {
  const [title, about] = words[missing];
  return (
    <Alert tone="information" title={text(title)}>
      <p>{text(about)}</p>
      {children}
    </Alert>
  );
}
