import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shortenAlertName } from '#domain/alert/alert.ts';
import type { StockRecord } from '#domain/alert/stock-record.ts';
import { openAlertFile } from '#scripts/sandbox/alert/tables.ts';
import { MessageError, type SendMessage } from '#scripts/sandbox/messages/message.ts';
import { recordOf } from '../../domain/alert/stock.ts';
import { createWorld, day, noon } from './alert-world.ts';

let folder: string;
let database: ReturnType<typeof openAlertFile>;
let world: ReturnType<typeof createWorld>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  database = openAlertFile(folder);
  world = createWorld(database);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const priced = (price: number, parts: Partial<StockRecord> = {}): StockRecord =>
  recordOf({ price, ranges: { price }, ...parts });
const nobody: SendMessage = () => Promise.reject(new MessageError('down'));

describe('ALRT-05 a night', () => {
  test('the first one tells nobody anything, and is the one to compare with', async () => {
    world.follow('ann', 'vehicle', 'a');
    world.follow('ann', 'search', '/search/');
    expect(await world.run({ a: priced(40_000) }, noon)).toMatchObject({
      status: 'first night',
      news: 0,
      sent: 0,
    });
    expect(await world.run({ a: priced(39_000) }, noon + day)).toMatchObject({
      status: 'done',
      news: 1,
      sent: 1,
    });
    expect(world.list()).toEqual(['ann@example.com: Price drop: 2021 Toyota HiLux SR5']);
  });

  test('tells one person all news in one message, each vehicle once', async () => {
    world.follow('ann', 'vehicle', 'a');
    world.follow('ann', 'search', '/search/?price=-39500');
    world.follow('bob', 'search', '/search/?price=-39500');
    await world.run({ a: priced(40_000) }, noon);
    const night = await world.run(
      { a: priced(39_000), b: priced(20_000, { slug: 'b', name: 'Kia Rio' }) },
      noon + day,
    );
    expect(night).toMatchObject({ changed: 2, alerts: 3, searches: 1, news: 5, sent: 2 });
    expect(world.list().toSorted()).toEqual([
      'ann@example.com: 2 vehicles with news for you',
      'bob@example.com: 2 vehicles with news for you',
    ]);
  });

  test('once more on the same day tells nobody twice, and keeps what came meanwhile for tomorrow', async () => {
    world.follow('ann', 'vehicle', 'a');
    world.follow('ann', 'vehicle', 'b');
    await world.run({ a: priced(40_000), b: priced(30_000, { name: 'Kia Rio' }) }, noon);
    await world.run({ a: priced(39_000), b: priced(30_000, { name: 'Kia Rio' }) }, noon + day);
    await world.run({ a: priced(39_000), b: priced(29_000, { name: 'Kia Rio' }) }, noon + day + 60);
    expect(world.list()).toHaveLength(1);
    await world.run({ a: priced(39_000), b: priced(29_000, { name: 'Kia Rio' }) }, noon + 2 * day);
    expect(world.list().at(-1)).toBe('ann@example.com: Price drop: Kia Rio');
    await world.run({ a: priced(39_000), b: priced(29_000, { name: 'Kia Rio' }) }, noon + 3 * day);
    expect(world.list()).toHaveLength(2);
  });

  test('news that waited and is over is told to nobody', async () => {
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000) }, noon);
    await world.run({ a: priced(39_000) }, noon + day);
    await world.run({ a: priced(38_000) }, noon + day + 60);
    const later = await world.run({ a: priced(39_500, { standing: 'reserved' }) }, noon + 2 * day);
    expect(later).toMatchObject({ sent: 0 });
    await world.run({ a: priced(39_500) }, noon + 3 * day);
    expect(world.list().at(-1)).toBe('ann@example.com: Available again: 2021 Toyota HiLux SR5');
  });

  test('an id that was handed on is new to searches, and news of what had it before is told to nobody', async () => {
    world.follow('ann', 'vehicle', 'a');
    world.follow('ben', 'search', '/search/');
    await world.run({ a: priced(40_000, { vin: 'first' }) }, noon);
    await world.run({ a: priced(39_000, { vin: 'first' }) }, noon + day);
    await world.run({ a: priced(38_000, { vin: 'first' }) }, noon + day + 60);
    const other = { vin: 'second', name: 'Kia Rio', slug: 'kia-rio-a' };
    expect(await world.run({ a: priced(9_000, other) }, noon + 2 * day)).toMatchObject({ news: 1, sent: 1 });
    expect(world.list()).toEqual([
      'ann@example.com: Price drop: 2021 Toyota HiLux SR5',
      'ben@example.com: New in your search: Kia Rio',
    ]);
    // Nor does Ann hear of it later, until hers is back.
    expect(await world.run({ a: priced(8_000, other) }, noon + 3 * day)).toMatchObject({ news: 0 });
    await world.run({ a: priced(38_000, { vin: 'first' }) }, noon + 4 * day);
    expect(await world.run({ a: priced(37_000, { vin: 'first' }) }, noon + 5 * day)).toMatchObject({
      news: 1,
    });
    expect(world.list().at(-1)).toBe('ann@example.com: Price drop: 2021 Toyota HiLux SR5');
  });

  test('whoever asks for the vehicle that an id was handed on to is told of that', async () => {
    const other = { vin: 'second', name: 'Kia Rio', slug: 'kia-rio-a' };
    world.follow('ann', 'vehicle', 'a', { at: noon - day });
    await world.run({ a: priced(40_000, { vin: 'first' }) }, noon);
    world.follow('ann', 'vehicle', 'a', { name: 'Kia Rio', at: noon + 60 });
    world.follow('bob', 'vehicle', 'a', { name: 'Kia Rio', at: noon + 60 });
    const hilux = '2021 Toyota HiLux SR5';
    world.follow('cat', 'vehicle', 'a', { name: hilux, at: noon + 60 });
    await world.run({ a: priced(9_000, other) }, noon + day);
    world.follow('cat', 'vehicle', 'a', { name: hilux, at: noon + day + 60 });
    await world.run({ a: priced(8_000, other) }, noon + 2 * day);
    world.follow('cat', 'vehicle', 'a', { name: 'Kia Rio', at: noon + 2 * day + 60 });
    await world.run({ a: priced(7_000, other) }, noon + 3 * day);
    const drop = (who: string): string => `${who}@example.com: Price drop: Kia Rio`;
    expect(world.list().toSorted()).toEqual([
      ...[drop('ann'), drop('ann'), drop('bob'), drop('bob'), drop('cat')],
    ]);
  });

  test('an alert of a long name, asked for after the last night, is about the vehicle of that name', async () => {
    const name = `2021 Toyota HiLux SR5 ${'with every option '.repeat(8)}`;
    await world.run({ a: priced(40_000, { vin: 'h', name, slug: 'h', model: 'h' }) }, noon);
    world.follow('ann', 'vehicle', 'a', { name: shortenAlertName(name), at: noon + 60 });
    const other = { vin: 'f', name: 'Ford Falcon', slug: 'f', model: 'f' };
    await world.run({ a: priced(9_000, other) }, noon + day);
    await world.run({ a: priced(8_000, other) }, noon + 2 * day);
    expect(world.list()).toEqual([]);
  });

  test('whoever turns an alert on again is told of the vehicle that it was about', async () => {
    const [rio, hilux] = [
      { vin: 'r', name: 'Kia Rio', slug: 'r', model: 'r' },
      { vin: 'h', name: 'HiLux', slug: 'h', model: 'h' },
    ];
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(20_000, rio) }, noon);
    world.alerts.setAside('ann', 'vehicle', 'a', noon + day - 60);
    await world.run({ a: priced(60_000, hilux) }, noon + day);
    world.alerts.takeBack('ann', 'vehicle', 'a', noon + day + 60);
    expect(await world.run({ a: priced(50_000, hilux) }, noon + 2 * day)).toMatchObject({
      news: 0,
      alerts: 0,
    });
    await world.run({ a: priced(20_000, rio) }, noon + 3 * day);
    expect(await world.run({ a: priced(19_000, rio) }, noon + 4 * day)).toMatchObject({ news: 1 });
  });

  test.each([
    ['with its stock number', { name: 'Kia Rio', slug: 'r', model: 'r' }, 0],
    [
      'with its stock number, of the same model: a VIN and a title that are put right',
      { name: 'HiLux SR5' },
      1,
    ],
  ])('an id that is handed on %s', async (_, other, news) => {
    world.follow('ann', 'vehicle', 'S1');
    await world.run({ S1: priced(40_000, { vin: 'first', stockNumber: 'S1' }) }, noon);
    const now = { vin: 'second', stockNumber: 'S1', slug: 'other', ...other };
    await world.run({ S1: priced(39_000, now) }, noon + day);
    expect(await world.run({ S1: priced(38_000, now) }, noon + 2 * day)).toMatchObject({ news });
  });

  test('ids that are changed round for a night end no alert, and what is cheaper after it is told', async () => {
    const [rio, hilux] = [
      { vin: 'r', name: 'Kia Rio', slug: 'r' },
      { vin: 'h', name: 'HiLux', slug: 'h' },
    ];
    const models = [{ model: 'rio' }, { model: 'hilux' }];
    world.follow('ann', 'vehicle', 'a');
    world.follow('ben', 'search', '/search/');
    const right = (price: number) => ({
      a: priced(price, { ...rio, ...models[0] }),
      b: priced(30_000, { ...hilux, ...models[1] }),
    });
    await world.run(right(20_000), noon);
    const { a, b } = right(20_000);
    expect(await world.run({ a: b, b: a }, noon + day)).toMatchObject({ news: 0, alerts: 1 });
    await world.run(right(19_000), noon + 2 * day);
    expect(world.list()).toEqual(['ann@example.com: Price drop: Kia Rio']);
  });

  test.each([
    ['S1', 'S2', 2],
    [null, null, 0],
  ])('VINs that are exchanged are no price drops: stock numbers %s and %s', async (one, other, told) => {
    for (const id of ['a', 'b']) world.follow('ann', 'vehicle', id);
    const stock = (a: string, b: string, less: number) => ({
      a: priced(121_990 - less, { vin: a, name: 'LandCruiser', slug: 'l', model: 'l', stockNumber: one }),
      b: priced(12_777 - less, { vin: b, name: 'Corolla', slug: 'c', model: 'c', stockNumber: other }),
    });
    await world.run(stock('x', 'y', 0), noon);
    expect(await world.run(stock('y', 'x', 0), noon + day)).toMatchObject({ news: 0 });
    // Page and stock number say that both are cheaper; without them nobody knows.
    expect(await world.run(stock('x', 'y', 100), noon + 2 * day)).toMatchObject({ news: told });
  });

  test('a stock that is numbered anew is new to no search, and its former ids are of nobody else', async () => {
    const other = { vin: 'o', name: 'Kia Rio', slug: 'o', model: 'o' };
    world.follow('ann', 'vehicle', 'a');
    world.follow('ben', 'search', '/search/');
    await world.run({ a: priced(40_000, { vin: 'v' }) }, noon);
    expect(await world.run({ b: priced(39_000, { vin: 'v' }) }, noon + day)).toMatchObject({ news: 0 });
    // Back under its former id it is what it was the night before.
    expect(await world.run({ a: priced(38_000, { vin: 'v' }) }, noon + 20 * day)).toMatchObject({ news: 1 });
    expect(world.list()).toEqual(['ann@example.com: Price drop: 2021 Toyota HiLux SR5']);
    await world.run({ b: priced(38_000, { vin: 'v' }) }, noon + 21 * day);
    await world.run({ a: priced(9_000, other), b: priced(38_000, { vin: 'v' }) }, noon + 22 * day);
    await world.run({ a: priced(8_000, other), b: priced(38_000, { vin: 'v' }) }, noon + 23 * day);
    expect(world.list().filter((line) => line.startsWith('ann'))).toHaveLength(1);
  });

  test('a VIN that is put right takes no alert away', async () => {
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000, { vin: 'mistyped' }) }, noon);
    await world.run({ a: priced(40_000, { vin: 'right' }) }, noon + day);
    await world.run({ a: priced(39_000, { vin: 'right' }) }, noon + 2 * day);
    expect(world.list()).toEqual(['ann@example.com: Price drop: 2021 Toyota HiLux SR5']);
  });

  test.each([
    ['half of the rows are lost', 4, 'refused'],
    ['some are sold', 6, 'done'],
  ])('when %s: the night is %s', async (_, left, status) => {
    const ids = Array.from({ length: 10 }, (__, at) => `v${at}`);
    const stock = (many: readonly string[]) => Object.fromEntries(many.map((id) => [id, priced(20_000)]));
    for (const id of ids) world.follow('ann', 'vehicle', id);
    await world.run(stock(ids), noon);
    expect(await world.run(stock(ids.slice(0, left)), noon + 2 * day)).toMatchObject({ status, sent: 0 });
    // The import is whole again: what was lost for a night is back, and nobody hears of it.
    expect(await world.run(stock(ids), noon + 3 * day)).toMatchObject({ status: 'done', sent: 0 });
  });

  test('a loss that was believed does not make thousands come back', async () => {
    const ids = Array.from({ length: 30 }, (_, at) => `v${at}`);
    const stock = Object.fromEntries(ids.map((id) => [id, priced(20_000)]));
    for (const id of ids) world.follow('ann', 'vehicle', id);
    await world.run(stock, noon);
    await world.run({}, noon + day, { force: true });
    const night = await world.run(stock, noon + 9 * day);
    expect(night).toMatchObject({ status: 'done', news: 0, sent: 0 });
    expect(night.problem).toBe('30 missing vehicles came back in one night; nobody is told of them.');
  });

  test('a dry run counts, and leaves the night for the real one', async () => {
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000) }, noon);
    expect(await world.run({ a: priced(39_000) }, noon + day, { dryRun: true })).toMatchObject({
      news: 1,
      sent: 0,
    });
    expect(world.list()).toEqual([]);
    expect(await world.run({ a: priced(39_000) }, noon + day)).toMatchObject({ news: 1, sent: 1 });
  });
});

describe('ALRT-05 a service that is down', () => {
  test('gets the same message with the same id the next day, and no second one with it', async () => {
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000) }, noon);
    const ids: string[] = [];
    const send: SendMessage = (id) => (ids.push(id), Promise.reject(new MessageError('down')));
    expect(await world.run({ a: priced(39_000) }, noon + day, { send })).toMatchObject({
      failed: 1,
      sent: 0,
    });
    expect(await world.run({ a: priced(38_000) }, noon + 2 * day)).toMatchObject({ failed: 0, sent: 1 });
    expect([...world.got.keys()]).toEqual(ids);
    expect(await world.run({ a: priced(38_000) }, noon + 3 * day)).toMatchObject({ sent: 0 });
    expect(world.list()).toHaveLength(1);
  });

  test('gets the prices of the day on which it takes the message', async () => {
    world.follow('ann', 'vehicle', 'a');
    world.follow('ann', 'vehicle', 'b');
    await world.run({ a: priced(40_000), b: priced(30_000) }, noon);
    await world.run({ a: priced(39_000), b: priced(29_000) }, noon + day, { send: nobody });
    const now = { a: priced(38_500), b: priced(30_000) };
    expect(await world.run(now, noon + 2 * day)).toMatchObject({ sent: 1 });
    const [message] = world.got.values();
    expect(message?.text).toContain('$38,500');
    expect(message?.text).not.toMatch(/39,000|29,000|\$30,000/);
  });

  test('is told of two falls of one price once', async () => {
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000) }, noon);
    await world.run({ a: priced(39_000) }, noon + day, { send: nobody });
    expect(await world.run({ a: priced(38_000) }, noon + 2 * day)).toMatchObject({ sent: 1 });
    const [message] = world.got.values();
    expect(message?.text).toContain('Now $38,000 Drive Away (was $40,000)');
    expect(await world.run({ a: priced(38_000) }, noon + 3 * day)).toMatchObject({ sent: 0 });
  });

  test.each<[string, Partial<StockRecord>]>([
    ['whose id another vehicle has by then', { slug: 'rio', name: '2014 Kia Rio S', vin: 'V2', stockNumber: 'U2', model: 'kia rio 2014' }], // oxfmt-ignore
    ['whose price is of another kind by then', { priceType: 'excluding_government_charges' }],
  ])('gets no message of a vehicle %s', async (_, parts) => {
    const own = { vin: 'V1', stockNumber: 'U1', model: 'toyota hilux 2021' };
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000, own) }, noon);
    await world.run({ a: priced(39_000, own) }, noon + day, { send: nobody });
    const late = await world.run({ a: priced(6_000, { ...own, ...parts }) }, noon + 2 * day);
    expect(late).toMatchObject({ sent: 0, failed: 0, unwanted: 1 });
    expect(world.list()).toEqual([]);
  });

  test('gets no message of a vehicle that a search finds no longer', async () => {
    world.follow('ann', 'search', '/search/?price=-30000');
    await world.run({ a: priced(31_000) }, noon);
    await world.run({ a: priced(29_000) }, noon + day, { send: nobody });
    expect(await world.run({ a: priced(35_000) }, noon + 2 * day)).toMatchObject({ sent: 0, unwanted: 1 });
  });

  test('gets no message of which nothing is true any more', async () => {
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000) }, noon);
    await world.run({ a: priced(39_000) }, noon + day, { send: nobody });
    const late = await world.run({ a: priced(41_000) }, noon + 2 * day);
    expect(late).toMatchObject({ sent: 0, failed: 0, givenUp: 0, unwanted: 1 });
    expect(world.list()).toEqual([]);
    expect(await world.run({ a: priced(40_500) }, noon + 3 * day)).toMatchObject({ sent: 1 });
  });

  test('for three days: the message is given up and said to be', async () => {
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000) }, noon);
    await world.run({ a: priced(39_000) }, noon + day, { send: nobody });
    const late = await world.run({ a: priced(39_000) }, noon + 4 * day, { send: nobody });
    expect(late).toMatchObject({ failed: 0, givenUp: 1 });
    expect(await world.run({ a: priced(39_000) }, noon + 5 * day)).toMatchObject({ sent: 0 });
  });

  test('news of the night on which a message is given up is not given up with it', async () => {
    world.follow('ann', 'vehicle', 'a');
    world.follow('ann', 'vehicle', 'b');
    await world.run({ a: priced(40_000), b: priced(30_000) }, noon);
    const fallen = { a: priced(39_000), b: priced(30_000) };
    await world.run(fallen, noon + day, { send: nobody });
    for (const night of [2, 3]) await world.run(fallen, noon + night * day, { send: nobody });
    const both = { a: priced(39_000), b: priced(29_000) };
    expect(await world.run(both, noon + 4 * day, { send: nobody })).toMatchObject({ givenUp: 1 });
    expect(await world.run(both, noon + 5 * day)).toMatchObject({ sent: 1 });
    const [message] = world.got.values();
    expect(message?.text).toContain('Now $29,000');
    expect(message?.text).not.toContain('$39,000');
    expect(await world.run(both, noon + 6 * day)).toMatchObject({ sent: 0 });
  });

  test('news of a night on which nothing else of an old message is true is told by itself', async () => {
    world.follow('ann', 'vehicle', 'a');
    world.follow('ann', 'vehicle', 'b');
    await world.run({ a: priced(40_000), b: priced(30_000) }, noon);
    await world.run({ a: priced(39_000), b: priced(30_000) }, noon + day, { send: nobody });
    const other = { a: priced(40_000), b: priced(29_000) };
    const late = await world.run(other, noon + 4 * day, { send: nobody });
    expect(late).toMatchObject({ unwanted: 1, failed: 1, givenUp: 0 });
    expect(await world.run(other, noon + 5 * day)).toMatchObject({ sent: 1 });
    expect([...world.got.values()][0]?.text).toContain('Now $29,000');
  });

  test('what waits is told when a thing was removed by mistake meanwhile, and that undone', async () => {
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000) }, noon);
    await world.run({ a: priced(39_000) }, noon + day, { send: nobody });
    world.alerts.setAside('ann', 'vehicle', 'a', noon + day + 60);
    world.alerts.takeBack('ann', 'vehicle', 'a', noon + day + 63);
    expect(await world.run({ a: priced(39_000) }, noon + 2 * day)).toMatchObject({ sent: 1 });
  });

  test('who has stopped meanwhile gets nothing', async () => {
    world.follow('ann', 'vehicle', 'a');
    await world.run({ a: priced(40_000) }, noon);
    await world.run({ a: priced(39_000) }, noon + day, { send: nobody });
    world.alerts.remove('ann', 'vehicle', 'a');
    expect(await world.run({ a: priced(39_000) }, noon + 2 * day)).toMatchObject({ sent: 0 });
    expect(world.list()).toEqual([]);
  });
});

describe('ALRT-01 whoever leaves', () => {
  test('an alert that is off, or whose account is gone, is told nothing, and nothing of it is kept', async () => {
    for (const who of ['ann', 'bob', 'cat']) world.follow(who, 'vehicle', 'a');
    await world.run({ a: priced(40_000) }, noon);
    world.alerts.remove('ann', 'vehicle', 'a');
    world.alerts.forget('bob');
    await world.run({ a: priced(39_000) }, noon + day);
    expect(world.list()).toEqual(['cat@example.com: Price drop: 2021 Toyota HiLux SR5']);
    world.alerts.forget('cat');
    for (const table of ['alerts', 'messages', 'news'])
      expect(database.prepare(`select * from ${table}`).all(), table).toEqual([]);
  });
});

test.each([
  ['select news.id from alerts join news on news.alert = alerts.id where account = 1 and message is null'],
  ['select count(*) from news where alert = 1 and message is null'],
])('ALRT-05 what waits for one person is found without all that waits: %s', (question) => {
  const plan = database
    .prepare(`explain query plan ${question}`)
    .all()
    .map(({ detail }) => String(detail));
  expect(plan.filter((step) => step.includes('news'))).toEqual([expect.stringContaining('alert=?')]);
});
