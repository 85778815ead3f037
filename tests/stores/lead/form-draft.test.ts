import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nameDraft } from '#domain/lead/form-draft.ts';
import { createEnquiryForm } from '#domain/lead/enquiry-form.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { rules, typed, vehicle } from '../../services/lead/lead.ts';
import { openRelay, type Relay } from '../../services/lead/relay.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const { dropDraft, keepDraft, readDraft } = await import('#stores/lead/form-draft.ts');
const { findLeadForm } = await import('#stores/lead/form.ts');
const { $outbox } = await import('#stores/lead/outbox.ts');

let relay: Relay;
beforeAll(async () => {
  relay = await openRelay();
});
afterAll(() => relay.close());
const { $state, open, restart, submit } = findLeadForm({ name: 'enquiry' });
const subject = createVehicleSubject(vehicle);
const name = nameDraft({ name: 'enquiry' }, subject);
const draft = { step: 0, search: '', values: { message: ['Hello'] } };
const settings = () => ({
  form: createEnquiryForm(rules),
  subject,
  endpoint: { name: 'http' as const, url: relay.url },
  dealershipSlug: 'harbour',
  dealershipId: '7',
  manufacturer: null,
});
beforeEach(() => {
  restart();
  relay.answerWith(null);
  keepDraft(name, draft);
});

test('what is typed is kept until it is dropped, and nothing is kept of nothing', () => {
  expect(readDraft(name)).toMatchObject(draft);
  keepDraft(name, { ...draft, values: {} });
  expect(readDraft(name)).toBeNull();
  keepDraft(name, draft);
  dropDraft(name);
  expect(readDraft(name)).toBeNull();
});

test('a draft lasts while mistakes are put right, and is gone once its lead is sent', async () => {
  await submit({ ...typed, email: 'nobody' }, settings());
  expect(readDraft(name)).toMatchObject(draft);
  expect(await submit(typed, settings())).toBe('sent');
  expect(readDraft(name)).toBeNull();
});

test('a lead that waits in the outbox has no draft, so that nobody sends it twice', async () => {
  relay.answerWith(503);
  expect(await submit(typed, settings())).toBe('kept');
  expect(readDraft(name)).toBeNull();
  expect($outbox.get().map(({ lead }) => lead.id)).toContain($state.get().kept?.leadId);
  expect(open()).toBe(true);
  expect($state.get()).toMatchObject({ status: 'editing', kept: null });
});
