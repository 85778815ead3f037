import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of what moves and gives back appointments (TD-02): forms of test drives do without them. */
export const changeMessages = {
  'changeAppointment.loading': 'Looking for your booking',
  'changeAppointment.unknown': 'We find no booking for this link. It may be cancelled, or not whole.',
  'changeAppointment.failed': 'We could not reach the dealer just now.',
  'changeAppointment.call': 'You can also call us:',
  'changeAppointment.retry': 'Try again',
  'changeAppointment.booked': 'Your test drive is booked',
  'changeAppointment.now': 'Your test drive is now booked for',
  'changeAppointment.move': 'Choose another time',
  'changeAppointment.moveTo': 'Move to this time',
  'changeAppointment.open': 'No new time chosen yet.',
  'changeAppointment.missing': 'Choose a day and a time.',
  'changeAppointment.taken':
    'Somebody else has just booked that time. Your booking stands as it was. Please choose another time.',
  'changeAppointment.sold': 'This vehicle is no longer for sale.',
  'changeAppointment.unreachable': 'That could not be changed. Please try again.',
  'changeAppointment.moved': 'Your test drive has been moved',
  'changeAppointment.moved.text': 'The new time is kept for you, and the dealer can see it.',
  'changeAppointment.cancel': 'Cancel test drive',
  'changeAppointment.sure': 'Cancel this test drive?',
  'changeAppointment.yes': 'Yes, cancel it',
  'changeAppointment.no': 'Keep it as it is',
  'changeAppointment.cancelled': 'Your test drive has been cancelled',
  'changeAppointment.cancelled.text': 'The time is free again, and the dealer can see it.',
  'changeAppointment.another': 'Book another test drive',
  'changeVisit.booked': 'Your visit to the workshop is booked',
  'changeVisit.now': 'Your visit to the workshop is now booked for',
  'changeVisit.moved': 'Your visit to the workshop has been moved',
  'changeVisit.cancel': 'Cancel visit',
  'changeVisit.sure': 'Cancel this visit to the workshop?',
  'changeVisit.cancelled': 'Your visit to the workshop has been cancelled',
} as const;

export type ChangeText = Text<keyof typeof changeMessages>;

/** Binds the words of changed appointments to a dealer's overrides. */
export const createChangeText = (overrides: Readonly<Record<string, string>>): ChangeText =>
  createText(changeMessages, overrides);

type ChangeWord = 'booked' | 'now' | 'moved' | 'cancel' | 'sure' | 'cancelled';

/** What is said of an appointment that is being changed, in words of its kind (FORM-11). */
export const sayChange = (kind: AppointmentKind | undefined, word: ChangeWord, text: ChangeText): string =>
  text(kind === 'service' ? `changeVisit.${word}` : `changeAppointment.${word}`);
