import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createEnquiryForm } from '#domain/lead/enquiry-form.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import type { LeadFormSettings } from '#stores/lead/form-settings.ts';
import { rules, typed, vehicle } from '../../services/lead/lead.ts';
import { openRelay, type Relay } from '../../services/lead/relay.ts';
import { openCrowdedBrowser } from '../browser.ts';

/*
 * The script of a partner, or of anybody else on the domain of a dealer, has filled the storage of the browser: no shopper
 * waits for ever behind a form, and none believes that an enquiry is on its way that nobody has.
 */

const { disk, storage } = openCrowdedBrowser();
disk.isFull = true;
const { findLeadForm } = await import('#stores/lead/form.ts');
const { $outbox } = await import('#stores/lead/outbox.ts');
const { deliverPending } = await import('#stores/lead/deliver-pending.ts');
const { $lastEnquiry } = await import('#stores/lead/last-enquiry.ts');
const { keepDetails } = await import('#stores/lead/kept-details.ts');

let relay: Relay;
beforeAll(async () => {
  relay = await openRelay();
});
afterAll(() => relay.close());
const { $state, restart, submit } = findLeadForm({ name: 'enquiry' });
afterEach(() => {
  disk.isFull = true;
  for (const key of Object.keys(storage)) Reflect.deleteProperty(storage, key);
});

const settings = (): LeadFormSettings => ({
  ...{ form: createEnquiryForm(rules), subject: createVehicleSubject(vehicle) },
  ...{ endpoint: { name: 'http', url: relay.url }, dealershipSlug: 'harbour', dealershipId: '7' },
  manufacturer: null,
});
const send = async (answer: Parameters<Relay['answerWith']>[0]): Promise<string> => {
  relay.answerWith(answer);
  restart();
  return submit(typed, settings());
};

test('FORM-04 an enquiry that cannot be kept is sent at once', async () => {
  expect(await send(null)).toBe('sent');
  expect(Object.keys(storage)).toEqual([]);
  // The page goes on by what is known of it.
  expect($lastEnquiry.get()).toBeNull();
});

test('FORM-04 one that nobody takes is told as failed, not as kept', async () => {
  expect(await send(503)).toBe('failed');
  expect($state.get().kept).toBeNull();
});

test('FORM-03 one that may have arrived all the same is sent again under its id', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  expect(await send(503)).toBe('failed');
  relay.answerWith(null);
  expect(await submit(typed, settings())).toBe('sent');
  const keys = asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  asked.mockRestore();
});

test('FORM-04 one that waits is not sent again and again without a pause', async () => {
  disk.isFull = false;
  await send(503);
  $outbox.set($outbox.get().map((pending) => ({ ...pending, nextAt: 0 })));
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stop = deliverPending({ name: 'http', url: relay.url }, () => undefined);
  disk.isFull = true;
  await new Promise((resolve) => setTimeout(resolve, 900));
  stop();
  expect(log).toHaveBeenCalledOnce();
});

test('FORM-03 the page after it tells of no earlier enquiry, and details are no reason to stop', async () => {
  disk.isFull = false;
  expect(await send(null)).toBe('sent');
  expect(storage['forecourt:last-enquiry']).toContain($lastEnquiry.get()?.leadId);
  disk.isFull = true;
  expect(await send(null)).toBe('sent');
  expect(storage['forecourt:last-enquiry']).toBeUndefined();
  expect(() => keepDetails({ ...typed, remember: 'on' })).not.toThrow();
});
