import { describe, expect, test } from 'vitest';
import { findChanges, findNext, type GarageThings } from '#domain/account/garage.ts';
import { createSavedVehicle } from '#domain/garage/garage.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument } from '../../services/search/yard.ts';

const vehicle = (id: string, rest: object = {}) =>
  parseVehicle(createDocument({ id, price: 20_000, ...rest }));
const saved = (id: string, price: number | null = 20_000) => ({ ...createSavedVehicle(vehicle(id)), price });

describe('what has changed about saved vehicles', () => {
  test('is told with the good news first, and nothing of what is as it was or could not be looked up', () => {
    const records = ['gone', 'sold', 'same', 'held', 'less', 'more', 'asked'].map((id) =>
      saved(id, id === 'less' ? 21_000 : id === 'more' ? 19_500 : 20_000),
    );
    const now = {
      ...{ gone: null, sold: vehicle('sold', { status: 'sold' }), same: vehicle('same') },
      ...{ held: vehicle('held', { reserved: true }), less: vehicle('less'), more: vehicle('more') },
    };
    const changes = findChanges(records, now);
    expect(changes.map(({ kind, saved: { id } }) => `${id} ${kind}`)).toEqual([
      ...['less cheaper', 'held reserved', 'sold sold', 'gone gone', 'more dearer'],
    ]);
    expect(changes[0]).toMatchObject({ amount: 1_000 });
  });
});

describe('what comes next', () => {
  const about = { vehicleId: 'a', slug: 'a', vehicleName: 'A' };
  const drive = (id: string, start: number) => ({
    ...{ ...about, id, kind: 'test-drive' as const, isConfirmed: false, locationId: '1', start, minutes: 30 },
  });
  const reservation = (id: string, state: 'held' | 'reserved' | 'cancelled', until: number) => ({
    ...{ ...about, id, receipt: 'R', state, until, price: 1, deposit: 1, now: 0 },
    ...{ payment: 'none' as const, refund: 'none' as const },
  });
  const things = (rest: Partial<GarageThings>): GarageThings => ({
    ...{ appointments: [], reservations: [], valuations: [], enquiries: [], ahead: 0 },
    ...rest,
  });

  test('is the most pressing first; what is over is nothing to do', () => {
    const now = 100_000;
    const next = findNext(
      things({
        appointments: [drive('later', now + 9_000), drive('just now', now - 60), drive('past', now - 7_200)],
        reservations: [
          reservation('pay', 'held', now + 600),
          reservation('kept', 'reserved', now + 90_000),
          reservation('off', 'cancelled', now + 90_000),
          reservation('run out', 'reserved', now - 1),
        ],
      }),
      now,
    );
    expect(next.map((one) => (one.kind === 'reservation' ? one.reservation.id : one.appointment.id))).toEqual(
      [...['just now', 'pay', 'later', 'kept']],
    );
  });
});
