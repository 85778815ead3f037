import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { eventDocument } from '#domain/analytics/event-document.ts';
import { writeEvent } from '#domain/analytics/event-message.ts';
import { eventKeys, eventParameters, type EventParameters } from '#domain/analytics/events.ts';

const page = {
  ...{ dealer: 'harbour', page: '/cars/x/', pageType: 'vehicle' },
  ...{ item: { item_id: '7', item_make: 'Kia' }, ids: { vehicleSaved: 4 } },
};
const write = (key: (typeof eventKeys)[number], parameters: object = {}) =>
  writeEvent(key, parameters, page, 1_795_000_000_999);

test.each(eventKeys)('%s is an event that the dealer API takes', (key) => {
  expect(v.parse(eventDocument, write(key))).toMatchObject({ event: key, at: 1_795_000_000 });
});

test('EVT-01 documented numbers stand, others are those that the dealer gives, else none', () => {
  expect(write('calculatorUsed').id).toBe(26);
  expect(write('vehicleSaved').id).toBe(4);
  expect(write('phoneCalled').id).toBeNull();
});

test('the vehicle of the page is named, unless the event names its own', () => {
  expect(write('phoneCalled').parameters).toEqual({ comm_type: 'voice', item_id: '7', item_make: 'Kia' });
  expect(write('generalEnquired', { item_id: '', item_make: '' }).parameters).toEqual({
    form_type: 'general',
  });
  expect(write('vehicleSaved', { item_id: '8' }).parameters).toEqual({ element_type: 'save', item_id: '8' });
});

test('whatever else is handed over, such as a name or a number, stays in the browser', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (extra) => {
      const more = { ...extra, name: 'Robin Sample', email: 'robin@example.com', phone: '0491570156' };
      const sent = write('pageShared', more as EventParameters);
      expect(JSON.stringify(sent)).not.toMatch(/Robin|robin@|0491570156/);
      for (const key of Object.keys(sent.parameters)) expect(eventParameters).toContain(key);
    }),
  );
  expect(v.is(eventDocument, { ...write('pageShared'), name: 'Robin' })).toBe(false);
});
