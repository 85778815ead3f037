import { createText, type Text } from '../site/text.ts';

/** Words of the question whether a visit may be counted, and of the link that asks it again. */
export const consentMessages = {
  'consent.title': 'May we count your visit?',
  'consent.ask.api':
    'It tells us which pages and vehicles are looked at. No name, no contact details, no cookies.',
  'consent.ask.gtag':
    'Google Analytics tells us which pages and vehicles are looked at, and sets cookies. No name, no contact details, no advertising.',
  'consent.privacy': 'Privacy policy',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
  'consent.close': 'Close',
  'consent.granted': 'You have accepted. You can change that here at any time.',
  'consent.declined': 'You have declined, and nothing is counted.',
  'consent.refusedByBrowser':
    'Your browser asks websites not to track you. We follow that, and nothing is counted.',
  'consent.choices': 'Privacy choices',
} as const;

export type ConsentText = Text<keyof typeof consentMessages>;

/** Binds these words to a dealer's overrides. */
export const createConsentText = (overrides: Readonly<Record<string, string>>): ConsentText =>
  createText(consentMessages, overrides);
