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
  renderToStaticMarkup(
    <EndedReservation reservation={reservation} listingPath="/search/" text={createReservationText({})} />,
  );

test('RSV-02 a deposit that goes back says that the vehicle was sold, and leads to others', () => {
  const sold = draw({ ...refunded, reason: 'sold' });
  expect(sold).toContain('This vehicle was sold or taken off sale before your deposit arrived');
  expect(sold).toContain('Your deposit of $200 has been given back');
  expect(sold).toContain('href="/search/"');
  expect(sold).not.toContain('/cars/rio-1/');
});

test('RSV-02 a reservation that is over for another reason leads to its vehicle', () => {
  const over = draw(refunded);
  expect(over).toContain('The reservation is over');
  expect(over).toContain('href="/cars/rio-1/"');
});
