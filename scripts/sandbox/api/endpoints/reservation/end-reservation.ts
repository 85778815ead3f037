import {
  completeReservation as complete,
  refundReservation as refund,
} from '#contract/reservations/dealer.ts';
import { deleteReservation as cancel } from '#contract/reservations/shopper.ts';
import { describeReservation } from '../../../reservation/describe-reservation.ts';
import { createEndpoint } from '../../endpoint.ts';

const unknown = { message: 'There is no such reservation.' };

/** The shopper does not want the vehicle any more. */
export const deleteReservation = createEndpoint(
  cancel,
  ({ reservations }) =>
    async ({ parameters: { id }, answer }) => {
      const now = Math.floor(Date.now() / 1000);
      const ended = await reservations.tell(id, { kind: 'cancel' }, now);
      if (!ended) return answer(404, unknown);
      if (ended.state === 'completed')
        return answer(409, {
          ...{ message: 'This vehicle is bought. Please call us.', code: 'over', state: ended.state },
        });
      return answer(200, describeReservation(ended, now));
    },
);

/** The vehicle is bought. */
export const completeReservation = createEndpoint(
  complete,
  ({ reservations }) =>
    async ({ parameters: { id }, answer }) => {
      const now = Math.floor(Date.now() / 1000);
      const completed = await reservations.tell(id, { kind: 'complete' }, now);
      if (!completed) return answer(404, unknown);
      if (completed.state === 'completed') return answer(200, describeReservation(completed, now));
      return answer(409, {
        ...{ message: `Only what is reserved can be bought; this one is ${completed.state}.`, code: 'over' },
        state: completed.state,
      });
    },
);

/** The dealer gives the deposit back. */
export const refundReservation = createEndpoint(
  refund,
  ({ reservations }) =>
    async ({ parameters: { id }, answer }) => {
      const now = Math.floor(Date.now() / 1000);
      const ended = await reservations.tell(id, { kind: 'refund' }, now);
      return ended ? answer(200, describeReservation(ended, now)) : answer(404, unknown);
    },
);
