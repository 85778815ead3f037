import * as v from 'valibot';
import { watchedCar } from '#contract/answers/watchlist.ts';
import * as contract from '#contract/watchlist.ts';
import type { Session } from '../../account/account-store.ts';
import { mostKept } from '../../account/kept-things.ts';
import { createEndpoint } from '../endpoint.ts';

const seconds = (): number => Math.floor(Date.now() / 1000);
const unsaved = { 'Cache-Control': 'no-store' };

/** A page of before, whose shopper is no longer the one who is signed in, must not write into the list of somebody else. */
const isOther = ({ account }: Session, phone: string | null): boolean => phone !== account.phone;
const other = {
  success: false,
  message: 'Somebody else is signed in on this device by now. Please load the page again.',
};

export const getWatchlist = createEndpoint(contract.getWatchlist, ({ accounts }) => ({ session, answer }) => {
  const cars = accounts.kept.list(session.account.id, 'vehicle').map(({ subject, record, at }) => ({
    ...{ car_id: subject, saved_at: at, car: v.parse(v.fallback(v.nullable(watchedCar), null), record) },
  }));
  return answer(200, { cars }, unsaved);
});

export const postSaveCar = createEndpoint(
  contract.postSaveCar,
  ({ accounts }) =>
    ({ session, body: { phone_number, car_id, car }, answer }) => {
      if (isOther(session, phone_number)) return answer(409, other);
      const thing = { subject: car_id, record: car, at: seconds() };
      if (accounts.kept.keep(session.account.id, 'vehicle', thing) === 'kept')
        return answer(200, { success: true });
      const message = `Your watchlist holds ${mostKept.vehicle} vehicles. Please remove one first.`;
      return answer(409, { success: false, message });
    },
);

export const postRemoveCar = createEndpoint(
  contract.postRemoveCar,
  ({ accounts }) =>
    ({ session, body: { phone_number, car_id }, answer }) => {
      if (isOther(session, phone_number)) return answer(409, other);
      accounts.kept.remove(session.account.id, 'vehicle', car_id);
      return answer(200, { success: true });
    },
);
