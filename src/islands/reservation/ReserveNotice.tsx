import type { ReactNode } from 'react';
import type { ReservationProblem } from '#domain/reservation/reservation.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { formatMoment } from '#domain/site/moment.ts';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { Alert } from '#ui/Alert.tsx';

interface ReserveNoticeProps {
  problem: ReservationProblem;
  timezone: string;
  text: ReservationText;
  children?: ReactNode;
}

function describeTaken(
  { state, freeAt }: Extract<ReservationProblem, { kind: 'taken' }>,
  timezone: string,
  text: ReservationText,
): string {
  if (freeAt === null) return text('reservation.takenUnknown');
  const moment = formatMoment(freeAt, timezone);
  return text(state === 'held' ? 'reservation.takenHeld' : 'reservation.takenReserved', { moment });
}

/** Why it did not go on, and what can be done. */
export function ReserveNotice({ problem, timezone, text, children }: ReserveNoticeProps) {
  switch (problem.kind) {
    case 'taken':
      return (
        <Alert tone="warning" title={text('reservation.takenTitle')}>
          <p>{describeTaken(problem, timezone, text)}</p>
          {children}
        </Alert>
      );
    case 'changed': {
      const said = { price: formatMoney(problem.price), deposit: formatMoney(problem.deposit) };
      return (
        <Alert tone="warning" title={text('reservation.changedTitle')}>
          <p>{text('reservation.changedText', said)}</p>
        </Alert>
      );
    }
    case 'refused':
      return (
        <Alert tone="danger" title={text('reservation.refusedTitle')}>
          <p>{problem.said}</p>
        </Alert>
      );
    case 'gone':
      return (
        <Alert tone="warning" title={text('reservation.goneTitle')}>
          <p>{text('reservation.goneText')}</p>
          {children}
        </Alert>
      );
    default: {
      const why = navigator.onLine ? 'failed' : 'offline';
      return (
        <Alert tone="danger" title={text(`reservation.${why}Title`)}>
          <p>{text(`reservation.${why}Text`)}</p>
          {children}
        </Alert>
      );
    }
  }
}
