import { createText, type Text } from '../site/text.ts';

/** Words of the page of saved vehicles. */
export const savedMessages = {
  'saved.title': 'Saved vehicles',
  'saved.description':
    'Vehicles that you have saved or looked at on this device, with their price and availability as of now.',
  'saved.emptyTitle': 'Nothing saved yet',
  'saved.empty': 'Press the heart on a vehicle to keep it here. Nothing to sign up for.',
  'saved.emptyQuote': 'Add a vehicle to your quote list to keep it here. Nothing to sign up for.',
  'saved.search': 'Search our stock',
  'saved.noScript': 'Saved vehicles are kept in your browser by JavaScript, which is switched off.',
  'saved.compare': 'Compare ({count})',
  'saved.remove': 'Remove',
  'saved.cheaper': '{amount} less than when you saved it',
  'saved.dearer': '{amount} more than when you saved it',
  'saved.sold': 'Sold since you saved it',
  'saved.reserved': 'Reserved for somebody at the moment',
  'saved.changes': 'Since you saved them: {changes}.',
  'saved.count.gone': '{count} no longer in our stock',
  'saved.count.sold': '{count} sold',
  'saved.count.reserved': '{count} reserved',
  'saved.count.cheaper': '{count} cheaper',
  'saved.count.dearer': '{count} dearer',
  'saved.gone': 'No longer in our stock',
  'saved.unchecked': 'Price and availability could not be checked',
  'saved.failed': 'We cannot look up your vehicles at the moment.',
  'saved.retry': 'Try again',
  'saved.loading': 'Looking up your vehicles …',
  'saved.viewed': 'Recently viewed',
  'saved.forget': 'Clear the list',
} as const;

export type SavedText = Text<keyof typeof savedMessages>;

export const createSavedText = (overrides: Readonly<Record<string, string>>): SavedText =>
  createText(savedMessages, overrides);
