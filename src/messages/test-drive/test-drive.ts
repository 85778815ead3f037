import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';
import type { AppointmentDay, AppointmentSlot } from '#domain/test-drive/slots.ts';
import type { TestDriveLocation } from '#domain/test-drive/locations.ts';
import { formatWeekday } from '#domain/site/format.ts';
import { formatTime } from '#domain/location/opening-hours.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of test drive appointments (TD-01, TD-02, VDP-16). */
export const testDriveMessages = {
  'testDrive.when': 'When would you like to drive?',
  /** Of a booking of the workshop (FORM-11). */
  'testDrive.whenVisit': 'When would you like to come?',
  'testDrive.chooseLocation': 'Choose a location first, then its times appear here.',
  'testDrive.byHand': 'Preferred date and time',
  'testDrive.byHand.hint': 'We will get in touch to confirm it.',
  'testDrive.monday': 'Mo',
  'testDrive.tuesday': 'Tu',
  'testDrive.wednesday': 'We',
  'testDrive.thursday': 'Th',
  'testDrive.friday': 'Fr',
  'testDrive.saturday': 'Sa',
  'testDrive.sunday': 'Su',
  'testDrive.dates': 'Days to choose from',
  'testDrive.today': 'Today',
  /** A day, and why it cannot be chosen. */
  'testDrive.day.closed': '{day}: closed',
  'testDrive.day.holiday': '{day}: closed, {name}',
  'testDrive.day.appointment': '{day}: by appointment only, please call us',
  'testDrive.day.over': '{day}: no times left',
  'testDrive.day.full': '{day}: fully booked',
  'testDrive.day.special': '{day}, {name}',
  'testDrive.times': 'Times on {day}',
  'testDrive.taken': '{time}, taken',
  'testDrive.zone': 'Times are {zone} time.',
  'testDrive.wish': 'Choose the time that you prefer. We will get in touch to confirm it.',
  'testDrive.unknown':
    'We cannot see just now which times are taken. Choose the time that you prefer, and we will get in touch to confirm it.',
  'testDrive.none': 'No days can be chosen at the moment. Send the form, and we will find a time together.',
  'testDrive.open': 'No time chosen yet. You can also leave it open, and we will find one together.',
  'testDrive.gone': 'The time that you had chosen is no longer free. Please choose another one.',
  'testDrive.chosen': '{day} at {time}, {location}',
  'testDrive.clear': 'Leave the time open',
  'success.testDrive.thanks': 'Thank you, your test drive is booked',
  'success.testDrive.keeps': '{site} keeps this time free for you.',
  'success.testDrive.booked': 'Your test drive',
  'success.testDrive.requested': 'You asked for a test drive',
  'success.visit.booked': 'Your visit to the workshop',
  'success.visit.requested': 'You asked for a time at the workshop',
  'success.visit.event': 'Workshop of {location}',
  'success.testDrive.unconfirmed': 'We will get in touch to confirm the time.',
  'success.testDrive.limited':
    'Several times are already being kept for your connection, so this one is not kept free yet.',
  'success.testDrive.when': '{day} at {time}',
  'success.testDrive.zone': '{zone} time',
  'success.testDrive.change': 'Change or cancel',
  'success.testDrive.changeAt': 'Change or cancel it: {url}',
  'success.testDrive.calendar': 'Add to calendar',
  'success.testDrive.directions': 'Get directions',
  'success.testDrive.event': 'Test drive: {vehicle}',
  'success.testDrive.event.general': 'Test drive at {location}',
} as const;

export type TestDriveText = Text<keyof typeof testDriveMessages>;

/** The question for the time of an appointment. */
export const askWhen = (kind: AppointmentKind | undefined, text: TestDriveText): string =>
  text(kind === 'service' ? 'testDrive.whenVisit' : 'testDrive.when');

/** Binds the words of test drives to a dealer's overrides. */
export const createTestDriveText = (overrides: Readonly<Record<string, string>>): TestDriveText =>
  createText(testDriveMessages, overrides);

/** A day with all that is to know of it: 'Friday 25 December: closed, Christmas Day'. */
export function describeDay(
  { date, reason, name }: Pick<AppointmentDay, 'date' | 'reason' | 'name'>,
  { closedDays }: Pick<TestDriveLocation, 'closedDays'>,
  text: TestDriveText,
): string {
  const day = formatWeekday(date);
  if (reason === null) return name ? text('testDrive.day.special', { day, name }) : day;
  if (reason !== 'closed') return text(`testDrive.day.${reason}`, { day });
  if (name) return text('testDrive.day.holiday', { day, name });
  return text(closedDays === 'appointment' ? 'testDrive.day.appointment' : 'testDrive.day.closed', { day });
}

/** A time as it is read out: '8:30am', or that it is taken. */
export function describeSlot({ time, isTaken }: AppointmentSlot, text: TestDriveText): string {
  const words = formatTime(time);
  return isTaken ? text('testDrive.taken', { time: words }) : words;
}

/** The town whose clock a zone follows: 'Australia/Broken_Hill' is Broken Hill. */
export const nameZone = (timezone: string): string =>
  (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');
