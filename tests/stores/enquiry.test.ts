import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newLead, rules, typed, vehicle } from '../services/lead.ts';
import { openRelay, type Relay } from '../services/leads/relay.ts';
import { openBrowser } from './browser.ts';

const { storage } = openBrowser();
const { $enquiry, editField, openEnquiry, submitEnquiry } = await import('#stores/enquiry.ts');
const { $lastEnquiry } = await import('#stores/last-enquiry.ts');
const { $outbox, flushOutbox, sendLead } = await import('#stores/outbox.ts');
const { deliverPending } = await import('#stores/deliver-pending.ts');

let relay: Relay;
beforeAll(async () => {
  relay = await openRelay();
});
afterAll(() => relay.close());
const settings = () => ({
  rules,
  vehicle,
  endpoint: { name: 'http' as const, url: relay.url },
  dealershipSlug: 'harbour',
  dealershipId: '7',
});

describe('an enquiry', () => {
  test('FORM-06 mistakes are named by field, and nothing is sent', async () => {
    openEnquiry();
    expect(await submitEnquiry({ ...typed, email: 'nobody', name: '' }, settings())).toBe('editing');
    expect(Object.keys($enquiry.get().errors)).toEqual(['name', 'email']);
    editField('email');
    expect(Object.keys($enquiry.get().errors)).toEqual(['name']);
    expect(relay.received).toEqual([]);
  });

  test('FORM-03 a stored lead leaves the outbox and is remembered for the success page', async () => {
    expect(await submitEnquiry(typed, settings())).toBe('sent');
    expect(relay.received).toHaveLength(1);
    expect($outbox.get()).toEqual([]);
    expect($lastEnquiry.get()).toMatchObject({ leadId: relay.received[0]?.key, vehicleName: vehicle.name });
  });

  test('FORM-04 a refused lead shows what the service said', async () => {
    relay.answerWith(422);
    expect(await submitEnquiry(typed, settings())).toBe('failed');
    expect($enquiry.get()).toMatchObject({ said: 'answer 422' });
    expect($outbox.get()).toEqual([]);
    relay.answerWith(null);
  });
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
    expect(await flushOutbox(settings().endpoint)).toEqual([]); // its pause is not over
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    const tabs = await Promise.all([flushOutbox(settings().endpoint), flushOutbox(settings().endpoint)]);
    expect(tabs.flat().map((sent) => sent.lead.id)).toEqual([lead.id]);
    expect(relay.received.length - before).toBe(1);
    expect(storage['forecourt:outbox']).toBe('[]');
  });

  test('delivers by itself while a page is open', async () => {
    relay.answerWith(503);
    const lead = newLead();
    await sendLead(settings().endpoint, lead, vehicle.name);
    relay.answerWith(null);
    const sent = await new Promise<unknown[]>((resolve) => {
      const stop = deliverPending(settings().endpoint, (arrived) => {
        stop();
        resolve(arrived);
      });
    });
    expect(sent).toHaveLength(1);
  });

  test('a wrong key keeps the lead: the next build may bring the right one', async () => {
    relay.answerWith(403);
    const lead = newLead();
    await sendLead(settings().endpoint, lead, vehicle.name);
    expect($outbox.get().map((pending) => pending.lead.id)).toContain(lead.id);
    relay.answerWith(null);
  });
});
