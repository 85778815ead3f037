import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differs } from '#domain/vehicle/live-fields.ts';
import { liveDocumentFields, parseLiveFields } from '#services/wire/live-fields.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument } from '../search/yard.ts';

const amount = fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: undefined });
const flag = fc.option(fc.boolean(), { nil: undefined });
const words = fc.option(fc.string({ maxLength: 5 }), { nil: undefined });
const fields = {
  status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'transit'),
  price: amount,
  before_price: amount,
  offer_price: amount,
  price_type: words,
  price_ex_gst: amount,
  subscription_price: amount,
  reserve_deposit: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined }),
  autograb_data: fc.option(fc.record({ state_average_market_price: amount, average_market_price: amount }), {
    nil: undefined,
  }),
  tag: words,
  reserved: flag,
  sold: flag,
  preorder: flag,
  certified: flag,
  photos_count: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
};
const changes = fc.record(fields);

test('VDP-30 read by hand or by the full schema, a document says the same', () => {
  fc.assert(
    fc.property(changes, (changed) => {
      const document = createDocument({ id: 'c1', slug: 's', ...changed } as Parameters<
        typeof createDocument
      >[0]);
      expect(differs(parseVehicle(document), parseLiveFields({ ...document }))).toBe(false);
      expect(parseVehicle(document)).toMatchObject(parseLiveFields({ ...document }));
    }),
  );
});

test('what is read is what is asked for', () => {
  expect(liveDocumentFields.toSorted()).toEqual(
    [...Object.keys(fields), 'show_on_dealer_website'].toSorted(),
  );
  const all = Object.fromEntries(liveDocumentFields.map((field) => [field, true]));
  expect(parseLiveFields(all).showOnDealerWebsite).toBe(true);
});
