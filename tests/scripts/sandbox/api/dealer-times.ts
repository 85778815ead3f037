import type { Dealer } from '#config/dealer.ts';
import { createTestDriveLocation } from '#domain/test-drive/locations.ts';
import { listAppointmentDays } from '#domain/test-drive/slots.ts';

/** Two locations of a dealer that are open at the same time, that time, and all times of its day at the first. */
export function listTimes(dealer: Dealer | undefined) {
  const rules = dealer?.site.testDrive ? dealer.site.testDrive.calendar : null;
  if (!dealer || !rules) throw new Error('The dealer has no calendar.');
  const now = Date.now() / 1000;
  const locations = dealer.site.locations.map((location) => ({
    id: location.id,
    days: listAppointmentDays(now + 2 * 86_400, createTestDriveLocation(location), {
      ...rules,
      daysAhead: 10,
    }),
  }));
  const startsOf = (location: (typeof locations)[number]): number[] =>
    location.days.flatMap(({ slots }) => slots.map(({ start }) => start));
  for (const location of locations)
    for (const other of locations.filter(({ id }) => id !== location.id)) {
      const day = location.days.find(
        ({ slots }) => slots.length > 5 && slots.every(({ start }) => startsOf(other).includes(start)),
      );
      if (day)
        return {
          ...{ here: location.id, there: other.id, minutes: rules.slotMinutes },
          from: day.slots[0]?.start ?? 0,
          starts: day.slots.map(({ start }) => start),
        };
    }
  throw new Error('No two locations are open at the same times.');
}
