import { describe, expect, test } from 'vitest';
import { findChosenDealership, listNearLocations } from '#domain/lead/form-locations.ts';
import type { LeadForm } from '#domain/lead/form.ts';
import { createTestDriveLocation } from '#domain/test-drive/locations.ts';
import { aLocation } from '../location/a-location.ts';

const kia = { id: '4711', slug: 'summit-kia', name: 'Summit Kia' };
const locations = [aLocation({ id: 'a', dealership: kia }), aLocation({ id: 'b' })];
const asked = { required: true };
const form = (fields: LeadForm['steps'][number]['fields']): LeadForm => ({
  name: 'contact',
  steps: [
    { name: 'all', fields: [{ name: 'name', ...asked }] },
    { name: 'more', fields },
  ],
  terms: false,
});

describe('DATA-03 the dealership of a chosen location gets its leads', () => {
  const choice = form([{ name: 'location', ...asked, options: listNearLocations(locations, {}) }]);

  test('that of the option that was chosen, in any step', () => {
    expect(findChosenDealership(choice, { location: 'a' })).toEqual({ id: '4711', slug: 'summit-kia' });
  });

  test('the own one of the dealer where the location has none, or none was chosen', () => {
    expect(findChosenDealership(choice, { location: 'b' })).toBeNull();
    expect(findChosenDealership(choice, {})).toBeNull();
    expect(findChosenDealership(form([]), { location: 'a' })).toBeNull();
  });

  test('that of the only location of a calendar', () => {
    const calendar = (of: typeof locations) =>
      form([
        {
          name: 'appointment',
          ...asked,
          calendar: {
            rules: { slotMinutes: 30, leadHours: 2, daysAhead: 7, lastSlotMinutes: 30 },
            locations: of.map((location) => createTestDriveLocation(location)),
            apiUrl: null,
            dealershipSlug: 'summit',
          },
        },
      ]);
    expect(findChosenDealership(calendar(locations.slice(0, 1)), {})).toEqual({
      id: '4711',
      slug: 'summit-kia',
    });
    expect(findChosenDealership(calendar(locations), {})).toBeNull();
  });
});

test('LOC-01 a form about selling can be limited to those who take vehicles in', () => {
  const yards = [aLocation({ id: 'a' }), aLocation({ id: 'b', subtype: 'buying' })];
  expect(listNearLocations(yards, { buying: true }).map(({ value }) => value)).toEqual(['b']);
  expect(listNearLocations(yards, {})).toHaveLength(2);
});
