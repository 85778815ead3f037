import { createText, type Text } from '../site/text.ts';

/** Words of the messages that alerts send. */
export const alertMailMessages = {
  'alert.mail.price': 'Price drop: {name}',
  'alert.mail.back': 'Available again: {name}',
  'alert.mail.match': 'New in your search: {name}',
  'alert.mail.many': '{count} vehicles with news for you',
  'alert.mail.hello': 'Hello,',
  'alert.mail.prices': 'NOW FOR LESS',
  'alert.mail.backs': 'AVAILABLE AGAIN',
  'alert.mail.matches': 'NEW IN YOUR SEARCH “{name}”',
  'alert.mail.now': 'Now {price} (was {was})',
  'alert.mail.more': 'and {count} more: {link}',
  'alert.mail.asOf': 'As of {time}. The page says what holds now.',
  'alert.mail.why':
    'You get this because you asked {dealer} for it on {date}, at {site}. It comes once a day at most, and only when there is news.',
  'alert.mail.stop': 'Stop these messages, without signing in: {link}',
  'alert.mail.from': 'Sent by {dealer}',
  'alert.sms.cheaper': '{name} now {price} (was {was}) {link}',
  'alert.sms.back': '{name} is available again {link}',
  'alert.sms.match': 'New: {name} {price} {link}',
  'alert.sms.more': '+{count} more',
  'alert.sms.call': 'Call {phone}.',
  'alert.sms.stop': 'Stop: {link}',
} as const;

export type AlertMailText = Text<keyof typeof alertMailMessages>;

/** Binds the words to a dealer's overrides. */
export const createAlertMailText = (overrides: Readonly<Record<string, string>>): AlertMailText =>
  createText(alertMailMessages, overrides);
