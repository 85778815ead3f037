import { createHash, randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { judgeNewLead, type LeadJudgeContext } from '#scripts/sandbox/leads/judge-lead.ts';
import type { JsonObject } from '#scripts/sandbox/search/json.ts';
import { createReservationLeadIds } from '#scripts/sandbox/reservation/lead/reservation-lead-id.ts';
import { readSecret } from '#scripts/sandbox/storage/read-secret.ts';
import { newLead } from '../services/lead/lead.ts';

const context: LeadJudgeContext = {
  isOwn: () => false,
  findKept: () => null,
  namesFile: () => undefined,
  asksTerms: () => false,
};
const judge = (changed: object): unknown =>
  judgeNewLead({ ...newLead(), ...changed } as unknown as JsonObject, context);

test('a lead of the year 5138 stands where it came, not above all leads to come', () => {
  const before = Math.floor(Date.now() / 1000);
  const judged = judge({ created_at: 99_999_999_999 }) as { lead: { created_at: number } };
  expect(judged.lead.created_at).toBeGreaterThanOrEqual(before);
  expect(judged.lead.created_at).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
});

test('a lead that waited in the outbox keeps its time', () => {
  expect(judge({ created_at: 1_760_000_000 })).toMatchObject({ lead: { created_at: 1_760_000_000 } });
});

test('what a lead says of an object’s own names is text, and changes no object', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  ) as object;
  expect(judge(Object.defineProperties({}, Object.getOwnPropertyDescriptors(hostile)))).toMatchObject({
    lead: { unread: expect.stringContaining('constructor: (not a text)') as string },
  });
  expect({}).not.toHaveProperty('polluted');
});

test.each(['Reservation', ' reservation', 'Reser\u00advation', 'Ｒeservation\u200b'])(
  'RSV-01 nobody but the server files a lead as a %s',
  (subcategory) => {
    const forged = { subcategory, deposit: '500', message: 'Deposit paid: $500. Receipt R-123.' };
    expect(judge(forged)).toMatchObject({ lead: { subcategory: 'Reservation not known here' } });
    const own = { ...newLead(), ...forged } as unknown as JsonObject;
    expect(judgeNewLead(own, { ...context, isOwn: () => true })).toMatchObject({ lead: { subcategory } });
  },
);

test('RSV-01 the id of such a lead cannot be found by who knows the reservation, and holds after a restart', () => {
  const database = new DatabaseSync(':memory:');
  const open = () => createReservationLeadIds(readSecret(database, 'leads'));
  const reservation = 'a'.repeat(32);
  const id = open().create(reservation);
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(open().create(reservation)).toBe(id);
  expect(open().isOne(id)).toBe(true);
  const guesses = [
    createReservationLeadIds(randomBytes(32)).create(reservation),
    createHash('sha256').update(`lead ${reservation}`).digest('hex').slice(0, 32),
    id.slice(0, 16),
    id.slice(0, 16) + id.slice(0, 16),
    '',
  ];
  for (const guess of guesses) expect(open().isOne(guess), guess).toBe(false);
});

test('signs for machines are left out of a lead, and what is asked as one line is one', () => {
  const said = {
    ...{ name: 'Ada\r\nBcc: all@example.com', last_name: 'B\u2028yron', page_id: '/a\n/b', car_id: '1\0' },
    ...{ message: 'One\u0007\n\u001b[2Jtwo', nickname: 'a\u0085b' },
  };
  expect(judge(said)).toMatchObject({
    lead: {
      ...{ name: 'Ada Bcc: all@example.com', last_name: 'B yron', page_id: '/a\n/b', car_id: '1' },
      ...{ message: 'One\n[2Jtwo', unread: 'nickname: ab' },
    },
  });
});
