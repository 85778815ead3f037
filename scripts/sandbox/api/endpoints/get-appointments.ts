import * as contract from '#contract/appointments.ts';
import { findAppointmentCapacity, findHost, listKeptSlugs } from '../appointment/host.ts';
import { createPause } from '../../clock.ts';
import { createEndpoint } from '../endpoint.ts';
import { settleHolds } from '../appointment/settle-holds.ts';

/** Milliseconds that a time without its lead may stay busy beyond its end. */
const pause = 1_000;

/** When no further appointment of a kind fits in at a location (TD-02): only times, nothing of who comes. */
export const getAppointments = createEndpoint(
  contract.getAppointments,
  ({ appointments, leads, tellChange, dealers }) => {
    const maySettle = createPause(pause);
    return async ({ query, answer }) => {
      const { dealership_slug, site_slug, location_id, car_id, kind, from, to } = query;
      const asked = { kind, locationId: location_id, vehicleId: car_id, from, to };
      const place = { ...asked, dealershipSlug: dealership_slug, siteSlug: site_slug };
      const host = findHost(await dealers(), place);
      const rules = {
        capacity: findAppointmentCapacity(host, kind),
        dealerships: listKeptSlugs(host, dealership_slug),
      };
      // To look for the lead of each hold whenever somebody asks would hold all others up.
      if (maySettle()) await settleHolds({ appointments, leads, tellChange });
      return answer(200, { busy: appointments.findBusy(asked, rules) }, { 'Cache-Control': 'no-store' });
    };
  },
);
