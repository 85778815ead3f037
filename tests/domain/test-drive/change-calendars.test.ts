import { describe, expect, test } from 'vitest';
import { hasChangePage, listChangeCalendars } from '#domain/test-drive/vehicle-form.ts';
import { createChangePageText, nameChangePage } from '#messages/test-drive/change-page.ts';
import { createChangeText, sayChange } from '#messages/test-drive/change.ts';
import { fixtureTarget } from '../../integration/fixture-target.ts';

const { site } = fixtureTarget('alpha', []);
const [yard] = site.locations;
if (!yard) throw new Error('The dealer has no location.');
const workshop = { ...yard, departments: [{ type: 'service' as const, phone: null, hours: [] }] };
const booked = { ...site, apiUrl: 'https://api.example', testDrive: null, locations: [workshop] };
const text = createChangeText({});
const pageText = createChangePageText({});

describe('FORM-11 TD-02 the page that changes appointments', () => {
  test('knows the workshop, also of a dealer without test drives', () => {
    expect(hasChangePage(booked)).toBe(true);
    expect(listChangeCalendars(booked)).toMatchObject([{ kind: 'service', locations: [{ id: yard.id }] }]);
    expect(nameChangePage(listChangeCalendars(booked), pageText).title).toBe('Change or cancel your booking');
  });

  test('is none where nobody keeps appointments, or somebody else does', () => {
    expect(hasChangePage({ ...booked, apiUrl: null })).toBe(false);
    expect(hasChangePage({ ...booked, locations: [yard] })).toBe(false);
    const serviceBooking = { ...site.serviceBooking, url: 'https://bookings.example' };
    expect(hasChangePage({ ...booked, serviceBooking })).toBe(false);
  });

  test('speaks of visits where there is one', () => {
    expect(sayChange('service', 'cancel', text)).toBe('Cancel visit');
    expect(sayChange('test-drive', 'cancel', text)).toBe('Cancel test drive');
    expect(nameChangePage([{}], pageText).title).toBe('Change or cancel your test drive');
  });
});
