import { afterAll, beforeAll, expect, test } from 'vitest';
import { openYard, wish } from '../scripts/sandbox/reservation/yard.ts';

/*
 * Whoever reserves names an address that nobody proved, and a name that stands in e-mails to it: neither makes the dealer a
 * sender of other people's letters.
 */

let yard: Awaited<ReturnType<typeof openYard>>;
beforeAll(async () => {
  yard = await openYard({ opensInbox: true });
  await yard.importStock(['1', '2', '3', '4', '5'].map((id) => yard.car(id)));
});
afterAll(() => yard.close());

/** Text of the e-mails that the server sent to an address. */
const readMail = async (to: string): Promise<string> =>
  (await fetch(`${yard.url()}/inbox/list?kind=email&words=${encodeURIComponent(to)}`)).text();

test.each(['abandon', 'decline'])(
  'who reserves and then does no more than %s has no e-mail sent',
  async (end) => {
    const [id, to] = [end === 'abandon' ? '1' : '2', `${end}@example.com`];
    await yard.reserve(wish(id, id, { email: to }));
    await yard.decide((await yard.pay(id)).address, end);
    expect(await yard.cancel(id)).toMatchObject({ state: 'cancelled' });
    expect(await readMail(to)).not.toContain(to);
  },
);

test.each([
  ['3', 'your account is locked: https://evil.example/login'],
  ['4', 'visit evil.example now'],
])('words of a stranger stand in no letter of the dealer', async (id, firstName) => {
  const to = `${id}@example.com`;
  await yard.reserve(wish(id, id, { email: to, first_name: firstName }));
  await yard.decide((await yard.pay(id)).address, 'accept');
  const said = await readMail(to);
  expect(said).toContain('Reserved for you');
  expect(said).toContain('Hello,');
  expect(said).not.toContain('evil');
});

test('a name is a name', async () => {
  await yard.reserve(wish('5', '5', { first_name: 'Mary-Jane O’Neil Jr.' }));
  await yard.decide((await yard.pay('5')).address, 'accept');
  expect(await readMail('ada@example.com')).toContain('Hello Mary-Jane O’Neil Jr.,');
});
