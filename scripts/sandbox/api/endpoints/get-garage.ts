import * as contract from '#contract/garage.ts';
import { findGarage } from '../../account/find-garage.ts';
import { findAccountKey, findContact } from '../../account/is-of-person.ts';
import { seconds } from '../../clock.ts';
import { createEndpoint } from '../endpoint.ts';
import { listSlugs } from '../appointment/dealership.ts';
import { settleHolds } from '../appointment/settle-holds.ts';

/** What the signed-in person has going on with the dealer of the account; of nobody else and of no other dealer. */
export const getGarage = createEndpoint(
  contract.getGarage,
  ({ appointments, dealers, leads, tellChange, reservations }) =>
    async ({ session: { account }, answer }) => {
      const dealer = (await dealers()).find(({ site }) => site.slug === account.dealer);
      const slugs = dealer ? listSlugs(dealer) : [account.dealer];
      const key = findAccountKey(account);
      await settleHolds({ appointments, leads, tellChange });
      const garage = findGarage(account, {
        ...{ leads: key === null ? [] : await leads.listOf(key), appointments, slugs, now: seconds() },
        reservations: reservations.store.listOf(account.dealer, findContact(account)),
      });
      return answer(200, garage, { 'Cache-Control': 'no-store' });
    },
);
