import type { DriveDay, DriveSlot } from '#domain/test-drive/slots.ts';
import type { DrivePlace } from '#domain/test-drive/locations.ts';
import { formatWeekday } from '#domain/site/format.ts';
import { formatTime } from '#domain/location/opening-hours.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of test drive appointments (TD-01, TD-02, VDP-16). */
export const testDriveMessages = {
  'testDrive.when': 'When would you like to drive?',
  'testDrive.choosePlace': 'Choose a location first, then its times appear here.',
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
  'testDrive.zone': 'Times are {place} time.',
  'testDrive.wish': 'Choose the time that you prefer. We will get in touch to confirm it.',
  'testDrive.unknown':
    'We cannot see just now which times are taken. Choose the time that you prefer, and we will get in touch to confirm it.',
  'testDrive.none': 'No days can be chosen at the moment. Send the form, and we will find a time together.',
  'testDrive.open': 'No time chosen yet. You can also leave it open, and we will find one together.',
  'testDrive.gone': 'The time that you had chosen is no longer free. Please choose another one.',
  'testDrive.chosen': '{day} at {time}, {place}',
  'testDrive.clear': 'Leave the time open',
  'success.drive.thanks': 'Thank you, your test drive is booked',
  'success.drive.keeps': '{site} keeps this time free for you.',
  'success.drive.booked': 'Your test drive',
  'success.drive.requested': 'You asked for a test drive',
  'success.drive.unconfirmed': 'We will get in touch to confirm the time.',
  'success.drive.limited':
    'Several times are already being kept for your connection, so this one is not kept free yet.',
  'success.drive.when': '{day} at {time}',
  'success.drive.zone': '{place} time',
  'success.drive.change': 'Change or cancel',
  'success.drive.changeAt': 'Change or cancel it: {url}',
  'success.drive.calendar': 'Add to calendar',
  'success.drive.directions': 'Get directions',
  'success.drive.event': 'Test drive: {vehicle}',
  'success.drive.event.general': 'Test drive at {place}',
  'driveChange.title': 'Change or cancel your test drive',
  'driveChange.description': 'Choose another time for a test drive that you have booked, or cancel it.',
  'driveChange.loading': 'Looking for your test drive',
  'driveChange.unknown': 'We find no test drive for this link. It may have been cancelled already.',
  'driveChange.failed': 'We could not look for your test drive just now. Nothing has been changed.',
  'driveChange.call': 'You can also call us:',
  'driveChange.retry': 'Try again',
  'driveChange.noScript': 'This page needs JavaScript. Call us instead:',
  'driveChange.booked': 'Your test drive is booked',
  'driveChange.now': 'Your test drive is now booked for',
  'driveChange.move': 'Choose another time',
  'driveChange.moveTo': 'Move to this time',
  'driveChange.open': 'No new time chosen yet.',
  'driveChange.missing': 'Choose a day and a time.',
  'driveChange.taken':
    'Somebody else has just booked that time. Your test drive stands as it was. Please choose another time.',
  'driveChange.unreachable': 'We could not reach the dealer, so nothing has been changed. Please try again.',
  'driveChange.moved': 'Your test drive has been moved',
  'driveChange.moved.text': 'The new time is kept for you, and the dealer can see it.',
  'driveChange.cancel': 'Cancel test drive',
  'driveChange.sure': 'Cancel this test drive?',
  'driveChange.yes': 'Yes, cancel it',
  'driveChange.no': 'Keep it as it is',
  'driveChange.cancelled': 'Your test drive has been cancelled',
  'driveChange.cancelled.text':
    'The time is free again, and the dealer can see it. You need not do anything else.',
  'driveChange.another': 'Book another test drive',
} as const;

export type TestDriveText = Text<keyof typeof testDriveMessages>;

/** Binds the words of test drives to a dealer's overrides. */
export const createTestDriveText = (overrides: Readonly<Record<string, string>>): TestDriveText =>
  createText(testDriveMessages, overrides);

/** A day with all that is to know of it: 'Friday 25 December: closed, Christmas Day'. */
export function describeDay(
  { date, reason, name }: Pick<DriveDay, 'date' | 'reason' | 'name'>,
  { closedDays }: Pick<DrivePlace, 'closedDays'>,
  text: TestDriveText,
): string {
  const day = formatWeekday(date);
  if (reason === null) return name ? text('testDrive.day.special', { day, name }) : day;
  if (reason !== 'closed') return text(`testDrive.day.${reason}`, { day });
  if (name) return text('testDrive.day.holiday', { day, name });
  return text(closedDays === 'appointment' ? 'testDrive.day.appointment' : 'testDrive.day.closed', { day });
}

/** A time as it is read out: '8:30am', or that it is taken. */
export function describeSlot({ time, isTaken }: DriveSlot, text: TestDriveText): string {
  const words = formatTime(time);
  return isTaken ? text('testDrive.taken', { time: words }) : words;
}

/** The town whose clock a zone follows: 'Australia/Broken_Hill' is Broken Hill. */
export const nameZone = (timezone: string): string =>
  (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');
