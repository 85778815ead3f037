import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';
import { createText, type Text } from '../site/text.ts';

/** Words that stand on the built page that moves and gives back appointments (TD-02): no script needs them. */
export const changePageMessages = {
  'changeAppointment.title': 'Change or cancel your test drive',
  'changeAppointment.description': 'Choose another time for a test drive that you have booked, or cancel it.',
  'changeAppointment.any': 'Change or cancel your booking',
  'changeAppointment.any.description':
    'Choose another time for a test drive or a visit to the workshop that you have booked, or cancel it.',
  'changeAppointment.noScript': 'This page needs JavaScript. Call or write to us instead:',
} as const;

export type ChangePageText = Text<keyof typeof changePageMessages>;

/** Binds the words of the page to a dealer's overrides. */
export const createChangePageText = (overrides: Readonly<Record<string, string>>): ChangePageText =>
  createText(changePageMessages, overrides);

/** Title and description of the page that changes appointments of these calendars. */
export const nameChangePage = (
  calendars: readonly { kind?: AppointmentKind }[],
  text: ChangePageText,
): { title: string; description: string } => {
  const isMixed = calendars.some(({ kind }) => kind === 'service');
  return {
    title: text(isMixed ? 'changeAppointment.any' : 'changeAppointment.title'),
    description: text(isMixed ? 'changeAppointment.any.description' : 'changeAppointment.description'),
  };
};
