import type { ReactNode } from 'react';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { openReservation } from '#stores/reservation/reservation.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

interface UnreadReservationProps {
  id: string;
  apiUrl: string;
  isLooking: boolean;
  text: ReservationText;
  /** How to call the dealer. */
  children: ReactNode;
}

/**
 * A reservation that the address names and nobody answers for, such as after paying while the connection is gone. It says what holds
 * whatever has become of it; the page goes on asking.
 */
export function UnreadReservation({ id, apiUrl, isLooking, text, children }: UnreadReservationProps) {
  return (
    <>
      <Alert tone="warning" title={text('reservation.unreadTitle')}>
        <p>{text('reservation.unreadText')}</p>
        {children}
      </Alert>
      <div className="reserve-panel__actions">
        <Button busy={isLooking} onClick={() => void openReservation(apiUrl, id)}>
          {text('reservation.retry')}
        </Button>
      </div>
    </>
  );
}
