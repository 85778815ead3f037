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

/** A booked test drive on the page where its booker changes it. */
export interface ChangedAppointment {
  /** `unknown`: there is no such appointment, or none any more; `failed`: the dealer API could not be asked. */
  status: 'loading' | 'unknown' | 'failed' | 'booked' | 'sending' | 'moved' | 'cancelled';
  appointment: StoredAppointment | null;
  /** Why it is still as it was. */
  problem: 'taken' | 'sold' | 'unreachable' | null;
}

export const untouchedAppointment: ChangedAppointment = {
  status: 'loading',
  appointment: null,
  problem: null,
};
export const $changedAppointment = atom(untouchedAppointment);

/** The vehicle of the shown appointment; null until it is known, for no certain one, and for one that is not listed any more. */
export const $drivenVehicle = atom<Pick<Vehicle, 'name' | 'slug'> | null>(null);

/** Brings the success page of this browser up to date with the changed appointment. */
function tellLastEnquiry(id: string, at: string | null): void {
  const last = $lastEnquiry.get();
  if (last?.leadId === id && last.testDrive)
    $lastEnquiry.set({ ...last, testDrive: at ? { ...last.testDrive, at } : null });
}

const gone: ChangedAppointment = { status: 'unknown', appointment: null, problem: null };

/** The time that was asked for last, null for none: the dealer API may have done it and not have been heard. */
let asked: string | null = null;

const isAt = (appointment: StoredAppointment | null, at: string | null): boolean =>
  appointment?.start === (at === null ? undefined : Date.parse(at) / 1_000);

/** Reads an appointment as it is now. Never throws. */
async function look(apiUrl: string, id: string): Promise<ChangedAppointment> {
  try {
    const appointment = await fetchAppointment(apiUrl, id);
    if (!appointment || isAt(appointment, asked)) tellLastEnquiry(id, appointment && asked);
    return appointment ? { status: 'booked', appointment, problem: null } : gone;
  } catch (error) {
    console.warn('The test drive could not be read.', error);
    return { ...gone, status: 'failed' };
  }
}

/** The vehicle of an appointment as it is listed now; null when it is unknown. Never throws. */
async function findDriven(search: SearchEndpoint, id: string): Promise<Vehicle | null> {
  try {
    const { fetchVehicleById } = await import('#services/vehicle/vehicles.ts');
    const vehicle = await fetchVehicleById(search, id);
    return vehicle?.showOnDealerWebsite ? vehicle : null;
  } catch (error) {
    console.warn('Its vehicle could not be read.', error);
    return null;
  }
}

/** The latest link counts, whichever answer comes last. */
let opened = 0;

/**
 * Reads the appointment of an id, then its vehicle: who wants to move it need not wait for a name. An empty id has none. Never
 * throws.
 */
export async function openTestDrive(apiUrl: string, id: string, search: SearchEndpoint): Promise<void> {
  const mine = (opened += 1);
  $changedAppointment.set(untouchedAppointment);
  $drivenVehicle.set(null);
  const found = id === '' ? gone : await look(apiUrl, id);
  if (mine !== opened) return;
  $changedAppointment.set(found);
  const vehicleId = found.appointment?.vehicleId;
  const vehicle = vehicleId ? await findDriven(search, vehicleId) : null;
  if (mine === opened) $drivenVehicle.set(vehicle);
}

interface WantedChange {
  apiUrl: string;
  id: string;
  /** What is asked for: another time, or none. */
  at: string | null;
}

function tellDone({ id, at }: WantedChange, appointment: StoredAppointment): ChangedAppointment {
  tellLastEnquiry(id, at);
  return { status: at === null ? 'cancelled' : 'moved', appointment, problem: null };
}

/** What became of a change whose answer did not come. Never throws. */
async function findOutcome(wanted: WantedChange, before: StoredAppointment): Promise<ChangedAppointment> {
  const now = await look(wanted.apiUrl, wanted.id);
  if (now.status === 'failed') return now;
  if (isAt(now.appointment, wanted.at)) return tellDone(wanted, now.appointment ?? before);
  return now.appointment ? { ...now, problem: 'unreachable' } : now;
}

async function change(
  wanted: WantedChange,
  work: (appointment: StoredAppointment, wanted: WantedChange) => Promise<ChangedAppointment>,
): Promise<void> {
  const { appointment, status } = $changedAppointment.get();
  if (!appointment || status === 'sending') return;
  const mine = opened;
  asked = wanted.at;
  $changedAppointment.set({ status: 'sending', appointment, problem: null });
  const outcome = await work(appointment, wanted).catch((error: unknown) => {
    console.warn('The test drive could not be changed.', error);
    return findOutcome(wanted, appointment);
  });
  // Another link was opened meanwhile.
  if (mine === opened) $changedAppointment.set(outcome);
}

/** Moves the appointment to '2026-11-28T09:30+10:00'. Never throws. */
export const moveTestDrive = (apiUrl: string, id: string, at: string): Promise<void> =>
  change({ apiUrl, id, at }, async (appointment, wanted) => {
    const answer = await moveAppointment(apiUrl, id, at);
    if (answer === 'taken' || answer === 'sold') return { status: 'booked', appointment, problem: answer };
    if (answer === 'gone') return gone;
    return tellDone(wanted, { ...appointment, start: Date.parse(at) / 1_000 });
  });

/** Gives the appointment's time back. Never throws. */
export const cancelTestDrive = (apiUrl: string, id: string): Promise<void> =>
  change({ apiUrl, id, at: null }, async (appointment, wanted) => {
    await cancelAppointment(apiUrl, id);
    return tellDone(wanted, appointment);
  });
