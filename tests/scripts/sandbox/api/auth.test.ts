import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMobile } from '#scripts/sandbox/account/code-message.ts';
import { openAccountStore } from '#scripts/sandbox/account/account-store.ts';
import { createCodeBook } from '#scripts/sandbox/account/codes.ts';
import { openAccountFile } from '#scripts/sandbox/account/tables.ts';
import { openSignIn, type SignInSandbox } from './sign-in-sandbox.ts';

let server: SignInSandbox;
beforeAll(async () => {
  server = await openSignIn({ unlimited: true });
});
afterAll(() => server.close());

const create = () => ({ cookie: '' });

describe('AUTH signing in', () => {
  test('a code arrives by text message, for this site alone, and signs in with a cookie that no script reads', async () => {
    const browser = create();
    const request_id = await server.askCode(browser, '0412 345 678');
    const [message] = server.inbox.list(1);
    expect(message).toMatchObject({ kind: 'sms', to: '+61412345678', dealer: 'summit-group' });
    expect(message?.text.split('\n').at(-1)).toMatch(/^@[\w.-]+ #\d{6}$/);
    const answer = await server.call(browser, 'POST', '/verify', {
      request_id,
      code: server.readCode('+61412345678'),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.body).toMatchObject({ phone_number: '+61412345678', email: null });
    expect((await server.call(browser, 'GET', '/me')).body).toEqual(answer.body);
  });

  test('by e-mail as well; small and large letters are one address', async () => {
    const browser = create();
    const ask = (email: string) =>
      server.call(browser, 'POST', '/code', { email, dealership_slug: server.slug });
    const first = await ask('Nora@Example.com');
    const code = server.readCode('nora@example.com');
    const signedIn = await server.call(browser, 'POST', '/verify', {
      request_id: first.body?.['request_id'],
      code,
    });
    expect(signedIn.body).toMatchObject({ email: 'nora@example.com', phone_number: null });
    expect(server.inbox.list(1)[0]?.text).not.toContain('#');
  });

  test.each([
    ['harbour-toyota', { phone_number: '0412 345 678' }],
    ['harbour-toyota', { email: 'nora@example.com' }],
    ['volt-electric', { email: 'nora@example.com' }],
  ])('AUTH-01 %s sends nobody the code that %j asks for', async (dealership_slug, contact) => {
    const sent = server.inbox.list(1)[0]?.id;
    const answer = await server.call(create(), 'POST', '/code', { ...contact, dealership_slug });
    expect(answer.status).toBe(422);
    expect(server.inbox.list(1)[0]?.id).toBe(sent);
  });

  test('on a site with encryption the cookie is of its host alone', async () => {
    const browser = create();
    const own = server.dealers.find(({ site }) => site.slug === server.slug);
    const origin = new URL(own?.site.url ?? '').origin;
    const request_id = await server.askCode(browser, '0477 123 456');
    const body = { request_id, code: server.readCode('+61477123456') };
    const answer = await server.call(browser, 'POST', '/verify', body, { origin });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await server.call(browser, 'GET', '/me')).status).toBe(200);
  });

  test('an account is the same at each device, and one can sign out of all', async () => {
    const [phone, desk] = [create(), create()];
    const one = await server.signIn(phone);
    const other = await server.signIn(desk);
    expect(one.body?.['user_id']).toBe(other.body?.['user_id']);
    expect((await server.call(phone, 'POST', '/sign-out', {})).status).toBe(204);
    expect(phone.cookie).toBe('session=');
    // Whose session is over ends no others, and must not believe so.
    expect((await server.call(phone, 'POST', '/sign-out', { everywhere: true })).status).toBe(401);
    expect((await server.call(phone, 'POST', '/sign-out', {})).status).toBe(204);
    expect((await server.call(desk, 'GET', '/me')).status).toBe(200);
    await server.signIn(phone);
    const kept = { ...desk };
    await server.call(phone, 'POST', '/sign-out', { everywhere: true });
    expect((await server.call(kept, 'GET', '/me')).status).toBe(401);
  });

  test('a deleted account leaves no number and no session behind', async () => {
    const [one, other] = [create(), create()];
    await server.signIn(one, '0498 765 432', '+61498765432');
    await server.signIn(other, '0498 765 432', '+61498765432');
    const stolen = { ...one };
    expect((await server.call(one, 'DELETE', '/account')).status).toBe(204);
    for (const browser of [stolen, other])
      expect((await server.call(browser, 'GET', '/me')).status).toBe(401);
    expect(server.inbox.list(100).filter(({ to }) => to === '+61498765432')).toEqual([]);
    const database = new DatabaseSync(join(server.folder, 'accounts.sqlite'), { readOnly: true });
    const rows = ['accounts', 'codes'].flatMap((table) =>
      database.prepare(`select subject from ${table}`).all(),
    );
    database.close();
    expect(rows.filter(({ subject }) => subject === '+61498765432')).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain('98765432');
  });

  test('no code and no session stands in the file', async () => {
    const browser = create();
    const request = await server.askCode(browser, '0411 222 333');
    const code = server.readCode('+61411222333');
    await server.call(browser, 'POST', '/verify', { request_id: request, code });
    const secret = browser.cookie.slice('session='.length);
    const whole = ['', '-wal']
      .map((end) => readFileSync(join(server.folder, `accounts.sqlite${end}`), 'latin1'))
      .join('');
    expect(whole).toContain(request);
    expect(whole).not.toContain(secret);
    expect(whole).not.toContain(code);
  });

  test.each([
    ['0412 345 678', '+61412345678'],
    ['+61 412 345 678', '+61412345678'],
    ['(02) 9550 4321', null],
    ['1900 123 456', null],
    ['+44 7911 123456', null],
    ['', null],
  ])('the number %s is %s', (written, read) => expect(readMobile(written)).toBe(read));
});

describe('AUTH codes', () => {
  const owner = { dealer: 'x', subject: '+61412345678' };
  const open = (isUnlimited = false) =>
    createCodeBook(openAccountFile(join(server.folder, crypto.randomUUID())), 's', isUnlimited);
  const start = 1_800_000_000;

  test('are good once, for ten minutes', () => {
    const book = open(true);
    const made = book.make(owner, 'home', start) as { request: string; code: string };
    const late = book.make(owner, 'home', start) as { request: string; code: string };
    expect(book.use(made.request, made.code, start + 599)).toEqual(owner);
    expect(book.use(made.request, made.code, start + 599)).toEqual({ left: 0 });
    expect(book.use(late.request, late.code, start + 600)).toEqual({ left: 0 });
  });

  test('that could not be sent count for nothing', () => {
    const book = open();
    for (let at = 0; at < 20; at += 1) {
      const made = book.make(owner, 'home', start + at) as { request: string };
      expect(made.request).toBeTypeOf('string');
      book.takeBack(made.request);
      expect(book.use(made.request, '000000', start + at)).toEqual({ left: 0 });
    }
  });

  test('are over after five tries, the right one included', () => {
    const book = open();
    const { request, code } = book.make(owner, 'home', start) as { request: string; code: string };
    const wrong = code === '000000' ? '000001' : '000000';
    for (const left of [4, 3, 2, 1, 0]) expect(book.use(request, wrong, start)).toEqual({ left });
    expect(book.use(request, code, start)).toEqual({ left: 0 });
  });

  test('come at most every 30 seconds, five an hour, ten a day for one connection; another number has its own', () => {
    const book = open();
    const ask = (now: number) => book.make(owner, 'home', start + now);
    expect(ask(0)).toHaveProperty('code');
    expect(ask(10)).toEqual({ wait: 20 });
    expect(book.make({ ...owner, subject: '+61400000000' }, 'home', start)).toHaveProperty('code');
    for (const now of [30, 60, 90, 120]) expect(ask(now)).toHaveProperty('code');
    expect(ask(150)).toEqual({ wait: 3_450 });
    for (const now of [4_000, 4_100, 4_200, 4_300, 4_400]) expect(ask(now)).toHaveProperty('code');
    expect(ask(40_000)).toEqual({ wait: 86_400 - 40_000 });
  });

  test('of a deleted account are good no more, and count for the limits of their day all the same', () => {
    const book = open();
    const first = book.make(owner, 'home', start) as { request: string; code: string };
    book.forgetOwner(owner);
    expect(book.use(first.request, first.code, start + 1)).toEqual({ left: 0 });
    expect(book.make(owner, 'home', start + 10)).toEqual({ wait: 20 });
    for (const now of [30, 60, 90, 120]) {
      const made = book.make(owner, 'home', start + now) as { request: string; code: string };
      expect(book.use(made.request, made.code, start + now)).toEqual(owner);
      book.forgetOwner(owner);
    }
    expect(book.make(owner, 'home', start + 150)).toEqual({ wait: 3_450 });
    expect(book.make(owner, 'home', start + 86_521)).toHaveProperty('code');
  });

  test('of one dealer’s deleted account leave the connection known where another has one', () => {
    const store = openAccountStore(join(server.folder, crypto.randomUUID()), {
      secret: 's',
      isUnlimited: false,
    });
    const other = { ...owner, dealer: 'y' };
    const isKnown = (now: number): boolean => {
      for (let bot = 0; bot < 12; bot += 1) store.codes.make(owner, `bot ${bot}`, now + bot * 1_900);
      return 'code' in store.codes.make(owner, 'home', now + 11 * 1_900 + 1);
    };
    const made = store.codes.make(owner, 'home', start) as { request: string; code: string };
    expect(store.codes.use(made.request, made.code, start)).toEqual(owner);
    const accounts = [owner, other].map((one) => store.open(one, start).account);
    store.delete(accounts[0] ?? expect.fail('no account'));
    expect(isKnown(start + 100_000)).toBe(true);
    store.delete(accounts[1] ?? expect.fail('no account'));
    expect(isKnown(start + 300_000)).toBe(false);
    store.close();
  });

  test('of a file of an earlier version count on', () => {
    const folder = join(server.folder, crypto.randomUUID());
    const old = openAccountFile(folder);
    old.exec('alter table codes drop column connection');
    old.exec(
      `insert into codes (request, dealer, subject, hash, created) values ('r', 'x', '${owner.subject}', x'00', ${start})`,
    );
    old.close();
    const book = createCodeBook(openAccountFile(folder), 's', false);
    expect(book.make(owner, 'home', start + 10)).toEqual({ wait: 20 });
    expect(book.make(owner, 'home', start + 30)).toHaveProperty('code');
  });
});
