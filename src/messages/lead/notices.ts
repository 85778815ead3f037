import { createText, type Text } from '../site/text.ts';

/** What stands beside forms that send no enquiry (LEGAL 5). Only built pages have these words, no island carries them. */
export const noticeMessages = {
  'notice.reservation':
    '{dealer} collects these details to hold the vehicle for you, to send your receipt and to call you about it. Without them we cannot reserve it. The payment service learns the vehicle, the amount and what you enter on its page; it tells us whether you have paid, and nothing of your card.',
  'notice.signIn':
    '{dealer} uses your number or address to send you a code and to know you again. The service that carries our messages learns it with the code, and nobody else does. We send no advertising there because you signed in. Delete your account, and it is forgotten.',
} as const;

/** Binds the words to a dealer's overrides. */
export const createNoticeText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof noticeMessages> => createText(noticeMessages, overrides);
