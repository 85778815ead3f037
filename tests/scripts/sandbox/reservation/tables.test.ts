import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';

test('a file from before marks knew what the stock itself says is read, and its vehicles stay reserved', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`create table marks (collection text not null, vehicle text not null, reserved integer not null,
    version integer not null, written integer not null, primary key (collection, vehicle)) strict`);
  database.exec(
    "insert into marks values ('vehicles_tiny', 'sold', 1, 1, 1), ('vehicles_tiny', 'over', 0, 3, 2)",
  );
  for (const times of [1, 2]) {
    const store = createReservationStore(database);
    expect(store.listTold('vehicles_tiny'), `opened ${times} times`).toEqual([
      { vehicleId: 'sold', vin: '', slug: '', stockNumber: '' },
    ]);
    expect(store.listMarks(9)).toMatchObject([{ vehicleId: 'over', reserved: false, own: false }]);
  }
});
