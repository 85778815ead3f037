import { createText, type Text } from '../site/text.ts';

/** Words of the page where one request asks for a quote of several vehicles. */
export const quoteMessages = {
  'quote.title': 'Your quote list',
  'quote.description': 'Put vehicles on your list, and ask for one quote of them all.',
  'quote.loading': 'Your list is being read.',
  'quote.failed': 'The vehicles of your list could not be looked up.',
  'quote.retry': 'Try again',
  'quote.emptyTitle': 'Your list is empty',
  'quote.empty': 'Add vehicles from our stock, then ask for one quote of them all here.',
  'quote.search': 'See our stock',
  'quote.stock': 'Stock no. {number}',
  'quote.gone': 'No longer in stock. It is left out of your request.',
  'quote.remove': 'Remove',
  'quote.noScript': 'Your list is kept in the browser, which needs JavaScript for it.',
} as const;

export type QuoteText = Text<keyof typeof quoteMessages>;

/** Binds these words to a dealer's overrides. */
export const createQuoteText = (overrides: Readonly<Record<string, string>>): QuoteText =>
  createText(quoteMessages, overrides);
