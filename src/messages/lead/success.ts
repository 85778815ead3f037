import { createText, type Text } from '../site/text.ts';

/** Words of the page after an enquiry. */
export const successMessages = {
  'success.reference': 'Your reference',
  'success.about': 'You asked about',
  'success.next': 'What happens next',
  'success.next.read': 'We read your enquiry in our opening hours.',
  'success.next.answer': 'One of us calls or writes to you, by the details that you gave.',
  'success.next.decide': 'You decide: see it, drive it, or ask on. Nothing is binding yet.',
  'success.next.sooner': 'Sooner? Call us and say your reference.',
  'success.testDrive': 'Book a test drive',
  'success.similar': 'Similar vehicles',
} as const;

export type SuccessText = Text<keyof typeof successMessages>;

/** Binds these words to a dealer's overrides. */
export const createSuccessText = (overrides: Readonly<Record<string, string>>): SuccessText =>
  createText(successMessages, overrides);
