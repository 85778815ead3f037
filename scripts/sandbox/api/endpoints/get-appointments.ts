import * as contract from '#contract/appointments.ts';
import { findAppointmentCapacity } from '../appointment/appointment-capacity.ts';
import { createEndpoint } from '../endpoint.ts';
import { settleHolds } from '../appointment/settle-holds.ts';

/** When no further appointment of a kind fits in at a location (TD-02): only times, nothing of who comes. */
export const getAppointments = createEndpoint(
  contract.getAppointments,
  ({ appointments, leads, dealers }) =>
    async ({ query, answer }) => {
      const { dealership_slug, location_id, car_id, kind, from, to } = query;
      const asked = {
        ...{ kind, dealershipSlug: dealership_slug, locationId: location_id },
        ...{ vehicleId: car_id, from, to },
      };
      const capacity = findAppointmentCapacity(await dealers(), asked);
      await settleHolds({ appointments, leads });
      return answer(200, { busy: appointments.findBusy(asked, capacity) }, { 'Cache-Control': 'no-store' });
    },
);
