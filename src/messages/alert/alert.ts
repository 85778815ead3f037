import type { AlertKind } from '#domain/alert/alert.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of the switch of alerts and of the page that stops them. */
export const alertMessages = {
  'alert.switch.vehicle': 'Tell me when the price drops or it is available again',
  'alert.switch.search': 'Tell me of new matches',
  'alert.consent.sms': 'By text message to {to}, once a day at most. You can stop it at any time.',
  'alert.consent.email': 'By email to {to}, once a day at most. You can stop it at any time.',
  /** Once above many switches. */
  'alert.note': 'Alerts: {words}',
  /** Above saved vehicles, for who is not signed in; the button follows. */
  'alert.invitation':
    'We can tell you when the price of a saved vehicle drops, or when it is available again.',
  'alert.invitation.button': 'Sign in for alerts',
  'alert.signIn.vehicle': 'Sign in to be told when the price drops',
  'alert.signIn.search': 'Sign in to be told of new matches',
  'alert.failed': 'That could not be changed. Please check your connection and try again.',
  'alert.page.title': 'Your alerts',
  'alert.page.description': 'Stop what you no longer want to hear about. You need not sign in.',
  'alert.page.loading': 'Looking up your alerts …',
  'alert.page.to': 'These go to {to}.',
  'alert.page.vehicle': 'Price drop, or available again',
  'alert.page.search': 'New matches of your search',
  'alert.page.stop': 'Stop',
  'alert.page.stopNamed': 'Stop: {name}',
  'alert.page.stopped': 'Stopped',
  'alert.page.resume': 'Turn on again',
  'alert.page.resumeNamed': 'Turn on again: {name}',
  'alert.page.stopAll': 'Stop all {count} alerts',
  'alert.page.stopAllOne': 'Stop this alert',
  'alert.page.allStopped': 'All your alerts are off. We send you none any more.',
  'alert.page.others': '{count} other alerts are on.',
  'alert.page.othersOne': 'One other alert is on.',
  'alert.page.none': 'No alert is on for what this link was about, so nothing is sent about it.',
  'alert.page.false':
    'This link belongs to no alert. If you deleted your account, we send you nothing any more.',
  'alert.page.old': 'This link is too old. Please use the link of a newer message, or call us.',
  'alert.page.failed': 'We could not reach the server. Please try again.',
  'alert.page.retry': 'Try again',
  'alert.page.garage': 'See all your alerts in your garage',
  'alert.page.call': 'Or tell us:',
  'alert.page.noScript': 'This page needs JavaScript. We stop your alerts as well if you tell us:',
} as const;

export type AlertText = Text<keyof typeof alertMessages>;

/** Binds the words to a dealer's overrides. */
export const createAlertText = (overrides: Readonly<Record<string, string>>): AlertText =>
  createText(alertMessages, overrides);

/** What stands beside the switch, word for word what is agreed to. */
export const sayConsent = (
  kind: AlertKind,
  way: 'sms' | 'email',
  to: string,
  text: AlertText,
): { label: string; words: string } => ({
  label: text(`alert.switch.${kind}`),
  words: text(`alert.consent.${way}`, { to }),
});
