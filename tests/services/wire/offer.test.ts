import { describe, expect, test } from 'vitest';
import { keepRunningText } from '#catalogue/offer/running-text.ts';
import { isOfferShownOn, parseOffer } from '#services/wire/offer.ts';
import { fieldAtFault } from './field-at-fault.ts';

const least = { id: 'o1', name: 'Runout' };

describe('DATA-05 an offer', () => {
  test('with id and name alone: the rest is unknown, never 0', () => {
    expect(parseOffer(least)).toEqual({
      ...{ id: 'o1', name: 'Runout', category: null, description: '', disclaimer: null, image: null },
      ...{ make: null, model: null, price: null, priceType: null, startsOn: null, endsOn: null },
      ...{ button: { text: null, href: null }, createdAt: null },
    });
  });

  test.each([
    ['description', 'Save & go', 'description', 'Save &amp; go'],
    ['sanitized_description', '<p>Save</p>', 'description', '&lt;p&gt;Save&lt;/p&gt;'],
    ['disclaimer', 'Ends soon.', 'disclaimer', 'Ends soon.'],
    ['image_url', '/a.jpg', 'image', '/a.jpg'],
    ['image_or_model_image', { url: '/b.jpg' }, 'image', '/b.jpg'],
    ['images', ['/a.jpg', '/b.jpg', 'javascript:1', '/a.jpg', '/c.jpg'], 'images', ['/b.jpg', '/c.jpg']],
    ['images', ['/a.jpg'], 'image', '/a.jpg'],
    ['image_or_model_image', { url: null }, 'image', null],
    ['cta_text', 'Claim it', 'button', { text: 'Claim it', href: null }],
    ['cta_url', '/claim/', 'button', { text: null, href: '/claim/' }],
    ['cta_url', 'javascript:alert(1)', 'button', { text: null, href: null }],
    ['manufacturer', { name: 'Jeep', id: 7 }, 'make', 'Jeep'],
    ['manufacturer', 'Jeep', 'make', 'Jeep'],
    [
      'model',
      { name: 'Avenger', slug: 'avenger' },
      'model',
      { name: 'Avenger', slug: 'avenger', overrideUrl: null },
    ],
    [
      'model',
      { name: 'Avenger', slug: 'avenger', override_url: '/ev/' },
      'model',
      { name: 'Avenger', slug: 'avenger', overrideUrl: '/ev/' },
    ],
  ] as const)('%s of %j', (field, written, property, read) => {
    expect(parseOffer({ ...least, [field]: written })[property]).toEqual(read);
  });

  test('OFFR-04 the cleaned description and the own picture come first', () => {
    const document = {
      ...least,
      ...{ description: '<script>x</script>', sanitized_description: '<b>Save</b><script>x</script>' },
      ...{ image_url: '/a.jpg', image_or_model_image: { url: '/b.jpg' } },
    };
    const offer = parseOffer(document, keepRunningText);
    expect(offer).toMatchObject({ description: '<b>Save</b>', image: '/a.jpg' });
  });

  test('DATA-05 SRCH-23 excluded_website_ids keep it off those websites', () => {
    const offer = { ...least, dealership_id: 'd', excluded_website_ids: ['north'] };
    expect(isOfferShownOn({ websiteId: 'north', slug: 'n', dealershipIds: ['d'] }, offer)).toBe(false);
    expect(isOfferShownOn({ websiteId: 'south', slug: 's', dealershipIds: ['other', 'd'] }, offer)).toBe(
      true,
    );
    expect(isOfferShownOn({ websiteId: 'south', slug: 's', dealershipIds: ['other'] }, offer)).toBe(false);
    // By the slug of a website too, and by numbers.
    expect(isOfferShownOn({ websiteId: '7', slug: 'north', dealershipIds: ['d'] }, offer)).toBe(false);
    const numbered = { ...offer, excluded_website_ids: [3051] };
    expect(isOfferShownOn({ websiteId: '3051', slug: 's', dealershipIds: ['d'] }, numbered)).toBe(false);
  });

  test('unknown fields change nothing; what must be there is named', () => {
    expect(parseOffer({ ...least, colour: 'red' })).toEqual(parseOffer(least));
    expect(fieldAtFault(() => parseOffer({ id: 'o1' }))).toBe('name');
  });
});
