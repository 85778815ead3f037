import { describe, expect, test } from 'vitest';
import { judgeStock } from '#catalogue/law/judge-stock.ts';
import { vehicleRules } from '#domain/law/vehicle-rules.ts';
import { parseOffer } from '#services/wire/offer.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const yard = (state: 'NSW' | 'VIC' | 'QLD', id: string, primary = false) => ({
  id,
  primary,
  address: {
    street: '1 High Street',
    suburb: 'Bourke',
    state,
    postcode: '2840',
    latitude: null,
    longitude: null,
    placeUrl: null,
    placeId: null,
  },
});
const site = { locations: [yard('QLD', 'main', true), yard('NSW', 'nsw'), yard('VIC', 'vic')] };
const complete = { price_type: 'drive_away', stocknum: 'S1', km: 10, vin: 'VIN', location_id: 'main' };
const rulesOf = (sentences: readonly string[]): string[] =>
  sentences.map((sentence) => /Rule ([\w-]+):/.exec(sentence)?.[1] ?? sentence);
const judge = (document: Record<string, unknown>, index = 2): string[] =>
  rulesOf(judgeStock([fixtureVehicle(index, { ...complete, ...document })], [], site));

describe('what an advertisement must tell', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing when all is told', {}, []],
    ['LEGAL 1 a price without its type', { price_type: null }, ['price-basis']],
    ['LEGAL 1 no price needs no type', { price_type: null, price: null }, []],
    ['LEGAL 1 a new vehicle plus on-road costs', { car_type: 'new', price_type: '+ ORC' }, ['total-price']],
    ['LEGAL 1 the same without an amount', { car_type: 'new', price: null, price_type: '+ ORC' }, []],
    ['LEGAL 1 a used vehicle plus on-road costs', { price_type: 'Plus on-road costs' }, ['on-road-costs']],
    ['LEGAL 1 on-road costs are included', { price_type: 'incl. on roads' }, ['on-road-costs']],
    ['LEGAL 1 a least price', { price_type: 'From' }, ['price-from']],
    ['LEGAL 4 a repayment as price', { price_type: 'per week' }, ['repayment-as-price']],
    [
      'LEGAL 1 a new vehicle without charges',
      { car_type: 'new', price_type: 'excluding_government_charges' },
      ['new-drive-away'],
    ],
    ['LEGAL 1 a used vehicle without charges', { price_type: 'excluding_government_charges' }, []],
    [
      'LEGAL 1 the same in Victoria',
      { price_type: 'excluding_government_charges', location_id: 'vic' },
      ['total-price-victoria'],
    ],
    ['LEGAL 1 an estimate of a used vehicle', { price_type: 'estimated_drive_away' }, ['used-estimate']],
    ['LEGAL 1 an estimate of a new one', { car_type: 'new', price_type: 'estimated_drive_away' }, []],
    ['LEGAL 1 the same in the index’s own words', { price_type: 'Est. Drive Away' }, ['used-estimate']],
    [
      'LEGAL 1 a new vehicle in words of its own',
      { car_type: 'new', price_type: 'Excl. Govt. Charges' },
      ['new-drive-away'],
    ],
    ['LEGAL 1 in Victoria a total is one in any words', { price_type: 'Drive Away', location_id: 'vic' }, []],
    ['LEGAL 1 a second, lower price', { price: 30_000, dealercomments: 'Now $27,990!' }, ['second-price']],
    [
      'LEGAL 1 a former price and a deposit',
      { price: 30_000, dealercomments: 'Was $32,990. Hold it for $500' },
      [],
    ],
    ['LEGAL 3 a used vehicle that nobody can tell apart', { stocknum: null, vin: null }, ['identity']],
    ['LEGAL 3 a registration tells it apart', { stocknum: null, vin: null, regplate: '123ABC' }, []],
    ['LEGAL 3 new vehicles have no number yet', { car_type: 'new', stocknum: null, vin: null, km: null }, []],
    ['LEGAL 3 in NSW a stock number is not enough', { vin: null, location_id: 'nsw' }, ['registration']],
    ['LEGAL 3 in NSW the VIN of an unregistered one is', { regplate: 'UNREG', location_id: 'nsw' }, []],
    [
      'LEGAL 3 words are no plate',
      { vin: null, regplate: 'Private plates', location_id: 'nsw' },
      ['registration'],
    ],
    ['LEGAL 3 a plate is one', { vin: null, regplate: 'BX 12 QT', location_id: 'nsw' }, []],
    [
      'LEGAL 3 the state that the stock says',
      { vin: null, location_id: null, state: 'nsw' },
      ['registration'],
    ],
    ['LEGAL 3 a used vehicle without kilometres', { km: null }, ['odometer']],
    ['LEGAL 3 a caravan has none', { km: null, category: 'caravan' }, []],
    [
      'LEGAL 1 a new drive-away price with a plate and no end of registration',
      { car_type: 'new', regplate: '123ABC' },
      ['registration-term'],
    ],
    ['LEGAL 1 with its end', { car_type: 'new', regplate: '123ABC', rego_expiry: '2027-01-01' }, []],
    [
      'LEGAL 4 a rate in the comments',
      { dealercomments: '<p>Drive it from 5.9% p.a.</p>' },
      ['rate-without-comparison'],
    ],
    [
      'LEGAL 1 in NSW words alone',
      { dealercomments: 'No on-road costs', location_id: 'nsw' },
      ['on-road-costs-words'],
    ],
    ['LEGAL 1 elsewhere they may', { dealercomments: 'No on-road costs' }, []],
  ])('%s', (_, document, rules) => {
    expect(judge(document)).toEqual(rules);
  });

  test('every rule counts, gives examples and names its source', () => {
    const stock = [0, 2, 4, 6, 8].map((index) =>
      fixtureVehicle(index, { ...complete, price_type: null, stocknum: index === 0 ? null : `S${index}` }),
    );
    const [sentence = '', ...others] = judgeStock([...stock, fixtureVehicle(10, complete)], [], site);
    expect(others).toEqual([]);
    expect(sentence).toMatch(/^5 of 6 vehicles, with a price but no price_type: .* Map a column/);
    expect(sentence).toContain(
      ' For example v0 (2015 Toyota HiLux), S2 (2017 Kia EV6), S4 (2019 Kia Sportage). ',
    );
    expect(sentence).toMatch(/Rule price-basis: Australian Consumer Law s 48; .*\.$/);
  });

  test('a rule has an id of its own and a source', () => {
    expect(new Set(vehicleRules.map(({ id }) => id)).size).toBe(vehicleRules.length);
    expect(vehicleRules.every(({ source }) => source.length > 10)).toBe(true);
  });
});

describe('offers', () => {
  const offer = { id: 'o1', name: 'HiLux runout', description: 'While stock lasts', dealership_id: 'd' };
  const model = { name: 'HiLux', slug: 'hilux' };
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing', { price: 49_990, price_type: 'drive_away' }, []],
    ['LEGAL 1 a price without its type', { price: 49_990, model }, ['offer-price-basis']],
    ['LEGAL 1 a service has none', { price: 299 }, []],
    ['LEGAL 1 plus on-road costs', { price: 49_990, price_type: 'plus ORC' }, ['offer-total-price']],
    ['LEGAL 4 a rate', { description: 'Finance from 1.9% p.a.' }, ['rate-without-comparison']],
    [
      'LEGAL 4 with its comparison rate in the terms',
      { description: 'Finance from 1.9% p.a.', disclaimer: 'Comparison rate 2.4%. WARNING: …' },
      [],
    ],
  ])('%s', (_, document, rules) => {
    expect(rulesOf(judgeStock([], [parseOffer({ ...offer, ...document })], site))).toEqual(rules);
  });

  test('LEGAL 1 the price is not shown where on-road costs come to it', () => {
    expect(parseOffer({ ...offer, price: 49_990, price_type: 'plus ORC' }).price).toBeNull();
    expect(parseOffer({ ...offer, price: 49, price_type: 'per month' }).price).toBe(49);
  });
});
