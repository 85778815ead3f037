import { expect, test } from 'vitest';
import { headListing } from '#routes/listing/listing-heading.ts';

const words = { 'condition.used': 'Pre-Owned', 'pages.allVehicles': 'The whole yard' };

test.each<[Parameters<typeof headListing>[0]['refinements'], string]>([
  [{}, 'The whole yard'],
  [{ carType: ['used'] }, 'Pre-Owned cars'],
  [{ make: 'Toyota' }, 'Toyota'],
  [{ make: 'Toyota', model: 'HiLux' }, 'Toyota HiLux'],
])('CARD-07 ROUTE-02 ROUTE-03: the listing of %j is called %s', (refinements, heading) => {
  expect(headListing({ refinements }, 'car', words)).toBe(heading);
});
