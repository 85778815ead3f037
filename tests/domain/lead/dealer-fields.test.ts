import { expect, test } from 'vitest';
import * as v from 'valibot';
import { leadDocument } from '#domain/lead/document.ts';
import { createLead, createLeadId, type LeadContext } from '#domain/lead/lead.ts';

const context = {
  id: createLeadId(),
  form: 'contact',
  subject: { kind: 'general' },
  dealershipSlug: 'harbour',
  dealershipId: '7',
  manufacturer: 'Toyota',
  consents: { optIn: false, terms: false },
  page: '/contact-us/',
  openedAt: 0,
  now: 5_000,
  honeypot: '',
} satisfies LeadContext;
const write = (rest: Partial<LeadContext>) =>
  v.parse(leadDocument, createLead({ name: 'Ann', email: 'ann@example.com' }, { ...context, ...rest }));

test('CFG-02 a lead says the group and the id of the manufacturer, where a dealer names them', () => {
  expect(write({ manufacturerId: 'M-9', dealershipGroup: 'Summit' })).toMatchObject({
    manufacturer_slug: 'toyota',
    manufacturer_id: 'M-9',
    dealership_group: 'Summit',
  });
  expect(Object.keys(write({}))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/manufacturer_id|dealership_group/)]),
  );
});

test('CFG-02 a lead about another make does not say that id', () => {
  const offer = { id: '1', name: 'Runout', make: 'Kia', model: null, path: '/special-offers/1/' };
  const lead = write({ manufacturerId: 'M-9', subject: { kind: 'offer', offer } });
  expect(lead.manufacturer_slug).toBe('kia');
  expect(lead.manufacturer_id).toBeUndefined();
});
