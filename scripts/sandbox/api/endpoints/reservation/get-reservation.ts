import * as contract from '#contract/reservations/shopper.ts';
import { describeReservation } from '../../../reservation/describe-reservation.ts';
import { createEndpoint } from '../../endpoint.ts';

/** What has become of a reservation. */
export const getReservation = createEndpoint(
  contract.getReservation,
  ({ reservations }) =>
    async ({ parameters: { id }, answer }) => {
      const now = Math.floor(Date.now() / 1000);
      const known = await reservations.look(id, now);
      if (!known) return answer(404, { message: 'There is no such reservation.' });
      return answer(200, describeReservation(known, now), { 'Cache-Control': 'no-store' });
    },
);
