import * as contract from '#contract/appointments.ts';
import { createEndpoint } from '../endpoint.ts';

const headers = { 'Cache-Control': 'no-store' };

/** Tells an appointment to whoever holds its id: when, where, of what; nothing of who comes. */
export const getAppointment = createEndpoint(
  contract.getAppointment,
  ({ appointments }) =>
    ({ parameters, answer }) => {
      const found = appointments.find(parameters.id);
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
