import { atom } from 'nanostores';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import {
  cancelAppointment,
  fetchAppointment,
  moveAppointment,
  type StoredAppointment,
} from '#services/test-drive/appointments.ts';
import { $lastEnquiry } from '../lead/last-enquiry.ts';

/** An appointment with its vehicle; null for no certain one, and for one that is not listed any more. */
export type ShownAppointment = StoredAppointment & { vehicle: Pick<Vehicle, 'name' | 'slug'> | null };

/** A booked test drive on the page where its booker changes it. */
export interface ChangedAppointment {
  /** `unknown`: there is no such appointment, or none any more; `failed`: the dealer API could not be asked. */
  status: 'loading' | 'unknown' | 'failed' | 'booked' | 'sending' | 'moved' | 'cancelled';
  appointment: ShownAppointment | null;
  /** Why it is still as it was. */
  problem: 'taken' | 'unreachable' | null;
}

export const untouchedAppointment: ChangedAppointment = {
  status: 'loading',
  appointment: null,
  problem: null,
};
export const $changedAppointment = atom(untouchedAppointment);

/** Brings the success page of this browser up to date with the changed appointment. */
function tellLastEnquiry(id: string, at: string | null): void {
  const last = $lastEnquiry.get();
  if (last?.leadId !== id || !last.testDrive) return;
  $lastEnquiry.set({ ...last, testDrive: at === null ? null : { ...last.testDrive, at } });
}

/** Milliseconds to wait for the vehicle's name. The appointment is shown without it after that. */
const patience = 3_000;

/** The vehicle of an appointment as it is listed now; null when it is unknown or takes too long. */
async function findDriven(search: SearchEndpoint, id: string): Promise<Vehicle | null> {
  const asked = import('#services/vehicle/vehicles.ts').then(({ fetchVehicleById }) =>
    fetchVehicleById(search, id),
  );
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  try {
    const vehicle = await Promise.race([asked, late]);
    return vehicle?.showOnDealerWebsite ? vehicle : null;
  } catch (error) {
    console.warn('The vehicle of the test drive could not be read.', error);
    return null;
  }
}

/** Reads the appointment of an id and its vehicle. An empty id has none. Never throws. */
export async function openTestDrive(apiUrl: string, id: string, search: SearchEndpoint): Promise<void> {
  $changedAppointment.set(untouchedAppointment);
  try {
    const kept = id === '' ? null : await fetchAppointment(apiUrl, id);
    // Both are shown in the same moment, so that nothing moves.
    const vehicle = kept?.vehicleId ? await findDriven(search, kept.vehicleId) : null;
    const appointment = kept && { ...kept, vehicle };
    $changedAppointment.set({ status: appointment ? 'booked' : 'unknown', appointment, problem: null });
  } catch (error) {
    console.warn('The test drive could not be read.', error);
    $changedAppointment.set({ ...untouchedAppointment, status: 'failed' });
  }
}

async function change(work: (appointment: ShownAppointment) => Promise<ChangedAppointment>): Promise<void> {
  const { appointment, status } = $changedAppointment.get();
  if (!appointment || status === 'sending') return;
  $changedAppointment.set({ status: 'sending', appointment, problem: null });
  try {
    $changedAppointment.set(await work(appointment));
  } catch (error) {
    console.warn('The test drive could not be changed.', error);
    $changedAppointment.set({ status: 'booked', appointment, problem: 'unreachable' });
  }
}

/** Moves the appointment to '2026-11-28T09:30+10:00'. Never throws. */
export const moveTestDrive = (apiUrl: string, id: string, at: string): Promise<void> =>
  change(async (appointment) => {
    const answer = await moveAppointment(apiUrl, id, at);
    if (answer === 'taken') return { status: 'booked', appointment, problem: 'taken' };
    if (answer === 'gone') return { status: 'unknown', appointment: null, problem: null };
    tellLastEnquiry(id, at);
    return { status: 'moved', appointment: { ...appointment, start: Date.parse(at) / 1000 }, problem: null };
  });

/** Gives the appointment's time back. Never throws. */
export const cancelTestDrive = (apiUrl: string, id: string): Promise<void> =>
  change(async (appointment) => {
    await cancelAppointment(apiUrl, id);
    tellLastEnquiry(id, null);
    return { status: 'cancelled', appointment, problem: null };
  });
