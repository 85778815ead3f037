import {
  findTestDriveLocation,
  type AppointmentCalendar,
  type LeadForm,
  type LeadValues,
} from '#domain/lead/form.ts';
import type { LeadSubject } from '#domain/lead/subject.ts';
import { bookAppointment, cancelAppointment, fetchAppointment } from '#services/test-drive/appointments.ts';
import type { LastTestDrive } from '../lead/last-enquiry.ts';

/**
 * The result for a chosen time: see LastTestDrive. `refused` names the step and message of the form; `sold`: no time of this
 * vehicle can be had any more.
 */
export type BookedAppointment =
  | LastTestDrive
  | { status: 'refused'; step: number; error: string }
  | { status: 'sold' };

const findCalendar = (form: LeadForm): { calendar: AppointmentCalendar; step: number } | null => {
  for (const [step, { fields }] of form.steps.entries())
    for (const { calendar } of fields) if (calendar) return { calendar, step };
  return null;
};

/**
 * Asks the dealer API to keep the chosen time free for the lead of this id. Null when no time was chosen. Without a
 * dealer API, or with a time typed by hand, the result is a request. Never throws.
 */
export async function bookTestDrive(
  form: LeadForm,
  values: LeadValues,
  { id, subject }: { id: string; subject: LeadSubject },
): Promise<BookedAppointment | null> {
  const found = findCalendar(form);
  if (!found || !values.appointment) return null;
  const { calendar, step } = found;
  const { kind, apiUrl, dealershipSlug, rules } = calendar;
  const location = findTestDriveLocation(calendar, values);
  const isExact = values.appointment.length > 16;
  const start = Date.parse(values.appointment) / 1000;
  const testDrive: LastTestDrive = {
    ...(kind && { kind }),
    status: 'requested',
    at: values.appointment,
    minutes: rules.slotMinutes,
    location: location && {
      name: location.name,
      address: location.address,
      placeUrl: location.placeUrl,
      timezone: location.timezone,
    },
  };
  if (start * 1000 < Date.now()) return { status: 'refused', step, error: 'enquiry.error.appointment' };
  if (apiUrl === null || !location || !isExact) return testDrive;
  const vehicle = subject.kind === 'vehicle' ? subject.vehicle : null;
  try {
    const booking = {
      ...{ id, kind },
      dealershipSlug: location.dealership?.slug ?? dealershipSlug,
      locationId: location.id,
      vehicleId: vehicle?.id ?? null,
      known: {
        vin: vehicle?.vin ?? '',
        car_slug: vehicle?.slug,
        stock_number: vehicle?.stockNumber ?? '',
        site_slug: dealershipSlug,
      },
      start,
      minutes: rules.slotMinutes,
    };
    const answer = await bookAppointment(apiUrl, booking);
    if (answer === 'sold') return { status: 'sold' };
    if (answer === 'taken') return { status: 'refused', step, error: 'enquiry.error.taken' };
    return answer === 'kept' ? { ...testDrive, status: 'booked' } : { ...testDrive, isLimited: true };
  } catch (error) {
    console.warn('No time could be kept.', error);
    return testDrive;
  }
}

/**
 * What became of a kept time once its lead was taken: the dealer API may have given it back, such as where this number has
 * several times already. Nobody is told of a time that somebody else may get. Never throws.
 */
export async function confirmTestDrive(
  form: LeadForm,
  id: string,
  testDrive: LastTestDrive | null,
): Promise<LastTestDrive | null> {
  const apiUrl = findCalendar(form)?.calendar.apiUrl;
  if (!apiUrl || testDrive?.status !== 'booked') return testDrive;
  try {
    if (await fetchAppointment(apiUrl, id)) return testDrive;
    return { ...testDrive, status: 'requested', isLimited: true };
  } catch (error) {
    console.warn('The kept time could not be read.', error);
    return testDrive;
  }
}

/** Gives the time of a lead back that was refused. Never throws. */
export async function releaseTestDrive(form: LeadForm, id: string): Promise<void> {
  const apiUrl = findCalendar(form)?.calendar.apiUrl;
  if (!apiUrl) return;
  await cancelAppointment(apiUrl, id).catch((error: unknown) =>
    console.warn('The kept time could not be given back.', error),
  );
}
