import { readWholeVin } from '#domain/vehicle/facts/vin.ts';
import * as contract from '#contract/reservations/shopper.ts';
import { readConnection } from '../../../door/connection.ts';
import { mostUnpaid, type TooManyHolds } from '../../../reservation/unpaid-holds.ts';
import { findEarlierHolder } from '../../../reservation/find-earlier-holder.ts';
import { judgeWish } from '../../../reservation/judge-wish.ts';
import { describeReservation, describeTaken } from '../../../reservation/describe-reservation.ts';
import { createEndpoint } from '../../endpoint.ts';

const sayTooMany = ({ by, until }: TooManyHolds, now: number): string => {
  const minutes = Math.ceil((until - now) / 60);
  const held =
    by === 'person'
      ? `You hold ${mostUnpaid.person} vehicles whose deposits are not paid yet. Pay or cancel one of them`
      : `${mostUnpaid.connection} vehicles are held from your connection whose deposits are not paid yet. Please call us`;
  return `${held}, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
};

export const notReservable = 'This vehicle can no longer be reserved online. Please call us about it.';

const tooOftenToday =
  'Vehicles were held often from this connection today without a deposit. Please call us to reserve one.';

/** Holds a vehicle while its deposit is paid (RSV-01, RSV-02). */
export const postReservation = createEndpoint(
  contract.postReservation,
  ({ reservations: { store }, holds, dailyHolds, dealers, vehicles }) =>
    async ({ body, context, answer }) => {
      const now = Math.floor(Date.now() / 1000);
      const known = store.find(body.id);
      const isSame = known && (known.vehicleId === body.car_id || known.slug === body.car_id);
      if (isSame) return answer(201, describeReservation(known, now));
      if (known) return answer(409, { message: 'That reservation is of another vehicle.', code: 'used' });
      const asked = {
        dealershipSlug: body.dealership_slug,
        find: (collection: string) => vehicles.findIn(collection, body.car_id),
      };
      const terms = await judgeWish(await dealers(), asked, now);
      if (terms === 'gone' || terms === 'unknown') return answer(410, { message: notReservable });
      if (terms === 'taken')
        return answer(409, { message: 'Somebody else has reserved this vehicle.', code: 'taken' });
      const { vehicle, price, deposit } = terms;
      if (price !== body.price || deposit !== body.deposit)
        return answer(409, {
          ...{ message: 'The price of this vehicle has changed meanwhile.', code: 'changed' },
          ...{ price, deposit },
        });
      const connection = readConnection(context);
      const many = holds.judge({ ...body, connection }, now);
      if (many)
        return answer(429, { message: sayTooMany(many, now) }, { 'Retry-After': String(many.until - now) });
      const wait = dailyHolds.findWait(connection, `${terms.collection} ${vehicle.id}`);
      if (wait !== null) return answer(429, { message: tooOftenToday }, { 'Retry-After': String(wait) });
      const vin = readWholeVin(vehicle.vin) ?? '';
      const named = { collection: terms.collection, vehicleId: vehicle.id, vin };
      const earlier = await findEarlierHolder({ store, vehicles }, named, now);
      if (earlier) return answer(409, describeTaken(earlier));
      const held = store.hold(
        {
          ...{ ...named, id: body.id, slug: vehicle.slug, vehicleName: vehicle.name, price, deposit },
          stockNumber: vehicle.stockNumber ?? '',
          ...{ dealershipSlug: terms.dealer.site.slug, reserveSeconds: terms.rules.holdHours * 3600 },
          ...{ firstName: body.first_name, lastName: body.last_name, phone: body.phone, email: body.email },
        },
        now,
      );
      if (held.kind === 'taken') return answer(409, describeTaken(held.by));
      if (held.kind === 'other')
        return answer(409, { message: 'That reservation is of another vehicle.', code: 'used' });
      holds.note(connection, body.id, now);
      dailyHolds.note(connection, `${terms.collection} ${vehicle.id}`);
      return answer(201, describeReservation(held.reservation, now));
    },
);
