const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** Opens a chat with a number in WhatsApp, the words written already. The number is E.164. */
export const createWhatsappLink = (phone: string, words: string): string =>
  `https://wa.me/${digitsOf(phone)}?text=${encodeURIComponent(words)}`;

/** Opens a text message. `?&` is read by iPhones, which want `&`, and by Android, which wants `?`. */
export const createSmsLink = (phone: string, words: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(words)}`;

/** Opens an email. */
export const createEmailLink = (address: string, subject: string, words: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`;
