import { atom } from 'nanostores';
import {
  cancelAppointment,
  fetchAppointment,
  moveAppointment,
  type KeptAppointment,
} from '#services/appointments.ts';
import { $lastEnquiry } from './last-enquiry.ts';

/** A booked test drive in the hands of who booked it. */
export interface ChangedDrive {
  /** `unknown`: there is no such drive, or none any more; `failed`: the dealer API could not be asked. */
  status: 'loading' | 'unknown' | 'failed' | 'booked' | 'sending' | 'moved' | 'cancelled';
  drive: KeptAppointment | null;
  /** Why it is still as it was. */
  problem: 'taken' | 'unreachable' | null;
}

export const untouchedDrive: ChangedDrive = { status: 'loading', drive: null, problem: null };
export const $changedDrive = atom(untouchedDrive);

/** What this browser tells of the drive on the success page becomes what holds now. */
function tellLastEnquiry(id: string, at: string | null): void {
  const last = $lastEnquiry.get();
  if (last?.leadId !== id || !last.drive) return;
  $lastEnquiry.set({ ...last, drive: at === null ? null : { ...last.drive, at } });
}

/** Reads the drive of an id; an empty one belongs to none. Never throws. */
export async function openDrive(apiUrl: string, id: string): Promise<void> {
  $changedDrive.set(untouchedDrive);
  try {
    const drive = id === '' ? null : await fetchAppointment(apiUrl, id);
    $changedDrive.set({ status: drive ? 'booked' : 'unknown', drive, problem: null });
  } catch (error) {
    console.warn('The test drive could not be read.', error);
    $changedDrive.set({ ...untouchedDrive, status: 'failed' });
  }
}

async function change(work: (drive: KeptAppointment) => Promise<ChangedDrive>): Promise<void> {
  const { drive, status } = $changedDrive.get();
  if (!drive || status === 'sending') return;
  $changedDrive.set({ status: 'sending', drive, problem: null });
  try {
    $changedDrive.set(await work(drive));
  } catch (error) {
    console.warn('The test drive could not be changed.', error);
    $changedDrive.set({ status: 'booked', drive, problem: 'unreachable' });
  }
}

/** Moves the drive to '2026-11-28T09:30+10:00'. Never throws. */
export const moveDrive = (apiUrl: string, id: string, at: string): Promise<void> =>
  change(async (drive) => {
    const answer = await moveAppointment(apiUrl, id, at);
    if (answer === 'taken') return { status: 'booked', drive, problem: 'taken' };
    if (answer === 'gone') return { status: 'unknown', drive: null, problem: null };
    tellLastEnquiry(id, at);
    return { status: 'moved', drive: { ...drive, start: Date.parse(at) / 1000 }, problem: null };
  });

/** Gives the drive's time back. Never throws. */
export const cancelDrive = (apiUrl: string, id: string): Promise<void> =>
  change(async (drive) => {
    await cancelAppointment(apiUrl, id);
    tellLastEnquiry(id, null);
    return { status: 'cancelled', drive, problem: null };
  });
