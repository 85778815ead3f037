import { createText, type Text } from '../site/text.ts';

/** Words of what an account keeps, on every page. */
export const watchlistMessages = {
  'watchlist.joined': '{count} vehicles that you saved on this device are in your account now.',
  'watchlist.joinedOne': 'The vehicle that you saved on this device is in your account now.',
  'watchlist.joinedSearches': '{count} searches that you saved on this device are in your account now.',
  'watchlist.joinedSearchesOne': 'The search that you saved on this device is in your account now.',
  'watchlist.waiting':
    'We cannot reach our server. Your change is kept on this device, and goes into your account later.',
  'watchlist.failed': 'We could not change this in your account. Please try again.',
} as const;

export type WatchlistText = Text<keyof typeof watchlistMessages>;

/** Binds the words to a dealer's overrides. */
export const createWatchlistText = (overrides: Readonly<Record<string, string>>): WatchlistText =>
  createText(watchlistMessages, overrides);
