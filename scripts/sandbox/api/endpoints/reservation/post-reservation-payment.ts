import * as contract from '#contract/reservations/shopper.ts';
import type { Reservation } from '../../../reservation/reservation.ts';
import type { DescribedConflict } from '../../../reservation/describe-reservation.ts';
import { findReturnAddress } from '../../../reservation/return-address.ts';
import { judgeWish } from '../../../reservation/judge-wish.ts';
import { createEndpoint } from '../../endpoint.ts';
import { notReservable } from './post-reservation.ts';

/** Why there is nothing to pay any more. */
const describeEnd = ({ state }: Reservation): DescribedConflict =>
  state === 'reserved' || state === 'completed'
    ? { message: 'The deposit is paid already.', code: 'paid', state }
    : { message: 'The time to pay is over. Nothing is reserved and nothing is owed.', code: 'over', state };

const notNow = 'Deposits cannot be paid here at the moment. Please call us.';

/** Begins the payment of a held reservation, for the price that the index has now. */
export const postReservationPayment = createEndpoint(
  contract.postReservationPayment,
  ({ reservations, dealers, vehicles, isTrial }) =>
    async ({ parameters: { id }, body, context, answer }) => {
      const now = Math.floor(Date.now() / 1000);
      const known = reservations.store.find(id);
      if (!known) return answer(404, { message: 'There is no such reservation.' });
      if (known.state !== 'held') return answer(409, describeEnd(known));
      const asked = {
        dealershipSlug: known.dealershipSlug,
        find: (collection: string) => vehicles.findSame(collection, known),
      };
      const terms = await judgeWish(await dealers(), asked, now);
      // What is held stays so until its dealer is known again, or its time is over.
      if (terms === 'unknown') return answer(503, { message: notNow });
      if (terms === 'gone' || terms === 'taken') {
        await reservations.tell(id, { kind: 'cancel' }, now);
        return answer(410, { message: notReservable });
      }
      const { price, deposit } = terms;
      // A payment that runs asks for the deposit of its beginning.
      if (price !== body.price || deposit !== body.deposit)
        return answer(409, {
          ...{ message: 'The price of this vehicle has changed meanwhile.', code: 'changed' },
          ...{ price, deposit },
        });
      if (!reservations.store.agree(id, { price, deposit }, now))
        return answer(409, describeEnd(reservations.store.find(id) ?? known));
      const returnTo = findReturnAddress(terms.dealer, context, { path: body.return_to, isTrial });
      if (returnTo === null || !reservations.processor) return answer(503, { message: notNow });
      try {
        const about = `${known.vehicleName}, ${terms.dealer.site.name}`;
        const address = await reservations.beginPayment(id, { about, returnTo }, now);
        // The sandbox's own page stands where the API does.
        const own = isTrial ? context.req.url : (terms.dealer.site.apiUrl ?? context.req.url);
        if (address !== null) return answer(200, { address: new URL(address, own).href });
        return answer(409, describeEnd(reservations.store.find(id) ?? known));
      } catch (error) {
        console.warn(`The payment of reservation ${known.vehicleName} could not be begun.`, error);
        return answer(503, { message: 'The payment page does not answer. Please try again in a minute.' });
      }
    },
);
