import { expect, test } from 'vitest';
import { createPositionData } from '#domain/page/sections/position-data.ts';
import type { Section } from '#domain/page/section.ts';
import type { Location } from '#domain/location/location.ts';

const location = (slug: string, suburb: string, primary: boolean) =>
  ({
    slug,
    primary,
    address: { street: '1 High Street', suburb, state: 'NSW', postcode: '2840' },
  }) as Location;
const site = {
  ...{ url: 'https://www.good.example', name: 'Good Motors' },
  locations: [location('bourke', 'Bourke', true), location('cobar', 'Cobar', false)],
};
const positions = (...items: object[]): Section[] => [{ name: 'positions', items } as Section];
const whole = { title: 'Technician', text: 'A hoist of your own.', posted: '2026-11-09' };

test('a position with its day and its text is a JobPosting at its location', () => {
  const data = createPositionData(
    positions({ ...whole, location: 'cobar', hours: 'Full time or part-time', expiry: '2026-12-31' }),
    site,
  );
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Technician',
      description: 'A hoist of your own.',
      datePosted: '2026-11-09',
      validThrough: '2026-12-31',
      employmentType: ['FULL_TIME', 'PART_TIME'],
      hiringOrganization: {
        '@type': 'AutoDealer',
        '@id': 'https://www.good.example/#dealer',
        name: 'Good Motors',
        sameAs: 'https://www.good.example/',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 High Street',
          addressLocality: 'Cobar',
          addressRegion: 'NSW',
          postalCode: '2840',
          addressCountry: 'AU',
        },
      },
    },
  ]);
});

test('words of its own for the hours, and no location: nothing is invented', () => {
  const [data] = createPositionData(positions({ ...whole, hours: 'Three days a week' }), site);
  expect(data).not.toHaveProperty('employmentType');
  expect(data).toMatchObject({ jobLocation: { address: { addressLocality: 'Bourke' } } });
});

test('what search engines would refuse is left to the page alone', () => {
  const { title, text, posted } = whole;
  expect(
    createPositionData([{ name: 'hero' }, ...positions({ title, text }, { title, posted })], site),
  ).toEqual([]);
});
