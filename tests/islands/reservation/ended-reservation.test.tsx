import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { EndedReservation } from '#islands/reservation/EndedReservation.tsx';
import { createReservationText } from '#messages/reservation/reservation.ts';

const refunded: Reservation = {
  ...{ id: 'a'.repeat(32), receipt: 'R-7K3M-9QXT', state: 'refunded', payment: 'paid', refund: 'returned' },
  ...{ vehicleId: '1', slug: 'rio-1', vehicleName: 'Kia Rio', price: 20_000, deposit: 200, until: 2, now: 1 },
};
const draw = (reservation: Reservation): string =>
  renderToStaticMarkup(<EndedReservation reservation={reservation} text={createReservationText({})} />);

test('RSV-02 a deposit that goes back says that the vehicle was sold', () => {
  const sold = draw({ ...refunded, reason: 'sold' });
  expect(sold).toContain('Sold or taken off sale before your deposit arrived');
  expect(sold).toContain('Your deposit of $200 has been given back');
});

test('RSV-02 a reservation that is over for another reason says so', () => {
  expect(draw(refunded)).toContain('The reservation is over');
});
