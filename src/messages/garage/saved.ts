import { createText, type Text } from '../site/text.ts';

/** Words of the page of saved vehicles. */
export const favouritesMessages = {
  'favourites.title': 'Saved vehicles',
  'favourites.description':
    'Vehicles that you have saved or looked at on this device, with their price and availability as of now.',
  'favourites.emptyTitle': 'Nothing saved yet',
  'favourites.empty': 'Press the heart on a vehicle to keep it here. Nothing to sign up for.',
  'favourites.search': 'Search our stock',
  'favourites.noScript': 'Saved vehicles are kept in your browser by JavaScript, which is switched off.',
  'favourites.compare': 'Compare ({count})',
  'favourites.remove': 'Remove',
  'favourites.cheaper': '{amount} less than when you saved it',
  'favourites.dearer': '{amount} more than when you saved it',
  'favourites.gone': 'No longer in our stock',
  'favourites.unchecked': 'Price and availability could not be checked',
  'favourites.failed': 'We cannot look up your vehicles at the moment.',
  'favourites.retry': 'Try again',
  'favourites.loading': 'Looking up your vehicles …',
  'favourites.viewed': 'Recently viewed',
  'favourites.forget': 'Clear the list',
} as const;

export type FavouritesText = Text<keyof typeof favouritesMessages>;

export const createFavouritesText = (overrides: Readonly<Record<string, string>>): FavouritesText =>
  createText(favouritesMessages, overrides);
