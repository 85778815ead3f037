import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEnquiryForm } from '#domain/lead/enquiry-form.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { rules, typed, vehicle } from '../../services/lead/lead.ts';
import { openRelay, type Relay } from '../../services/lead/relay.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const { findLeadForm } = await import('#stores/lead/form.ts');
const { $outbox, $refused, dropLead, flushOutbox, isOld, nextAttempt, retryLead, wantLead } =
  await import('#stores/lead/outbox.ts');

let relay: Relay;
beforeAll(async () => {
  relay = await openRelay();
});
afterAll(() => relay.close());
const { $state, restart, submit } = findLeadForm({ name: 'enquiry' });
const endpoint = () => ({ name: 'http' as const, url: relay.url });

/** A lead that waits, because nobody took it. */
async function keepOne(): Promise<string> {
  relay.answerWith(503);
  restart();
  await submit(typed, {
    ...{ form: createEnquiryForm(rules), subject: createVehicleSubject(vehicle), endpoint: endpoint() },
    ...{ dealershipSlug: 'harbour', dealershipId: '7', manufacturer: null },
  });
  return $state.get().kept?.leadId ?? '';
}
const waits = (id: string): boolean => $outbox.get().some(({ lead }) => lead.id === id);

test('FORM-04 a waiting lead is tried when asked for, before its time, until it is stored', async () => {
  const id = await keepOne();
  expect(await retryLead(endpoint(), id)).toMatchObject({ kind: 'unavailable' });
  expect(waits(id)).toBe(true);
  relay.answerWith(null);
  expect(await retryLead(endpoint(), id)).toBeNull();
  expect(waits(id)).toBe(false);
  expect($refused.get()).toBeNull();
});

test('FORM-04 a waiting lead that is refused in the end is never told as sent', async () => {
  const id = await keepOne();
  relay.answerWith(422);
  expect(await retryLead(endpoint(), id)).toMatchObject({ kind: 'rejected' });
  expect(waits(id)).toBe(false);
  expect($refused.get()?.id).toBe(id);
});

test('FORM-04 a service that says when it will listen again is asked then, and not before', async () => {
  relay.answerWith({ status: 429, body: '{"message":"Too many"}', headers: { 'retry-after': '90' } });
  restart();
  await submit(typed, {
    ...{ form: createEnquiryForm(rules), subject: createVehicleSubject(vehicle), endpoint: endpoint() },
    ...{ dealershipSlug: 'harbour', dealershipId: '7', manufacturer: null },
  });
  expect($state.get().status).toBe('kept');
  const [pending] = $outbox.get();
  expect(((pending?.nextAt ?? 0) - Date.now()) / 1000).toBeCloseTo(90, -1);
  relay.answerWith(null);
  expect(await retryLead(endpoint(), pending?.lead.id ?? '')).toBeNull();
});

test('FORM-04 a lead that has waited for more than three days goes when the shopper says so, and not by itself', async () => {
  $outbox.set([]);
  const id = await keepOne();
  relay.answerWith(null);
  const age = (days: number): void =>
    $outbox.set(
      $outbox.get().map((pending) => ({
        ...pending,
        nextAt: 0,
        lead: { ...pending.lead, created_at: Math.floor(Date.now() / 1000) - days * 86_400 },
      })),
    );
  age(2.9);
  expect([$outbox.get().some(isOld), nextAttempt($outbox.get())]).toEqual([false, 0]);
  age(30);
  expect([$outbox.get().some(isOld), nextAttempt($outbox.get())]).toEqual([true, null]);
  expect(await flushOutbox(endpoint())).toEqual({ sent: [], refused: [] });
  expect([waits(id), relay.received.some(({ key }) => key === id)]).toEqual([true, false]);
  const [old] = $outbox.get();
  if (!old) throw new Error('nothing waits');
  wantLead(old);
  // Once wanted, it is tried like any other.
  relay.answerWith(503);
  await flushOutbox(endpoint());
  expect($outbox.get()).toMatchObject([{ isWanted: true, tries: old.tries + 1 }]);
  relay.answerWith(null);
  wantLead(old);
  expect((await flushOutbox(endpoint())).sent).toHaveLength(1);
  expect([waits(id), relay.received.some(({ key }) => key === id)]).toEqual([false, true]);
  const other = await keepOne();
  dropLead(other);
  expect(waits(other)).toBe(false);
  relay.answerWith(null);
});

test('FORM-04 a lead that was put off while the clock of the phone was a year ahead does not wait for that year', async () => {
  const id = await keepOne();
  const year = 365 * 86_400_000;
  const shifted = $outbox.get().map((pending) => ({ ...pending, nextAt: pending.nextAt + year }));
  Object.assign(localStorage, { 'forecourt:outbox': JSON.stringify([null, 7, ...shifted]) });
  relay.answerWith(null);
  const { sent } = await flushOutbox(endpoint());
  expect(sent.map(({ lead }) => lead.id)).toEqual([id]);
});

test.each(['x', -1e9, null])(
  'FORM-04 a lead that was tried %s times by another script is not sent without a pause',
  async (tries) => {
    await keepOne();
    const odd = $outbox.get().map((pending) => ({ ...pending, tries, nextAt: 0 }));
    Object.assign(localStorage, { 'forecourt:outbox': JSON.stringify(odd) });
    await flushOutbox(endpoint());
    const [pending] = $outbox.get();
    expect(pending?.tries).toBe(1);
    expect((pending?.nextAt ?? 0) - Date.now()).toBeGreaterThan(500);
    dropLead(pending?.lead.id ?? '');
  },
);

test('FORM-04 a lead that something has damaged does not keep those behind it waiting', async () => {
  const [first] = [await keepOne(), await keepOne()];
  const pending = $outbox.get().map(({ lead, ...rest }) => ({
    ...rest,
    lead: lead.id === first ? { ...lead, created_at: undefined } : lead,
    nextAt: 0,
  }));
  Object.assign(localStorage, { 'forecourt:outbox': JSON.stringify(pending) });
  relay.answerWith(null);
  const vendor = { name: 'Yard', url: 'https://yard.example', phone: null, email: null, locations: [] };
  const adf = { name: 'adf' as const, url: relay.url, vendor };
  await expect(flushOutbox(adf)).rejects.toThrow();
  expect((await flushOutbox(adf)).sent).toHaveLength(1);
  expect($outbox.get().map(({ lead }) => lead.id)).toEqual([first]);
  dropLead(first);
});
