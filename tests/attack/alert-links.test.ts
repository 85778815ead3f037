import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkLasts, readLinkToken, writeLinkToken } from '#scripts/sandbox/alert/link-token.ts';
import { openAlertFile } from '#scripts/sandbox/alert/tables.ts';
import { readSecret } from '#scripts/sandbox/storage/read-secret.ts';
import { recordOf } from '../domain/alert/stock.ts';
import { createWorld, day, noon } from '../scripts/alerts/alert-world.ts';

let folder: string;
let database: ReturnType<typeof openAlertFile>;
let world: ReturnType<typeof createWorld>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alert-links-'));
  database = openAlertFile(folder);
  world = createWorld(database);
  for (const who of ['ann', 'bob']) for (const car of ['a', 'b', 'c']) world.follow(who, 'vehicle', car);
  const stock = (price: number) => ({ a: recordOf({ price }), b: recordOf({ price }), c: recordOf() });
  await world.run(stock(40_000), noon);
  await world.run(stock(39_000), noon + day);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const now = noon + 2 * day;
const tokenOf = (who: string): string =>
  /\/alerts\/#(\S+)/.exec([...world.got.values()].find(({ to }) => to.startsWith(who))?.text ?? '')?.[1] ??
  '';
const isOn = (who: string): string[] =>
  world.alerts
    .list(who)
    .map(({ subject }) => subject)
    .toSorted();
const read = (token: string, at = now) => world.alerts.linked.read(token, at);
const view = (who: string) => {
  const opened = read(tokenOf(who));
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
};

describe('ALRT-07 the link of a message', () => {
  test('stops one alert, or all, and takes that back at once; reading it changes nothing', () => {
    const [first] = view('ann').alerts;
    expect(view('ann')).toMatchObject({ to: 'a…@example.com', others: 1 });
    expect(view('ann').alerts.map(({ name, on }) => `${name} ${on}`)).toEqual(['a true', 'b true']);
    expect(isOn('ann')).toEqual(['a', 'b', 'c']);
    const choose = (alert: number | null, on: boolean) =>
      world.alerts.linked.choose(tokenOf('ann'), { alert, on }, now);
    choose(first?.id ?? 0, false);
    expect(isOn('ann')).toEqual(['b', 'c']);
    choose(first?.id ?? 0, true);
    choose(null, false);
    choose(null, false);
    expect(isOn('ann')).toEqual([]);
    choose(null, true);
    expect(isOn('ann')).toEqual(['a', 'b']);
    expect(isOn('bob')).toEqual(['a', 'b', 'c']);
  });

  test('does nothing to alerts of others, and none that its message was not about', () => {
    const others = database
      .prepare('select id from alerts')
      .all()
      .map(({ id }) => Number(id));
    const own = view('ann').alerts.map(({ id }) => id);
    for (const id of [...others.filter((one) => !own.includes(one)), 0, -1, 2 ** 40])
      for (const on of [false, true]) world.alerts.linked.choose(tokenOf('ann'), { alert: id, on }, now);
    expect([isOn('ann'), isOn('bob')]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  test('that stops all holds for what is saved again within minutes; what is saved no more it does not show', () => {
    world.alerts.setAside('ann', 'vehicle', 'a', now);
    expect(view('ann').alerts.map(({ name }) => name)).toEqual(['b']);
    world.alerts.linked.choose(tokenOf('ann'), { alert: null, on: true }, now);
    expect(isOn('ann')).toEqual(['b', 'c']);
    world.alerts.linked.choose(tokenOf('ann'), { alert: null, on: false }, now);
    world.alerts.takeBack('ann', 'vehicle', 'a', now + 5);
    expect(isOn('ann')).toEqual([]);
  });

  test('that stops one holds where it was shown before its thing was removed, and is saved again', () => {
    const [first] = view('ann').alerts;
    world.alerts.setAside('ann', 'vehicle', 'a', now);
    world.alerts.linked.choose(tokenOf('ann'), { alert: first?.id ?? 0, on: false }, now);
    world.alerts.takeBack('ann', 'vehicle', 'a', now + 5);
    expect(isOn('ann')).toEqual(['b', 'c']);
  });

  test('brings nothing back that was taken away', () => {
    const [first] = view('ann').alerts;
    world.alerts.remove('ann', 'vehicle', 'a');
    world.alerts.linked.choose(tokenOf('ann'), { alert: first?.id ?? 0, on: true }, now);
    world.alerts.linked.choose(tokenOf('ann'), { alert: null, on: true }, now);
    expect(isOn('ann')).toEqual(['b', 'c']);
    const token = tokenOf('ann');
    world.alerts.forget('ann');
    expect(read(token)).toBe('false');
  });

  test('is good for 400 days, and says when it is over', () => {
    expect(read(tokenOf('ann'), noon + day + linkLasts - 1)).toMatchObject({ others: 1 });
    expect(read(tokenOf('ann'), noon + day + linkLasts + 3_600)).toBe('old');
  });
});

describe('ALRT-07 whoever makes up a link', () => {
  const secret = new Uint8Array(32).fill(7);
  const message = 'ab'.repeat(12);
  const token = writeLinkToken(secret, message, now);

  test('a token is of one server alone', () => {
    expect(readLinkToken(secret, token, now)).toEqual({ message });
    expect(readLinkToken(new Uint8Array(32), token, now)).toBe('false');
    expect(readLinkToken(readSecret(database, 'links'), token, now)).toBe('false');
  });

  test('no change of a letter gives another one', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ ';
    for (let at = 0; at < token.length; at += 1)
      for (const letter of letters) {
        const other = token.slice(0, at) + letter + token.slice(at + 1);
        if (other !== token) expect(readLinkToken(secret, other, now), other).toBe('false');
      }
  });

  test('nothing else is one', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 200 }),
          fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
          fc.constantFrom('', token.slice(1), `${token}A`, `${token}=`, ` ${token}`, token.toLowerCase()),
        ),
        (made) => readLinkToken(secret, made, now) === 'false',
      ),
      { seed: 16, numRuns: 2_000 },
    );
  });
});
