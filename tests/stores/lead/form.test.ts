import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newLead, rules, typed, vehicle } from '../../services/lead/lead.ts';
import { createEnquiryForm } from '#domain/lead/enquiry-form.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { openRelay, type Relay } from '../../services/lead/relay.ts';
import type { Flushed } from '#stores/lead/outbox.ts';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const { findLeadForm } = await import('#stores/lead/form.ts');
const { listenForEvents } = await import('#stores/analytics/analytics.ts');
const { $lastEnquiry } = await import('#stores/lead/last-enquiry.ts');
const { recordPage } = await import('#stores/lead/trail.ts');
const { $outbox, flushOutbox, sendLead } = await import('#stores/lead/outbox.ts');
const { deliverPending } = await import('#stores/lead/deliver-pending.ts');

let relay: Relay;
beforeAll(async () => {
  relay = await openRelay();
});
afterAll(() => relay.close());
const { $state, edit, open, submit, back } = findLeadForm({ name: 'enquiry' });
const settings = (changed: Partial<typeof rules> = {}) => ({
  form: createEnquiryForm({ ...rules, ...changed }),
  subject: createVehicleSubject(vehicle),
  endpoint: { name: 'http' as const, url: relay.url },
  dealershipSlug: 'harbour',
  dealershipId: '7',
  manufacturer: null,
});

describe('an enquiry', () => {
  test('FORM-06 mistakes are named by field, and nothing is sent', async () => {
    open();
    expect(await submit({ ...typed, email: 'nobody', name: '' }, settings())).toBe('editing');
    expect(Object.keys($state.get().errors)).toEqual(['name', 'email']);
    edit('email');
    expect(Object.keys($state.get().errors)).toEqual(['name']);
    expect(relay.received).toEqual([]);
  });

  test('EVT-02 a lead that is stored is told once, with its vehicle and nothing about the shopper', async () => {
    const told: unknown[] = [];
    const stop = listenForEvents((event) => told.push(event));
    relay.answerWith(503);
    open();
    await submit(typed, settings());
    expect(told).toEqual([]);
    relay.answerWith(null);
    $outbox.set($outbox.get().map((pending) => ({ ...pending, nextAt: 0 })));
    await flushOutbox(settings().endpoint);
    stop();
    expect(told).toEqual([
      {
        key: vehicle.carType === 'used' ? 'usedVehicleEnquired' : 'newVehicleEnquired',
        parameters: {
          item_id: vehicle.id,
          item_number: vehicle.stockNumber ?? '',
          item_condition: vehicle.carType,
          item_make: vehicle.make,
          item_model: vehicle.model,
        },
      },
    ]);
    relay.received.length = 0;
    open();
  });

  test('FORM-03 a stored lead leaves the outbox and is remembered for the success page', async () => {
    expect(await submit(typed, settings())).toBe('sent');
    expect(relay.received).toHaveLength(1);
    expect($outbox.get()).toEqual([]);
    expect($lastEnquiry.get()).toMatchObject({
      leadId: relay.received[0]?.key,
      about: vehicle.name,
      href: `/cars/${vehicle.slug}/`,
    });
  });

  test('TRADE-02 a lead says the page, the visited pages and the campaign that led there', async () => {
    relay.received.length = 0;
    Object.assign(window.location, { href: 'https://dealer.example/cars/some-vehicle/?utm_campaign=spring' });
    recordPage();
    open();
    await submit(typed, settings());
    expect(JSON.parse(relay.received[0]?.body ?? '')).toMatchObject({
      userData: {
        page_id: '/cars/x/',
        lead_attributes: {
          visited_pages: ['/cars/some-vehicle/'],
          linked_query_params: { utm_campaign: 'spring' },
        },
      },
    });
  });

  test('FORM-04 a refused lead shows what the service said', async () => {
    relay.answerWith(422);
    open();
    expect(await submit(typed, settings())).toBe('failed');
    expect($state.get()).toMatchObject({ said: 'answer 422' });
    expect($outbox.get()).toEqual([]);
    relay.answerWith(null);
  });
});

test.each([
  ['a page', { status: 200, body: '<h1>Welcome</h1>' }],
  ['neither an id nor an error', { status: 200, body: '{"ok":true}' }],
  ['that there is no such page', { status: 404, body: '{"lead_id":"7"}' }],
])('FORM-03 a lead is kept and the shopper told where the answer is %s', async (_, answer) => {
  relay.answerWith(answer);
  open();
  expect(await submit(typed, settings())).toBe('kept');
  const { kept } = $state.get();
  expect(kept?.reason).toBe('unreachable');
  expect(storage['forecourt:outbox']).toContain(kept?.leadId);
  expect($lastEnquiry.get()?.leadId).not.toBe(kept?.leadId);
  relay.answerWith(null);
  $outbox.set([]);
});

test('FORM-04 what is sent after a refusal is another lead: the time of the refused one is given back', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  relay.answerWith(422);
  open();
  await submit(typed, settings());
  relay.answerWith(null);
  expect(await submit(typed, settings())).toBe('sent');
  const keys = asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  asked.mockRestore();
});

test('FORM-03 FORM-04 an error with status 200 is shown, and never thanked for', async () => {
  relay.answerWith({ status: 200, body: '{"error":"This phone number is blocked."}' });
  open();
  expect(await submit(typed, settings())).toBe('failed');
  expect($state.get().said).toBe('This phone number is blocked.');
  relay.answerWith(null);
});

test('FORM-02 steps: on only when a step is right, back without losing anything, sent from the last one', async () => {
  const inSteps = settings({ inSteps: true });
  const before = relay.received.length;
  open();
  expect(await submit({ ...typed, message: '' }, inSteps)).toBe('editing');
  expect($state.get()).toMatchObject({ step: 0, errors: { message: 'enquiry.error.message' } });
  await submit(typed, inSteps);
  expect($state.get()).toMatchObject({ step: 1, errors: {} });
  back();
  expect($state.get().step).toBe(0);
  await submit(typed, inSteps);
  expect(await submit({ ...typed, email: '' }, inSteps)).toBe('editing');
  expect($state.get()).toMatchObject({ step: 1, errors: { email: 'enquiry.error.email' } });
  expect(relay.received).toHaveLength(before);
  expect(await submit(typed, inSteps)).toBe('sent');
  expect(relay.received).toHaveLength(before + 1);
  expect(await submit(typed, inSteps)).toBe('sent'); // a second press sends nothing
  expect(relay.received).toHaveLength(before + 1);
  open(); // back on the page: another enquiry is another lead
  await submit(typed, inSteps);
  await submit(typed, inSteps);
  expect(new Set(relay.received.map(({ key }) => key)).size).toBe(before + 2);
});

test('OFFR-01 a general enquiry is remembered without a page to go back to', async () => {
  const general = { ...settings(), subject: { kind: 'general' as const } };
  expect(await findLeadForm({ name: 'contact' }).submit(typed, general)).toBe('sent');
  expect($lastEnquiry.get()).toMatchObject({ about: null, href: null });
});

describe('the outbox', () => {
  test('keeps a lead in storage while the service is down, and hands it over once', async () => {
    relay.answerWith(503);
    const before = relay.received.length;
    const lead = newLead();
    const problem = await sendLead(settings().endpoint, lead, vehicle.name);
    expect(problem).toMatchObject({ passing: true });
    expect(storage['forecourt:outbox']).toContain(lead.id);
    relay.answerWith(null);
    expect(await flushOutbox(settings().endpoint)).toEqual({ sent: [], refused: [] }); // its pause is not over
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    const tabs = await Promise.all([flushOutbox(settings().endpoint), flushOutbox(settings().endpoint)]);
    expect(tabs.flatMap(({ sent }) => sent).map(({ lead }) => lead.id)).toEqual([lead.id]);
    expect(relay.received.length - before).toBe(1);
    expect(storage['forecourt:outbox']).toBe('[]');
  });

  test('delivers by itself while a page is open', async () => {
    relay.answerWith(503);
    const lead = newLead();
    await sendLead(settings().endpoint, lead, vehicle.name);
    relay.answerWith(null);
    const { sent } = await new Promise<Flushed>((resolve) => {
      const stop = deliverPending(settings().endpoint, (flushed) => {
        stop();
        resolve(flushed);
      });
    });
    expect(sent).toHaveLength(1);
  });

  test('FORM-04 tells of a lead that is refused when its turn comes', async () => {
    $outbox.set([]);
    relay.answerWith(503);
    const lead = newLead();
    await sendLead(settings().endpoint, lead, vehicle.name);
    relay.answerWith({ status: 200, body: '{"error":"No."}' });
    const { sent, refused } = await new Promise<Flushed>((resolve) => {
      const stop = deliverPending(settings().endpoint, (flushed) => {
        stop();
        resolve(flushed);
      });
    });
    expect(sent).toEqual([]);
    expect(refused.map((pending) => pending.lead.id)).toEqual([lead.id]);
    relay.answerWith(null);
  });

  test('a wrong key keeps the lead: the next build may bring the right one', async () => {
    relay.answerWith(403);
    const lead = newLead();
    await sendLead(settings().endpoint, lead, vehicle.name);
    expect($outbox.get().map((pending) => pending.lead.id)).toContain(lead.id);
    relay.answerWith(null);
  });
});
