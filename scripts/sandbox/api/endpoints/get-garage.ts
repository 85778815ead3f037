import * as contract from '#contract/garage.ts';
import { findGarage } from '../../account/find-garage.ts';
import { findAccountKey, findContact } from '../../account/is-of-person.ts';
import { readSent } from '../../account/read-sent.ts';
import { seconds } from '../../clock.ts';
import { createTurns } from '../../images/turns.ts';
import { createEndpoint } from '../endpoint.ts';
import { listSlugs } from '../appointment/dealership.ts';
import { settleHolds } from '../appointment/settle-holds.ts';

/** Somebody may have sent so much that it fills the memory: nobody has two garages read at once. */
const inTurn = createTurns({ all: 2, each: 1 });

/** What the signed-in person has going on with the dealer of the account; of nobody else and of no other dealer. */
export const getGarage = createEndpoint(
  contract.getGarage,
  ({ appointments, dealers, leads, tellChange, reservations }) =>
    async ({ session: { account }, answer }) => {
      const dealer = (await dealers()).find(({ site }) => site.slug === account.dealer);
      const slugs = dealer ? listSlugs(dealer) : [account.dealer];
      const key = findAccountKey(account);
      await settleHolds({ appointments, leads, tellChange });
      const garage = await inTurn(account.id, async () => {
        const sent = key === null ? [] : await leads.listOf(key);
        return findGarage(account, {
          leads: await readSent(sent, (id) => appointments.find(id) !== null),
          ...{ appointments, slugs, now: seconds() },
          reservations: reservations.store.listOf(account.dealer, findContact(account)),
        });
      });
      return answer(200, garage, { 'Cache-Control': 'no-store' });
    },
);
