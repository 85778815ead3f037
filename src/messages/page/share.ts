import { createText, type Text } from '../site/text.ts';

/** Words of the share bar. */
export const shareMessages = {
  'share.title': 'Share',
  'share.facebook': 'Share on Facebook',
  'share.twitter': 'Share on X (Twitter)',
  'share.whatsapp': 'Share on WhatsApp',
  'share.email': 'Share by email',
  'share.sms': 'Share by SMS',
  'share.copy': 'Copy link',
  'share.refused': 'Your browser does not let us copy. Here is the address:',
  'share.copied': 'Copied',
  'share.copiedToast': 'Copied {name} to your clipboard!',
} as const;

/** Binds the words of the share bar to a dealer's overrides. */
export const createShareText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof shareMessages> => createText(shareMessages, overrides);
