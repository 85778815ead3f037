import * as contract from '#contract/saved-searches.ts';
import { isOtherPerson, otherPerson } from '../../account/is-other-person.ts';
import { mostKept } from '../../account/kept-things.ts';
import { seconds } from '../../clock.ts';
import { createEndpoint } from '../endpoint.ts';

export const getSavedSearches = createEndpoint(
  contract.getSavedSearches,
  ({ accounts }) =>
    ({ session, answer }) => {
      const searches = accounts.kept.list(session.account.id, 'search').map(({ subject, record, at }) => ({
        ...{ name: String(record), path: subject, saved_at: at },
      }));
      return answer(200, { searches }, { 'Cache-Control': 'no-store' });
    },
);

export const postSaveSearch = createEndpoint(
  contract.postSaveSearch,
  ({ accounts }) =>
    ({ session, body, answer }) => {
      if (isOtherPerson(session, body)) return answer(409, { message: otherPerson });
      const thing = { subject: body.path, record: body.name, at: seconds() };
      if (accounts.kept.keep(session.account.id, 'search', thing, true) === 'kept') return answer(204, null);
      return answer(409, {
        message: `Your account holds ${mostKept.search} searches. Please remove one first.`,
      });
    },
);

export const postRemoveSearch = createEndpoint(
  contract.postRemoveSearch,
  ({ accounts }) =>
    ({ session, body, answer }) => {
      if (isOtherPerson(session, body)) return answer(409, { message: otherPerson });
      accounts.kept.remove(session.account.id, 'search', body.path);
      return answer(204, null);
    },
);
