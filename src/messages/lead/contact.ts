import { maskPhone } from '#domain/location/phone-mask.ts';
import { formatPhone } from '#domain/location/phone.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of reaching the people who sell a vehicle. */
export const contactMessages = {
  'contact.call': 'Call {phone}',
  /** VDP-19: what can be read before the number is asked for. */
  'contact.callMasked': 'Call {phone} – show number',
  /** What is seen of that where there is little room. */
  'contact.callShort': 'Call',
  'contact.phoneMasked': '{phone} – show number',
  'contact.revealed': '{phone}. Press again to call.',
  'contact.whatsapp': 'WhatsApp',
  'contact.sms': 'Text us',
  'contact.email': 'Email us',
  'contact.photos': 'Request photos',
  'contact.historyReport': 'History report',
  'contact.location': 'See where it stands',
  'contact.directions': 'Get directions',
  'contact.newWindow': '(opens in a new window)',
  'contact.subject': '{vehicle}',
  /** Written into WhatsApp, text messages and emails; the shopper can change it before sending. */
  'contact.hello': 'Hello {dealer}, I am interested in the {vehicle}: {url}',
} as const;

export type ContactText = Text<keyof typeof contactMessages>;

/** Binds the words of contacting to a dealer's overrides. */
export const createContactText = (overrides: Readonly<Record<string, string>>): ContactText =>
  createText(contactMessages, overrides);

/** A number in words before and after it is asked for; `call` says what a press does. */
export function describePhone(
  phone: string,
  kind: 'call' | 'plain',
  text: ContactText,
): { masked: string; full: string } {
  const full = formatPhone(phone);
  const masked = maskPhone(full);
  return kind === 'call'
    ? {
        masked: text('contact.callMasked', { phone: masked }),
        full: text('contact.call', { phone: full }),
      }
    : { masked: text('contact.phoneMasked', { phone: masked }), full };
}
