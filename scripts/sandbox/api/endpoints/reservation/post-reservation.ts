import * as contract from '#contract/reservations/shopper.ts';
import { judgeWish } from '../../../reservation/judge-wish.ts';
import { describeReservation, describeTaken } from '../../../reservation/describe-reservation.ts';
import { createEndpoint } from '../../endpoint.ts';

export const notReservable = 'This vehicle can no longer be reserved online. Please call us about it.';

/** Holds a vehicle while its deposit is paid (RSV-01, RSV-02). */
export const postReservation = createEndpoint(
  contract.postReservation,
  ({ reservations: { store }, dealers, vehicles }) =>
    async ({ body, answer }) => {
      const now = Math.floor(Date.now() / 1000);
      const known = store.find(body.id);
      const isSame = known && (known.vehicleId === body.car_id || known.slug === body.car_id);
      if (isSame) return answer(201, describeReservation(known, now));
      if (known) return answer(409, { message: 'That reservation is of another vehicle.', code: 'used' });
      const asked = { dealershipSlug: body.dealership_slug, name: body.car_id };
      const terms = await judgeWish({ dealers: await dealers(), vehicles }, asked, now);
      if (terms === 'gone') return answer(410, { message: notReservable });
      if (terms === 'taken')
        return answer(409, { message: 'Somebody else has reserved this vehicle.', code: 'taken' });
      const { vehicle, price, deposit } = terms;
      if (price !== body.price || deposit !== body.deposit)
        return answer(409, {
          ...{ message: 'The price of this vehicle has changed meanwhile.', code: 'changed' },
          ...{ price, deposit },
        });
      const held = store.hold(
        {
          ...{ id: body.id, collection: terms.collection, vehicleId: vehicle.id, slug: vehicle.slug },
          ...{ vehicleName: vehicle.name, stockNumber: vehicle.stockNumber ?? '', price, deposit },
          ...{ dealershipSlug: terms.dealer.site.slug, reserveSeconds: terms.rules.holdHours * 3600 },
          ...{ firstName: body.first_name, lastName: body.last_name, phone: body.phone, email: body.email },
        },
        now,
      );
      if (held.kind === 'taken') return answer(409, describeTaken(held.by));
      if (held.kind === 'other')
        return answer(409, { message: 'That reservation is of another vehicle.', code: 'used' });
      return answer(201, describeReservation(held.reservation, now));
    },
);
