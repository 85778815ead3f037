import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEmailLink, createSmsLink, createWhatsappLink } from '#domain/lead/message-links.ts';
import { createDirectionsUrl, findContact, findPhone } from '#domain/vehicle/contact.ts';
import { aLocation } from '../location/a-location.ts';

const dealer = { phone: '+61700000000', email: 'dealer@example.com' };
const location = aLocation({ phone: '+61711111111', phones: { used: '+61722222222' } });

describe('UI-04 the number for a vehicle', () => {
  test.each([
    ['its condition has one', 'used', location, '+61722222222'],
    ['its location has one', 'new', location, '+61711111111'],
    ['only the dealer has one', 'demo', aLocation(), '+61700000000'],
    ['nobody says where it stands', 'used', null, '+61700000000'],
  ] as const)('when %s', (_, carType, location, phone) => {
    expect(findPhone(carType, location, dealer)).toBe(phone);
  });

  test('there is none when nobody has one', () => {
    expect(findPhone('used', aLocation(), { phone: null })).toBeNull();
  });
});

test('VDP-14 channels are those of the location, email also the dealer’s', () => {
  expect(findContact('new', aLocation({ whatsapp: '+61491570156', sms: '+61491570157' }), dealer)).toEqual({
    phone: '+61700000000',
    whatsapp: '+61491570156',
    sms: '+61491570157',
    email: 'dealer@example.com',
    directions:
      'https://www.google.com/maps/dir/?api=1&destination=Nundah%2C%2012%20Main%20St%2C%20Nundah%2C%20QLD%204012',
  });
  expect(findContact('new', null, dealer)).toMatchObject({ whatsapp: null, sms: null, directions: null });
});

const words = 'Hello Mac’s & Co, I am interested in the 2019 L’Été: https://x.example/cars/a/';
const readBack = (link: string, name: string): string | null => new URL(link).searchParams.get(name);

describe('VDP-14 links that open an app with the words written already', () => {
  test('WhatsApp takes the number without its plus', () => {
    const link = createWhatsappLink('+61491570156', words);
    expect(link).toMatch(/^https:\/\/wa\.me\/61491570156\?text=/);
    expect(readBack(link, 'text')).toBe(words);
  });

  test('a text message is read by iPhones (&body) and by Android (?)', () => {
    const link = createSmsLink('+61 491 570 156', words);
    expect(link).toMatch(/^sms:\+61491570156\?&body=/);
    expect(readBack(link, 'body')).toBe(words);
  });

  test('whatever a vehicle is called, words arrive whole and add nothing to the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(text.isWellFormed());
        for (const [link, name] of [
          [createWhatsappLink('+61491570156', text), 'text'],
          [createSmsLink('+61491570156', text), 'body'],
          [createEmailLink('a@example.com', text, text), 'body'],
        ] as const) {
          expect(readBack(link, name)).toBe(text);
          expect(link).not.toMatch(/["<>\s]/);
        }
      }),
    );
  });
});

test('LOC-07 directions lead to the door, from where the shopper is', () => {
  expect(createDirectionsUrl(location)).toContain('/maps/dir/?api=1&destination=Nundah%2C%2012%20Main%20St');
});
