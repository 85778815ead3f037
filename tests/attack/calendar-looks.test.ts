import { expect, test, vi } from 'vitest';
import type { DealerApi } from '#scripts/sandbox/api/endpoint.ts';
import { getAppointments } from '#scripts/sandbox/api/endpoints/get-appointments.ts';

test('TD-02 four hundred times that a crowd has had kept do not make each look at the calendar slow', async () => {
  const holds = Array.from({ length: 400 }, (_, at) => ({ id: String(at), until: Date.now() / 1000 + 600 }));
  const read = vi.fn(() => Promise.resolve(null));
  const look = getAppointments.handle({
    appointments: { listHolds: () => holds, listUntold: () => [], findBusy: () => [] },
    ...{ leads: { read }, dealers: () => Promise.resolve([]) },
  } as unknown as DealerApi);
  const query = { dealership_slug: 'd', location_id: 'l', car_id: '', kind: 'test-drive', from: 0, to: 1 };
  const asked = { query, answer: () => new Response() } as unknown as Parameters<typeof look>[0];
  for (let times = 0; times < 50; times += 1) await look(asked);
  expect(read.mock.calls.length).toBeLessThanOrEqual(2 * holds.length);
});
