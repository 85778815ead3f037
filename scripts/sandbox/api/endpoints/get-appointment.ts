import * as contract from '#contract/appointments.ts';
import { settleHolds } from '../appointment/settle-holds.ts';
import { createEndpoint } from '../endpoint.ts';

const headers = { 'Cache-Control': 'no-store' };

/** Tells an appointment to whoever holds its id: when, where, of what; nothing of who comes. */
export const getAppointment = createEndpoint(
  contract.getAppointment,
  ({ appointments, leads, tellChange }) =>
    async ({ parameters: { id }, answer }) => {
      // Whoever has just sent its lead asks whether the time is still theirs.
      if (appointments.find(id)?.state === 'held' && (await leads.read(id)))
        await settleHolds({ appointments, leads, tellChange });
      const found = appointments.find(id);
      if (!found) return answer(404, { message: 'There is no such appointment.' }, headers);
      const { kind, dealershipSlug, locationId, vehicleId, from, to } = found;
      return answer(
        200,
        {
          kind,
          ...{ dealership_slug: dealershipSlug, location_id: locationId, car_id: vehicleId },
          ...{ starts_at: from, minutes: (to - from) / 60 },
        },
        headers,
      );
    },
);
