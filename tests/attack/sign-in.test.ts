import http from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCodeBook } from '#scripts/sandbox/account/codes.ts';
import { openAccountFile } from '#scripts/sandbox/account/tables.ts';
import { openSignIn, type SignInSandbox } from '../scripts/sandbox/api/sign-in-sandbox.ts';

let server: SignInSandbox;
/** With the usual limits. */
let limited: SignInSandbox;
beforeAll(async () => {
  [server, limited] = await Promise.all([openSignIn({ unlimited: true }), openSignIn({ unlimited: false })]);
});
afterAll(() => Promise.all([server.close(), limited.close()]));

const create = () => ({ cookie: '' });
const siteOf = ({ dealers, slug }: SignInSandbox): string =>
  dealers.find(({ site }) => site.slug === slug)?.site.url ?? '';

describe('AUTH whoever wants to know who has an account', () => {
  test('gets the same answer for everybody', async () => {
    await server.signIn(create());
    const ask = async (phone_number: string) => {
      const { status, body, headers } = await server.call(create(), 'POST', '/code', {
        phone_number,
        dealership_slug: server.slug,
      });
      return [status, Object.keys(body ?? {}), body?.['resend_after'], [...headers.keys()].toSorted()];
    };
    expect(await ask('0412 345 678')).toEqual(await ask('0499 999 999'));
  });

  test('gets it in the same time', async () => {
    const measure = async (phone_number: string): Promise<number> => {
      const begun = performance.now();
      await server.call(create(), 'POST', '/code', { phone_number, dealership_slug: server.slug });
      return performance.now() - begun;
    };
    const median = (times: number[]): number =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const compare = async (): Promise<number> => {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let at = 0; at < 40; at += 1) {
        known.push(await measure('0412 345 678'));
        unknown.push(await measure('0477 777 777'));
      }
      return Math.abs(median(known) - median(unknown));
    };
    // An answer takes some milliseconds; a difference that tells something would be one of a database or a message, and there each time.
    const longest = 5;
    let difference = await compare();
    for (let more = 0; more < 2 && difference >= longest; more += 1)
      difference = Math.min(difference, await compare());
    expect(difference).toBeLessThan(longest);
  });
});

describe('AUTH whoever guesses', () => {
  test('gets five tries, also when all come at the same moment', async () => {
    const request_id = await server.askCode(create(), '0412 345 678');
    const code = server.readCode('+61412345678');
    const guesses = Array.from({ length: 60 }, (_, at) => String(at + 1).padStart(6, '0')).filter(
      (guess) => guess !== code,
    );
    const answers = await Promise.all(
      guesses.map((guess) => server.call(create(), 'POST', '/verify', { request_id, code: guess })),
    );
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    expect(answers.filter(({ body }) => Number(body?.['tries_left']) > 0)).toHaveLength(4);
    expect((await server.call(create(), 'POST', '/verify', { request_id, code })).status).toBe(401);
  });

  test('cannot use up the code of somebody else', async () => {
    const shopper = create();
    const request_id = await server.askCode(shopper, '0412 345 678');
    const code = server.readCode('+61412345678');
    for (let at = 0; at < 10; at += 1)
      await server.call(create(), 'POST', '/verify', { request_id: 'f'.repeat(32), code: '111111' });
    expect((await server.call(shopper, 'POST', '/verify', { request_id, code })).status).toBe(200);
  });

  test('is stopped by the connection, and so is who sends codes to many numbers', async () => {
    const tries = await Promise.all(
      Array.from({ length: 45 }, () =>
        limited.call(create(), 'POST', '/verify', { request_id: 'x', code: '111111' }),
      ),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    const asked = [];
    for (let at = 0; at < 12; at += 1)
      asked.push(
        (
          await limited.call(create(), 'POST', '/code', {
            phone_number: `04120000${at + 10}`,
            dealership_slug: limited.slug,
          })
        ).status,
      );
    expect(asked).toEqual([...Array<number>(10).fill(202), 429, 429]);
    expect(limited.inbox.list(100, 'sms')).toHaveLength(10);
  });

  test('gets no more codes by deleting the account each time', async () => {
    const own = await openSignIn({ unlimited: false });
    const shopper = create();
    await own.signIn(shopper);
    expect((await own.call(shopper, 'DELETE', '/account')).status).toBe(204);
    const wish = { phone_number: '0412 345 678', dealership_slug: own.slug };
    expect((await own.call(create(), 'POST', '/code', wish)).status).toBe(429);
    await own.close();
  });

  test('whoever finds a used code signs nobody in', async () => {
    const shopper = create();
    const request_id = await server.askCode(shopper, '0412 345 678');
    const body = { request_id, code: server.readCode('+61412345678') };
    const both = await Promise.all([1, 2].map(() => server.call(create(), 'POST', '/verify', body)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await server.call(create(), 'POST', '/verify', body)).status).toBe(401);
  });
});

describe('AUTH whoever has codes sent to somebody else’s number', () => {
  const subject = '+61412345678';
  const owner = { dealer: 'x', subject };
  const start = 1_800_000_000;
  const day = 86_400;
  const open = () => createCodeBook(openAccountFile(join(server.folder, crypto.randomUUID())), 's', false);
  const isSent = (made: object): boolean => 'code' in made;

  test('all day by one connection keeps the owner waiting for a minute, not for a day', () => {
    const book = open();
    let sent = 0;
    for (let now = 0; now < day; now += 15) if (isSent(book.make(owner, 'attacker', start + now))) sent += 1;
    expect(sent).toBe(10);
    expect(isSent(book.make(owner, 'home', start + day - 1))).toBe(true);
    expect(isSent(book.make(owner, 'attacker', start + day - 1))).toBe(false);
  });

  test('by a thousand connections makes everybody wait, half an hour at most, and gets few guesses', () => {
    const book = open();
    const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
    let [sent, guesses] = [0, 0];
    for (let now = 0; now < day; now += 20) {
      const made = book.make(owner, `bot ${(now / 20) % 1_000}`, start + now);
      if ('wait' in made) {
        expect(made.wait).toBeLessThanOrEqual(1_800);
        continue;
      }
      sent += 1;
      do guesses += 1;
      while ((book.use(made.request, wrong(made.code), start + now) as { left: number }).left > 0);
      expect(book.use(made.request, made.code, start + now)).toEqual({ left: 0 });
    }
    expect(sent).toBeLessThan(70);
    expect(guesses).toBeLessThan(170);
    const last = book.make(owner, 'home', start + day + 1_800) as { request: string; code: string };
    expect(book.use(last.request, wrong(last.code), start + day + 1_801)).toEqual({ left: 1 });
    expect(book.use(last.request, last.code, start + day + 1_801)).toEqual(owner);
  });

  test('has a hundred sent in a day, whomever to, and keeps nobody waiting who signed in there before', () => {
    const book = open();
    const first = book.make(owner, 'attacker', start - day) as { request: string; code: string };
    expect(book.use(first.request, first.code, start - day + 60)).toEqual(owner);
    const numbers = Array.from({ length: 500 }, (_, at) => ({ dealer: 'x', subject: `+61412${at}` }));
    const made = numbers.map((one, at) => book.make(one, 'attacker', start + at));
    expect(made.filter(isSent)).toHaveLength(100);
    expect(made.at(-1)).toEqual({ wait: day - 499 });
    expect(isSent(book.make(owner, 'attacker', start + 500))).toBe(true);
    expect(isSent(book.make(numbers[499] ?? owner, 'home', start + 500))).toBe(true);
  });

  test('by a crowd in the very second in which each wait ends keeps nobody waiting where they signed in before', () => {
    const book = open();
    const first = book.make(owner, 'home', start - day) as { request: string; code: string };
    expect(book.use(first.request, first.code, start - day + 60)).toEqual(owner);
    let next = 0;
    const ask = (now: number): void => {
      if (now < next) return;
      const made = Array.from({ length: 8 }, (_, bot) => book.make(owner, `bot ${bot}`, start + now));
      next = now + Math.min(...made.map((one) => ('wait' in one ? one.wait : 1)));
    };
    const sent = { home: 0, elsewhere: 0 };
    for (let now = 0; now < day / 2; now += 1) {
      ask(now);
      if (now % 4_500 !== 4_499) continue;
      if (isSent(book.make(owner, 'elsewhere', start + now))) sent.elsewhere += 1;
      if (isSent(book.make(owner, 'home', start + now))) sent.home += 1;
    }
    expect(sent.home).toBe(9);
    // Who waits for others tells that there were some.
    expect(sent.elsewhere).toBeLessThan(3);
  });

  test('locks nobody out over the network either', async () => {
    const behind = await openSignIn({ unlimited: false, proxies: 1 });
    const ask = async (connection: string): Promise<number> =>
      (
        await behind.call(
          create(),
          'POST',
          '/code',
          { phone_number: '0412 345 678', dealership_slug: behind.slug },
          { 'x-forwarded-for': connection, origin: new URL(siteOf(behind)).origin },
        )
      ).status;
    const database = new DatabaseSync(join(behind.folder, 'accounts.sqlite'));
    // Time goes on between them.
    const pass = database.prepare('update codes set created = created - 4000');
    const attacked: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      attacked.push(await ask('203.0.113.9'));
      pass.run();
    }
    expect(attacked).toEqual([...Array<number>(10).fill(202), 429]);
    expect(await ask('198.51.100.7')).toBe(202);
    const kept = database.prepare('select connection from codes').all();
    expect(JSON.stringify(kept)).not.toContain('203.0.113.9');
    database.close();
    await behind.close();
  });
});

describe('AUTH whoever plants a session', () => {
  test('has nothing of it: signing in makes a new one and ends the old one', async () => {
    const attacker = create();
    await server.signIn(attacker, '0400 111 222', '+61400111222');
    const planted = attacker.cookie;
    const victim = { cookie: planted };
    await server.signIn(victim);
    expect(victim.cookie).not.toBe(planted);
    expect((await server.call({ cookie: planted }, 'GET', '/me')).status).toBe(401);
    const chosen = { cookie: 'session=chosen-by-the-attacker' };
    await server.signIn(chosen);
    expect(chosen.cookie).not.toContain('chosen');
  });
});

describe('AUTH whoever has a sibling of the site’s domain', () => {
  const site = 'www.summit.example';
  test('plants no plain cookie where a proxy says that the site is none of this machine', async () => {
    const shopper = create();
    await server.signIn(shopper);
    expect(shopper.cookie).toMatch(/^session=/);
    const ask = async (cookie: string, headers: Record<string, string>) =>
      (await server.call({ cookie }, 'GET', '/me', undefined, headers)).status;
    const secure = `__Host-${shopper.cookie}`;
    for (const headers of [
      { 'x-forwarded-host': site },
      { 'x-forwarded-for': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
      { via: '1.1 edge' },
    ]) {
      expect(await ask(shopper.cookie, headers), JSON.stringify(headers)).toBe(401);
      expect(await ask(secure, headers), JSON.stringify(headers)).toBe(200);
    }
    expect(await ask(shopper.cookie, { 'x-forwarded-host': 'summit.localhost:4321' })).toBe(200);
  });

  test('may be another dealer of the same server, and acts for nobody of this one', async () => {
    const urlOf = (slug: string) =>
      new URL(server.dealers.find((dealer) => dealer.site.slug === slug)?.site.url ?? '').origin;
    const headers = { 'x-forwarded-host': site, origin: urlOf('volt-electric') };
    const shopper = create();
    await server.signIn(shopper);
    const secure = { cookie: `__Host-${shopper.cookie}` };
    const car = { phone_number: '+61412345678', car_id: 'car-1' };
    const calls: [method: string, path: string, body?: object][] = [
      ['POST', '/watchlist/save-car', car],
      ['POST', '/watchlist/remove-car', car],
      ['POST', '/saved-searches/save', { name: 'x', path: '/cars/' }],
      ['POST', '/auth/sign-out', { everywhere: true }],
      ['DELETE', '/auth/account'],
    ];
    for (const [method, path, body] of calls)
      expect((await server.ask({ ...secure }, method, path, body, headers)).status, path).toBe(403);
    // Signing a shopper in as somebody else would have them keep their things in a stranger's account.
    const request_id = await server.askCode(create(), '0400 111 222');
    const verify = { request_id, code: server.readCode('+61400111222') };
    const planted = await server.call({ ...secure }, 'POST', '/verify', verify, headers);
    expect([planted.status, planted.headers.get('set-cookie')]).toEqual([403, null]);
    const own = { 'x-forwarded-host': site, origin: urlOf(server.slug) };
    expect((await server.ask({ ...secure }, 'POST', '/watchlist/save-car', car, own)).status).toBe(200);
    expect((await server.call({ ...secure }, 'GET', '/me', undefined, own)).status).toBe(200);
  });
});

describe('AUTH a page of another site', () => {
  const calls: [method: string, path: string, body?: object][] = [
    ['POST', '/code', { phone_number: '0412 345 678', dealership_slug: 'summit-group' }],
    ['POST', '/verify', { request_id: 'x', code: '123456' }],
    ['POST', '/sign-out', { everywhere: true }],
    ['DELETE', '/account'],
  ];
  test.each(calls)('cannot %s %s with somebody’s cookie', async (method, path, body) => {
    const shopper = create();
    await server.signIn(shopper);
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      const answer = await server.call({ ...shopper }, method, path, body, { origin });
      expect(answer.status).toBe(403);
    }
    expect((await server.call(shopper, 'GET', '/me')).status).toBe(200);
  });

  test('is the server’s own page as well, where the host of a site passed the call on', async () => {
    const shopper = create();
    await server.signIn(shopper);
    const headers = { origin: server.url, 'x-forwarded-host': 'www.yard.example' };
    const body = { everywhere: true };
    expect((await server.call({ ...shopper }, 'POST', '/sign-out', body, headers)).status).toBe(403);
    expect((await server.call(shopper, 'GET', '/me')).status).toBe(200);
  });

  test('may not read who is signed in: no answer names credentials', async () => {
    const shopper = create();
    await server.signIn(shopper);
    const answer = await server.call(shopper, 'GET', '/me', undefined, { origin: 'https://evil.example' });
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test('AUTH an account that is deleted while a request is on its way keeps nothing of it', async () => {
  const shopper = create();
  const { body } = await server.signIn(shopper);
  const text = JSON.stringify({
    ...{ user_id: body?.['user_id'], kind: 'vehicle', subject: 'car-1' },
    ...{ name: 'x', consent: 'yes' },
  });
  const answer = new Promise<number>((resolve, reject) => {
    const request = http.request(`${server.url}/api/alerts`, {
      method: 'POST',
      headers: { cookie: shopper.cookie, origin: server.url, 'content-length': text.length },
    });
    request.once('response', ({ statusCode = 0 }) => resolve(statusCode)).once('error', reject);
    request.write(text.slice(0, 5));
    setTimeout(async () => {
      await server.call({ ...shopper }, 'DELETE', '/account');
      request.end(text.slice(5));
    }, 300);
  });
  expect(await answer).toBe(401);
  const alerts = new DatabaseSync(join(server.folder, 'alerts.sqlite'), { readOnly: true });
  expect(alerts.prepare('select count(*) as number from alerts').get()).toEqual({ number: 0 });
  alerts.close();
});
