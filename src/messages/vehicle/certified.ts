import { createText, type Text } from '../site/text.ts';

/** Words around programmes for certified used vehicles (VDP-21). */
export const certifiedMessages = {
  'certified.more': 'What that means',
  'certified.checks': 'Every vehicle comes with',
  'certified.warranty': 'Warranty',
  'certified.close': 'Close',
} as const;

/** Binds these words to a dealer's overrides. */
export const createCertifiedText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof certifiedMessages> => createText(certifiedMessages, overrides);
