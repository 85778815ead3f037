import * as contract from '#contract/appointments.ts';
import { createLeadId } from '#domain/lead/lead.ts';
import type { Case } from '../case.ts';

const day = 86_400;

/** What is tried of appointments: nothing that keeps a time of a real calendar. */
export function makeAppointmentCases(): Case[] {
  const id = createLeadId();
  const now = Math.floor(Date.now() / 1000);
  const where = { dealership_slug: 'contract-check', location_id: 'nowhere' };
  const at = { operation: contract.getAppointments };
  return [
    {
      ...at,
      about: 'busy times of a week',
      query: { ...where, from: String(now), to: String(now + 7 * day), of_a_later_release: 'yes' },
      expects: [200],
    },
    {
      ...at,
      about: 'a week that ends before it begins is refused',
      query: { ...where, from: String(now), to: String(now - day) },
      expects: [400],
    },
    {
      ...at,
      about: 'a question without a location is refused',
      query: { from: '1', to: '2' },
      expects: [400],
    },
    {
      operation: contract.getAppointment,
      about: 'an id that nobody has is not found',
      parameters: { id },
      expects: [404],
    },
    {
      operation: contract.confirmAppointment,
      writes: true,
      about: 'nobody but the dealer confirms',
      parameters: { id },
      expects: [401, 403],
    },
    {
      operation: contract.postAppointment,
      writes: true,
      about: 'a time of yesterday is refused',
      body: { ...where, id, car_id: '', starts_at: now - day, minutes: 30 },
      expects: [422],
    },
    {
      operation: contract.postAppointment,
      writes: true,
      about: 'half of a request is refused',
      body: { id },
      expects: [422],
    },
    {
      operation: contract.patchAppointment,
      writes: true,
      about: 'an appointment that is not there cannot be moved',
      parameters: { id },
      body: { at: `${new Date((now + 7 * day) * 1000).toISOString().slice(0, 11)}09:30+10:00` },
      expects: [404],
    },
    {
      operation: contract.deleteAppointment,
      writes: true,
      about: 'giving back what is not there is no failure',
      parameters: { id },
      expects: [204],
    },
  ];
}
