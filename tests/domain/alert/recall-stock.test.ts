import { describe, expect, test } from 'vitest';
import { mergeStock } from '#domain/alert/merge-stock.ts';
import { recallStock } from '#domain/alert/recall-stock.ts';
import { isSameVehicle, type StockRecord } from '#domain/alert/stock-record.ts';
import { recordOf } from './stock.ts';

const night = 1_750_000_000;
const day = 86_400;
const falcon = { slug: '2015-ford-falcon-1', name: '2015 Ford Falcon', model: '["ford","falcon",2015]' };
const title = { slug: '2021-toyota-hilux-price-reduced-1', name: '2021 Toyota HiLux - Price Reduced' };
const gone = { standing: 'gone', lists: {}, ranges: {}, words: '' } as const;
const stockOf = (records: Record<string, Partial<StockRecord>>): Map<string, StockRecord> =>
  new Map(Object.entries(records).map(([id, parts]) => [id, recordOf(parts)]));

describe('ALRT-02 an id that an import hands on', () => {
  test.each<[string, Partial<StockRecord>, Partial<StockRecord>, boolean]>([
    ['the same', {}, { price: 39_000 }, true],
    ['another name', {}, { name: 'HiLux SR5 Ute' }, true],
    ['another title', {}, title, true],
    ['another title, back from sold', { ...gone, ...title }, {}, true],
    ['another model under its VIN', { vin: 'a' }, { ...falcon, vin: 'a' }, true],
    ['another model under its stock number', { stockNumber: 'S1' }, { ...falcon, stockNumber: 'S1' }, false],
    ['no VIN this time', { vin: 'a' }, title, true],
    ['another name, address and model', {}, falcon, false],
    ['the same, without stock numbers', { stockNumber: null }, { ...falcon, stockNumber: null }, false],
    ['the same, long after', { ...gone, standing: 'missing' }, falcon, false],
    ['another VIN alone', { vin: 'a' }, { vin: 'b' }, false],
    ['a VIN that is put right', { vin: 'a', stockNumber: 'S1' }, { vin: 'b', stockNumber: 'S1' }, true],
    [
      'another VIN and name',
      { vin: 'a', stockNumber: 'S1' },
      { ...falcon, vin: 'b', stockNumber: 'S1' },
      false,
    ],
  ])('%s', (_, was, now, isSame) => {
    expect(isSameVehicle(recordOf(was), recordOf(now))).toBe(isSame);
  });

  test('of a record of an earlier release, which knows no model, is told by name and address', () => {
    const { model, ...earlier } = recordOf();
    expect(model).toBeDefined();
    expect(isSameVehicle(earlier, recordOf(title))).toBe(false);
    expect(isSameVehicle(earlier, recordOf({ name: title.name }))).toBe(true);
  });

  test('begins anew: what was offered before was another one', () => {
    const before = stockOf({ a: { ...gone, vin: 'a', goneSince: night, wasOffered: true } });
    const tonight = stockOf({
      a: { ...falcon, ...gone, vin: 'b', goneSince: night + day, wasOffered: false },
    });
    const { former, handedOn } = recallStock(before, tonight);
    expect(handedOn).toEqual([{ id: 'a', isAlike: false }]);
    expect(mergeStock(former, tonight, night + day).get('a')).toMatchObject({
      goneSince: night + day,
      wasOffered: false,
    });
  });

  test('is known by its last VIN over nights in which the feed shows none', () => {
    const tonight = stockOf({ a: { vin: null } });
    const { former } = recallStock(stockOf({ a: { vin: 'a' } }), tonight);
    const without = mergeStock(former, tonight, night);
    expect(without.get('a')).toMatchObject({ vin: 'a' });
    expect(recallStock(without, stockOf({ a: { vin: 'b' } })).handedOn).toEqual([{ id: 'a', isAlike: true }]);
  });
});

describe('ALRT-02 a vehicle under another id is known by its VIN', () => {
  const of = (vin: string, parts: Partial<StockRecord> = {}): Partial<StockRecord> => ({
    ...{ vin, slug: `of-${vin}`, name: vin, model: vin },
    ...parts,
  });
  const away = { standing: 'missing', goneSince: night } as const;
  const [as1, as2] = [of('1'), of('2')].map(({ slug = '', name = '', model = '' }) => ({
    slug,
    name,
    model,
  }));
  const alike = (a: string, b: string) => ({ a: of(a, as1), b: of(b, as2) });
  const recall = (
    ...stocks: [Record<string, Partial<StockRecord>>, Record<string, Partial<StockRecord>>]
  ) => {
    const { former, handedOn } = recallStock(stockOf(stocks[0]), stockOf(stocks[1]));
    return {
      known: Object.fromEntries([...former].map(([id, { vin }]) => [id, vin])),
      handedOn: handedOn.map(({ id }) => id),
    };
  };

  test.each<
    [
      string,
      Record<string, Partial<StockRecord>>,
      Record<string, Partial<StockRecord>>,
      Record<string, string>,
      string[],
    ]
  >([
    [
      'all are numbered anew',
      { a: of('1'), b: of('2') },
      { c: of('1'), d: of('2') },
      { a: '1', b: '2', c: '1', d: '2' },
      [],
    ],
    [
      'numbered anew once more',
      { a: of('1', away), b: of('1') },
      { c: of('1') },
      { a: '1', b: '1', c: '1' },
      [],
    ],
    [
      'its former id is given away later',
      { a: of('1', away), b: of('1') },
      { a: of('2'), b: of('1') },
      { b: '1' },
      ['a'],
    ],
    [
      'ids are changed round',
      { a: of('1'), b: of('2') },
      { a: of('2'), b: of('1') },
      { a: '2', b: '1' },
      ['a', 'b'],
    ],
    ['VINs alone are exchanged', alike('1', '2'), alike('2', '1'), {}, ['a', 'b']],
    ['a new one has its mistyped VIN', { a: of('1') }, { a: of('2', as1), b: of('1', as2) }, {}, ['a']],
    ['a new one has its former id', { a: of('1') }, { a: of('2'), b: of('1') }, { b: '1' }, ['a']],
    [
      'it left the stock, and has its id still',
      { a: of('1'), b: of('2') },
      { b: of('2') },
      { a: '1', b: '2' },
      [],
    ],
    ['two had its VIN', { a: of('1'), b: of('1') }, { c: of('1') }, { a: '1', b: '1' }, []],
    ['two have its VIN', { a: of('1') }, { b: of('1'), c: of('1') }, { a: '1' }, []],
    ['one more has its VIN', { a: of('1') }, { a: of('1'), c: of('1') }, { a: '1' }, []],
  ])('%s', (_, before, tonight, known, handedOn) => {
    expect(recall(before, tonight)).toEqual({ known, handedOn });
  });
});
