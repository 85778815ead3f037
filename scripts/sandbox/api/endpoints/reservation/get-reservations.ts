import * as contract from '#contract/reservations/dealer.ts';
import { describeReservation } from '../../../reservation/describe-reservation.ts';
import { createEndpoint } from '../../endpoint.ts';

/** Reservations of one answer. */
const usual = 250;

/** A dealer's own list, the newest first. */
export const getReservations = createEndpoint(
  contract.getReservations,
  ({ reservations: { store } }) =>
    ({ query: { dealership_slug: slug, limit }, answer }) => {
      const now = Math.floor(Date.now() / 1000);
      const { found, reservations } = store.list(slug, limit === undefined ? usual : Number(limit));
      const listed = reservations.map((one) => ({
        ...describeReservation(one, now),
        ...{ stock_number: one.stockNumber, begun_at: one.begunAt },
        ...{ first_name: one.firstName, last_name: one.lastName, phone: one.phone, email: one.email },
      }));
      return answer(200, { found, reservations: listed }, { 'Cache-Control': 'no-store' });
    },
);
