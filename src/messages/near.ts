import { createText, type Text } from './text.ts';

/** Words of 'near me'. */
export const nearMessages = {
  'near.open': 'Near me',
  'near.title': 'Vehicles near you',
  'near.close': 'Close',
  'near.label': 'Your postcode',
  'near.find': 'Find',
  'near.invalid': 'Invalid postcode. Please enter a 4-digit number.',
  'near.unknown': 'Invalid postcode',
  'near.failed': 'We cannot look up postcodes at the moment. Please try again.',
  'near.places': 'Show vehicles at',
  'near.distance': 'about {distance}',
  'near.here': 'in your area',
  'near.note': 'Distances are in a straight line from the middle of {postcode}.',
} as const;

export type NearText = Text<keyof typeof nearMessages>;

/** Binds the words of 'near me' to a dealer's overrides. */
export const createNearText = (overrides: Readonly<Record<string, string>>): NearText =>
  createText(nearMessages, overrides);
