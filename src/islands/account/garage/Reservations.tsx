import type { Reservation } from '#domain/reservation/reservation.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { formatMoment } from '#domain/site/moment.ts';
import { drawVehicle, GarageRow } from './GarageRow.tsx';
import { GarageSection } from './GarageSection.tsx';
import { createReservationLink } from './links.ts';
import { drawWay, type ThingListProps } from './thing-list.tsx';

const reservationStates = {
  held: ['plain', 'myGarage.held'],
  reserved: ['good', 'myGarage.reservedFor'],
  completed: ['good', 'myGarage.completed'],
  expired: ['over', 'myGarage.expired'],
  cancelled: ['over', 'myGarage.cancelled'],
  refunded: ['over', 'myGarage.refunded'],
} as const;

function describeReservation(one: Reservation, { site, text, now }: ThingListProps): string[] {
  const isOpen = (one.state === 'held' || one.state === 'reserved') && one.until > now;
  return [
    ...(isOpen ? [text('myGarage.reservedUntil', { moment: formatMoment(one.until, site.timezone) })] : []),
    ...(one.refund === 'owed' ? [text('myGarage.refundOwed', { deposit: formatMoney(one.deposit) })] : []),
    text('myGarage.receipt', { receipt: one.receipt }),
  ];
}

/** Reservations with what became of them; open ones are paid, seen and cancelled on their own page. */
export function Reservations(props: ThingListProps) {
  const { things, site, text } = props;
  if (things.reservations.length === 0) return null;
  return (
    <GarageSection id="reservations" title={text('myGarage.reservations')} count={things.reservations.length}>
      <ul className="garage-rows" role="list">
        {things.reservations.map((one) => {
          const [tone, words] = reservationStates[one.state];
          const isOpen = one.state === 'held' || one.state === 'reserved';
          const link = isOpen ? createReservationLink(one, site) : null;
          return (
            <GarageRow
              key={one.id}
              icon="shield"
              title={drawVehicle(one)}
              lines={describeReservation(one, props)}
              mark={{ tone, text: text(words) }}
              action={drawWay(link, text(one.state === 'held' ? 'myGarage.pay' : 'myGarage.openReservation'))}
            />
          );
        })}
      </ul>
    </GarageSection>
  );
}
