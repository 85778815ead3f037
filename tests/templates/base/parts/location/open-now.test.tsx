import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findMainDepartment, type Department, type OpeningDay } from '#domain/location/location.ts';
import { LocationCard } from '#parts/location/LocationCard.tsx';
import { OpenNow } from '#parts/location/OpenNow.tsx';
import { aLocation } from '../../../../domain/location/a-location.ts';
import { sitePieces } from '../site-pieces.ts';

const department = (type: Department['type'], close: string): Department => {
  const monday: OpeningDay = { weekday: 1, status: 'open', open: '08:00', close };
  return { type, phone: null, hours: [monday] };
};
const departments = [department('sales', '17:00'), department('service', '12:00')];

test('LOC-07 a location is above all what its type says, else its first department', () => {
  expect(findMainDepartment({ type: 'service', departments })).toBe(departments[1]);
  expect(findMainDepartment({ type: 'parts', departments })).toBe(departments[0]);
  expect(findMainDepartment({ type: 'sales', departments: [] })).toBeUndefined();
});

test.each([
  ['sales', '5pm', '17:00'],
  ['service', '12pm', '12:00'],
] as const)('LOC-07 the card of a %s location says of now what its hours say', (type, hours, close) => {
  const markup = renderToStaticMarkup(
    <LocationCard
      location={aLocation({ type, departments })}
      site={{ ...sitePieces, pictures: {}, holidayHours: null, locations: [aLocation({})] }}
    />,
  );
  expect(markup).toContain(`&quot;close&quot;:&quot;${close}&quot;`);
  expect(markup).toContain(`8am – ${hours}`);
});

test('LOC-05 the card of the only location says how to find it, one of several leads to its page', () => {
  const draw = (count: number) =>
    renderToStaticMarkup(
      <LocationCard
        location={aLocation({})}
        site={{
          ...sitePieces,
          pictures: {},
          holidayHours: null,
          locationPages: true,
          locations: Array.from({ length: count }, () => aLocation({})),
        }}
      />,
    );
  expect(draw(1)).toContain('How to find us');
  expect(draw(2)).toContain('View Location');
});

test('LOC-07 what is said of now names its department where there are several', () => {
  const say = (of: Department[]) =>
    renderToStaticMarkup(
      <OpenNow location={aLocation({ departments: of })} department={of.at(-1)} messages={{}} />,
    );
  expect(say(departments)).toContain('Service: Open now · closes {time}');
  expect(say(departments.slice(1))).toContain('&quot;Open now · closes {time}&quot;');
});

test('HOURS-04 a line about now carries the special days of its own department alone', () => {
  const line = renderToStaticMarkup(
    <OpenNow location={aLocation({ departments })} department={departments[0]} messages={{}} />,
  );
  expect(line).toContain('2026-12-25');
  expect(line).not.toContain('2026-12-24');
});

test('LOC-07 a line about now has room for the longest that it may say', () => {
  const draw = (of: Department[]) =>
    renderToStaticMarkup(
      <OpenNow location={aLocation({ departments: of, specialDays: [] })} department={of[0]} messages={{}} />,
    );
  expect(draw([department('sales', '17:00')])).toContain('data-longest="Closed now · opens Wednesday 8am"');
  expect(draw([department('sales', '17:30'), department('parts', '12:00')])).toContain(
    'data-longest="Sales: Closed now · opens Wednesday 5:30pm"',
  );
});
