import { expect, test } from 'vitest';
import { enquiryMessages } from '#messages/lead/enquiry.ts';
import { formatPrice, formatPriceType } from '#messages/vehicle/price.ts';
import { locationMessages } from '#messages/location/location.ts';
import { offerMessages } from '#messages/offer/offer.ts';
import { createShellText } from '#messages/site/shell.ts';
import { formatTag, tagMessages } from '#messages/vehicle/tags.ts';
import { vehicleMessages } from '#messages/vehicle/vehicle.ts';

const words = Object.values<string>({
  ...enquiryMessages,
  ...locationMessages,
  ...offerMessages,
  ...tagMessages,
  ...vehicleMessages,
});

test.each([
  ['CARD-04, C14', 'Find me something similar'],
  ['VDP-30, C14', 'Find Me Something Similar'],
  ['CARD-03', 'View Details'],
  ['VDP-03', 'Show More'],
  ['VDP-03', 'Show Less'],
  ['VDP-11', 'Dealer comments are pending. Please check back here later.'],
  ['TAG-04', 'New'],
  ['TAG-04', 'JUST SOLD'],
  ['FORM-04, C32', 'An unexpected error occured'],
  ['FORM-06', 'Please fix the following errors:'],
  ['LOC-05', 'Our Locations'],
  ['LOC-05', 'View Location'],
  ['LOC-06', 'Get Directions from Google Maps'],
  ['LOC-06', 'Opening Hours'],
  ['OFFR-01', 'Enquire Now'],
  ['OFFR-01', 'Explore {model}'],
  ['OFFR-03', 'View less disclaimer'],
])('%s: %j', (_, literal) => {
  expect(words).toContain(literal);
});

test('PRICE-03: preorder; PRICE-04: the configured text', () => {
  expect(formatPrice({ kind: 'preorder' }, 'Ask us', {}).amount).toBe('PREORDER');
  expect(formatPrice({ kind: 'enquire' }, 'Ask us', {})).toMatchObject({ amount: 'Ask us', isAmount: false });
});

test('PRICE-01: a subscription says its period', () => {
  const view = { kind: 'subscription', amount: 250, period: 'week', sale: null } as const;
  expect(formatPrice(view, '', {})).toMatchObject({ amount: '$250', type: '/ week' });
});

test.each([
  ['excluding_government_charges', 'Excl. Govt. Charges'],
  ['Ride Away', 'Ride Away'],
  ['was', 'was'],
  ['week', 'week'],
  [null, null],
])('LEGAL 1: price type %j as %j', (type, text) => {
  expect(formatPriceType(type, {})).toBe(text);
});

test("TAG-02, TAG-04, C54: a dealer's own tag as it is, others overridable", () => {
  expect(formatTag({ kind: 'custom', text: 'Test Drive Only' }, {})).toBe('Test Drive Only');
  expect(formatTag({ kind: 'arrived' }, {})).toBe('JUST ARRIVED');
  expect(formatTag({ kind: 'new' }, { 'tag.new': 'JUST ARRIVED' })).toBe('JUST ARRIVED');
  expect(formatTag({ kind: 'comingSoon' }, { 'tag.comingSoon': 'COMING EARLY 2026' })).toBe(
    'COMING EARLY 2026',
  );
});

test('counts in messages have thousands separators', () => {
  expect(createShellText({})('shell.heroText', { count: 8365 })).toContain('8,365');
});

test('LEGAL 1 the footer says of prices nothing that depends on the stock', () => {
  expect(createShellText({})('shell.priceNote')).toMatch(
    /GST\. Where nothing beside a price states what it includes/,
  );
});
