import type { ReactNode } from 'react';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { Alert } from '#ui/Alert.tsx';

export interface NothingToReserveProps {
  /** What is missing: the reservation of a link, an answer of the index, a vehicle in the address, or the one in it. */
  missing: 'reservation' | 'answer' | 'name' | 'vehicle';
  text: ReservationText;
  /** How to call the dealer. */
  children: ReactNode;
}

const words = {
  reservation: ['reservation.noReservation', 'reservation.noReservationText'],
  answer: ['reservation.failedTitle', 'reservation.failedText'],
  name: ['reservation.noneTitle', 'reservation.noneText'],
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
