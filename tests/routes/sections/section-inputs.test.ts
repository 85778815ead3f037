import { expect, test } from 'vitest';
import type { SpecialDay } from '#domain/location/location.ts';
import type { Section } from '#domain/page/section.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createSectionData } from '#routes/sections/section-data.ts';
import { describeSections } from '#routes/sections/section-inputs.ts';
import { fixtureTarget, fixtureVehicle } from '../../integration/fixture-target.ts';

const { site, catalogue } = fixtureTarget('alpha', []);
const now = Date.UTC(2026, 11, 20) / 1000;
const christmas: SpecialDay = {
  date: '2026-12-25',
  name: null,
  status: 'closed',
  open: null,
  close: null,
  department: 'all',
};
const locations = site.locations.map((location) => ({ ...location, specialDays: [christmas] }));
const location = locations[0]?.slug ?? '';

/** What a section shows on a day of December 2026, with these vehicles in stock. */
function describe(section: Section, vehicles: Vehicle[], dayOfMonth = 20): string {
  const readAt = now + (dayOfMonth - 20) * 86_400;
  const stock = { ...catalogue, vehicles, readAt };
  const context = { site: { ...site, locations }, data: createSectionData(stock, site) };
  return JSON.stringify(
    describeSections([section], { ...context, describe: (vehicle) => JSON.stringify(vehicle) }),
  );
}

const used = fixtureVehicle(1, { car_type: 'used', price: 20_000 });
const fresh = fixtureVehicle(2, { car_type: 'new', price: 40_000 });
const dearer = { ...fresh, price: 41_000 };

test('a section looks as before while nothing changed that it reads', () => {
  const steps: Section = { name: 'steps', items: [{ title: 'Ask', text: 'Us.' }] };
  expect(describe(steps, [used])).toBe(describe(steps, [], 31));
  const strip: Section = { name: 'vehicles', filter: { condition: ['used'] } };
  expect(describe(strip, [used, fresh])).toBe(describe(strip, [used, dearer]));
  expect(describe({ name: 'newest' }, [used, fresh])).not.toBe(describe({ name: 'newest' }, [used, dearer]));
});

test('HOURS-04 opening hours are made anew when a special day is over, not each day', () => {
  const hours: Section = { name: 'hours', location };
  expect(describe(hours, [], 20)).toBe(describe(hours, [], 24));
  expect(describe(hours, [], 24)).not.toBe(describe(hours, [], 28));
});
