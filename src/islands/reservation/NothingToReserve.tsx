import type { ReactNode } from 'react';
import type { ReserveRules } from '#domain/reservation/reserve-rules.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { Alert } from '#ui/Alert.tsx';

export interface NothingToReserveProps {
  /** What is missing: the reservation of a link, an answer of the index, a vehicle in the address, or the one in it. */
  missing: 'reservation' | 'answer' | 'name' | 'vehicle';
  rules: Pick<ReserveRules, 'deposit' | 'holdHours'>;
  text: ReservationText;
  /** How to call the dealer. */
  children: ReactNode;
}

const words = {
  reservation: ['reservation.noReservation', 'reservation.noReservationText'],
  answer: ['reservation.failedTitle', 'reservation.failedText'],
  vehicle: ['reservation.unknownTitle', 'reservation.unknownText'],
  name: ['reservation.noneTitle', 'reservation.noneText'],
} as const;

/** Says why the page has nothing to reserve; to who came without a vehicle, how one is reserved. */
export function NothingToReserve({ missing, rules, text, children }: NothingToReserveProps) {
  const [title, about] = words[missing];
  if (missing === 'name')
    return (
      <div className="reserve-panel">
        <h2>{text(title)}</h2>
        <p>{text(about, { deposit: formatMoney(rules.deposit), hours: rules.holdHours })}</p>
        {children}
      </div>
    );
  return (
    <Alert tone="information" title={text(title)}>
      <p>{text(about)}</p>
      {children}
    </Alert>
  );
}
