import { expect, test } from 'vitest';
import { headSearch } from '#islands/listing/heading/head-search.ts';
import { emptyListing, type ListingState } from '#domain/listing/state.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import { createListingText } from '#messages/listing/listing.ts';

const head = (
  chosen: Partial<ListingState>,
  fixed: FixedRefinements = {},
  heading = 'All vehicles',
): string =>
  headSearch({
    heading,
    fixed,
    state: { ...emptyListing, ...chosen },
    messages: {},
    text: createListingText({}),
  });

test.each<[Partial<ListingState>, string]>([
  [{}, 'All vehicles'],
  [{ sort: 'lowest-price' }, 'All vehicles'],
  [{ page: 2 }, 'All vehicles'],
  [
    {
      lists: { fuel: ['Diesel'], body: ['SUV'], location: ['Bayside Cleveland'] },
      ranges: { price: { min: null, max: 45_000 } },
    },
    'Diesel SUVs under $45,000 at Bayside Cleveland',
  ],
  [{ lists: { make: ['Mazda'], model: ['3', 'Mazda3', 'Mazda 3'] } }, 'Mazda 3'],
  [
    { lists: { make: ['Mazda'], model: ['3'], colourFamily: ['Red'], transmission: ['Automatic'] } },
    'Red automatic Mazda 3',
  ],
  [{ lists: { make: ['Toyota', 'Kia'] } }, 'Toyota and Kia'],
  [{ lists: { make: ['Toyota', 'Kia', 'Ford'] } }, 'Toyota and 2 more'],
  [{ lists: { make: ['Toyota'], body: ['Hatch', 'Cab Chassis'] } }, 'Toyota Hatches and Cab Chassis'],
  [{ lists: { fuel: ['LPG'] }, ranges: { km: { min: null, max: 50_000 } } }, 'LPG vehicles under 50,000 km'],
  [
    { ranges: { year: { min: 2020, max: null }, towing: { min: 3_000, max: null } } },
    'Vehicles from 2020 on that tow 3,000 kg',
  ],
  [{ ranges: { towing: { min: 2_000, max: 3_000 } } }, 'Vehicles that tow 2,000 kg to 3,000 kg'],
  [{ ranges: { towing: { min: null, max: 750 } } }, 'Vehicles that tow up to 750 kg'],
  [
    { lists: { seats: ['7'] }, ranges: { price: { min: 10_000, max: 20_000 } } },
    'Vehicles with 7 seats from $10,000 to $20,000',
  ],
  [{ query: 'roof racks' }, 'Vehicles for “roof racks”'],
])('%j is headed %s', (chosen, expected) => {
  expect(head(chosen)).toBe(expected);
});

test('a page of its own keeps what it is of', () => {
  const fuel = { lists: { fuel: ['Diesel'] } };
  expect(head(fuel, { carType: ['used'] }, 'Used cars')).toBe('Diesel used cars');
  expect(head({ lists: { body: ['Ute'] } }, { carType: ['used'] }, 'Used cars')).toBe('Used Utes');
  expect(head(fuel, { make: 'Toyota', model: 'HiLux' }, 'Toyota HiLux')).toBe('Diesel Toyota HiLux');
});

test('LEGAL 4 a repayment stands in no heading', () => {
  expect(head({ lists: { weekly: ['$100 - $150'], fuel: ['Diesel'] } })).toBe('Diesel vehicles');
});
