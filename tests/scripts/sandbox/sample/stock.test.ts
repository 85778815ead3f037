import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { caseAxes } from '#scripts/sandbox/sample/cases/apply.ts';
import { createSampleOffers } from '#scripts/sandbox/sample/offers.ts';
import { createSampleParts } from '#scripts/sandbox/sample/parts.ts';
import { createSampleStock, startOfDay } from '#scripts/sandbox/sample/stock.ts';
import { isOfferShownOn, parseOffer } from '#services/wire/offer.ts';
import { parsePart } from '#services/wire/part.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { fieldEntries } from '#scripts/stock/clean/schemas.ts';
import { sampleFinance } from '../../../domain/finance/rules-sample.ts';
import { superstore, unprofiled } from './dealers.ts';

const now = startOfDay(Date.UTC(2026, 4, 20, 13));
const publicUrl = 'http://127.0.0.1:8108';
const day = 86_400;
const feedVehicle = v.object(fieldEntries);
const stock = createSampleStock({ dealer: unprofiled, now, publicUrl });
const large = createSampleStock({ dealer: superstore, now, publicUrl });

describe('sample stock', () => {
  test('the same dealer on the same day has the same stock, byte for byte', () => {
    const again = createSampleStock({ dealer: unprofiled, now: startOfDay(now * 1000 + 50_000), publicUrl });
    expect(JSON.stringify(again)).toBe(JSON.stringify(stock));
  });

  test('a dealer without a profile has about 60 vehicles, the superstore 3,000', () => {
    expect(stock).toHaveLength(60);
    expect(large).toHaveLength(3000);
  });

  test('every document is one the index and the site can read (DATA-01)', () => {
    for (const document of [...stock, ...large]) expect(v.is(feedVehicle, document)).toBe(true);
    expect(parseVehicle(stock[0])).toMatchObject({ dealershipSlug: 'test-toyota' });
  });

  test('FEST-06: a lender says its own figures of some vehicles, and only where the dealer has a lender', () => {
    const financed = createSampleStock({
      dealer: { ...unprofiled, finance: sampleFinance() },
      now,
      publicUrl,
    });
    const told = financed.map(parseVehicle).flatMap(({ financeLenders }) => financeLenders);
    expect(told.some(({ paymentWeek, balloon }) => paymentWeek !== null && balloon === null)).toBe(true);
    expect(told.some(({ balloon }) => balloon !== null)).toBe(true);
    expect(told.some(({ interestRate }) => interestRate === null)).toBe(true);
    // LEGAL 4: the advertised rates, so that a page does not say two.
    const { interestRate, comparisonRate } = sampleFinance().lender;
    for (const figures of told.filter((own) => own.interestRate !== null))
      expect(figures).toMatchObject({ interestRate, comparisonRate });
    expect(stock.some((document) => 'finance_lenders' in document)).toBe(false);
  });

  test('ids and slugs are unique and no document holds a null, an empty text or a future date', () => {
    expect(new Set(large.map(({ id }) => id)).size).toBe(3000);
    expect(new Set(large.map(({ slug }) => slug)).size).toBe(3000);
    for (const document of large) {
      expect(Object.values(document).filter((value) => value === null || value === '')).toEqual([]);
      expect(document.created_at ?? 0).toBeLessThan(now);
      expect(document.updated_at ?? 0).toBeLessThanOrEqual(now);
    }
  });

  test.each([
    ['a new arrival', (d) => (d.created_at ?? 0) > now - 7 * day],
    ['coming soon', (d) => d.status === 'coming_soon'],
    ['sold within the window', (d) => (d.sold_date_timestamp ?? 0) > now - 3 * day],
    ['sold outside it', (d) => d.status === 'sold' && (d.sold_date_timestamp ?? 0) < now - 14 * day],
    ['another status', (d) => !['in_stock', 'coming_soon', 'sold'].includes(d.status)],
    ['certified used', (d) => d.certified === true && d.car_type !== 'new'],
    ['own tag', (d) => Boolean(d.tag)],
    ['reserved', (d) => d.reserved === true],
    ['no price', (d) => d.price === undefined && !d.preorder],
    ['a price of 10', (d) => d.price === 10],
    ['an offer', (d) => (d.offer_price ?? Infinity) < (d.price ?? 0)],
    ['a was-price', (d) => (d.before_price ?? 0) > (d.price ?? Infinity)],
    ['excluding charges', (d) => d.price_type === 'excluding_government_charges'],
    ['estimated', (d) => d.price_type === 'estimated_drive_away'],
    [
      'below market',
      (d) => (d.autograb_data?.state_average_market_price ?? 0) >= (d.price ?? Infinity) + 500,
    ],
    ['no picture', (d) => d.images === undefined && d.primary_image_url === undefined],
    ['twenty pictures', (d) => d.images?.length === 20],
    ['a turntable', (d) => (d.spin_images?.length ?? 0) > 0],
    ['no comments', (d) => d.dealercomments === undefined],
    ['a bar for comments', (d) => d.dealercomments === '|'],
    ['a name of 90 characters', (d) => d.name.length === 90],
  ] satisfies [string, (document: (typeof stock)[0]) => boolean][])('a yard of 60 has %s', (_, has) => {
    expect(stock.some(has)).toBe(true);
  });

  test('hidden vehicles never enter the public collection', () => {
    expect(large.filter((document) => !document.show_on_dealer_website)).toEqual([]);
  });

  test('no two cases of one axis share a name', () => {
    for (const cases of Object.values(caseAxes)) {
      expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    }
  });
});

describe('sample offers', () => {
  const offers = createSampleOffers({ dealer: unprofiled, now, publicUrl });

  test('three to eight, all readable, one not for this website (DATA-05, SRCH-23)', () => {
    expect(offers.length).toBeGreaterThanOrEqual(3);
    expect(offers.length).toBeLessThanOrEqual(8);
    expect(
      offers.map((offer) => parseOffer(offer)).every(({ name, image }) => !name.includes('{') && image),
    ).toBe(true);
    expect(
      offers.filter(
        (offer) => !isOfferShownOn({ ...unprofiled, dealershipIds: [unprofiled.dealershipId] }, offer),
      ),
    ).toHaveLength(1);
  });
});

describe('sample parts', () => {
  const parts = createSampleParts({ dealer: unprofiled, now, publicUrl });

  test('ROUTE-16 several pages of readable parts, some priced on request, each with a picture and its price type', () => {
    expect(parts.length).toBeGreaterThan(42);
    const read = parts.map(parsePart);
    expect(read.every(({ name, image }) => !name.includes('{') && image?.includes('/images/parts/'))).toBe(
      true,
    );
    expect(read.some(({ price }) => price === null)).toBe(true);
    expect(read.every(({ price, priceType }) => (price === null) === (priceType === null))).toBe(true);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  });

  test('the same parts every time', () =>
    expect(createSampleParts({ dealer: unprofiled, now, publicUrl })).toEqual(parts));
});
