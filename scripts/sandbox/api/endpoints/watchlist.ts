import * as v from 'valibot';
import { watchedCar } from '#contract/answers/watchlist.ts';
import * as contract from '#contract/watchlist.ts';
import { isOtherPerson, otherPerson } from '../../account/is-other-person.ts';
import { mostKept } from '../../account/kept-things.ts';
import { seconds } from '../../clock.ts';
import { createEndpoint } from '../endpoint.ts';

const unsaved = { 'Cache-Control': 'no-store' };

const other = { success: false, message: otherPerson };

export const getWatchlist = createEndpoint(contract.getWatchlist, ({ accounts }) => ({ session, answer }) => {
  const cars = accounts.kept.list(session.account.id, 'vehicle').map(({ subject, record, at }) => ({
    ...{ car_id: subject, saved_at: at, car: v.parse(v.fallback(v.nullable(watchedCar), null), record) },
  }));
  return answer(200, { cars }, unsaved);
});

export const postSaveCar = createEndpoint(
  contract.postSaveCar,
  ({ accounts }) =>
    ({ session, body, answer }) => {
      if (isOtherPerson(session, body)) return answer(409, other);
      const thing = { subject: body.car_id, record: body.car, at: seconds() };
      if (accounts.kept.keep(session.account.id, 'vehicle', thing) === 'kept')
        return answer(200, { success: true });
      const message = `Your watchlist holds ${mostKept.vehicle} vehicles. Please remove one first.`;
      return answer(409, { success: false, message });
    },
);

export const postRemoveCar = createEndpoint(
  contract.postRemoveCar,
  ({ accounts }) =>
    ({ session, body, answer }) => {
      if (isOtherPerson(session, body)) return answer(409, other);
      accounts.kept.remove(session.account.id, 'vehicle', body.car_id);
      return answer(200, { success: true });
    },
);
