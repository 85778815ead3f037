import { createText, type Text } from '../site/text.ts';

/** Words of 'near me'. */
export const nearMessages = {
  'near.open': 'Map and near me',
  'near.title': 'Where our vehicles are',
  'near.close': 'Close',
  'near.label': 'Your postcode',
  'near.find': 'Find',
  'near.invalid': 'Invalid postcode. Please enter a 4-digit number.',
  'near.unknown': 'Invalid postcode',
  'near.failed': 'We cannot look up postcodes at the moment. Please try again.',
  'near.locations': 'Show vehicles at',
  'near.distance': 'about {distance}',
  'near.here': 'in your area',
  'near.within': 'No farther than',
  'near.anywhere': 'Any distance',
  'near.noneWithin': 'None of our locations is that near.',
  'near.map': 'Map of our locations: {names}',
  'near.openMap': 'Map',
  'near.count': '{count} vehicles',
  'near.countOne': '1 vehicle',
  'near.note': 'Distances are in a straight line from the middle of {postcode}.',
} as const;

export type NearText = Text<keyof typeof nearMessages>;

/** Binds the words of 'near me' to a dealer's overrides. */
export const createNearText = (overrides: Readonly<Record<string, string>>): NearText =>
  createText(nearMessages, overrides);
