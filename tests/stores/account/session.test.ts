import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '#domain/account/session.ts';
import { openCrowdedBrowser } from '../browser.ts';

const { storage, disk } = openCrowdedBrowser();
Object.assign(window.location, { origin: 'https://x.example' });
const { $session, checkSession, forgetSession, rememberSession } = await import('#stores/account/session.ts');
const { removeAccount, signOut } = await import('#stores/account/leave.ts');
const { $signIn, askForCode, changeContact, giveCode, untouchedSignIn } =
  await import('#stores/account/sign-in.ts');

const user: SignedIn = {
  id: 'u1',
  phone: '+61412345678',
  email: null,
  until: Math.floor(Date.now() / 1000) + 200_000,
};
const session = { user_id: 'u1', phone_number: user.phone, email: null, expires_at: user.until };
const asked: string[] = [];
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', (url: URL, { method }: { method: string }) => {
    asked.push(`${method} ${url.href}`);
    return Promise.resolve(new Response(body === null ? null : JSON.stringify(body), { status, headers }));
  });

beforeEach(() => {
  forgetSession();
  asked.length = 0;
  $signIn.set(untouchedSignIn);
});

/** A page that begins with what an earlier one remembered. */
async function openNextPage(remembered = user) {
  storage['forecourt:session'] = JSON.stringify(remembered);
  vi.resetModules();
  const next = await import('#stores/account/session.ts');
  next.$session.subscribe(() => undefined);
  return next;
}

describe('AUTH-01 the session', () => {
  test('takes along what was typed in this tab and what cancels a reservation, when it ends here', async () => {
    sessionStorage.setItem('forecourt:draft:contact', 'Ada');
    sessionStorage.setItem('forecourt:trail', '[]');
    sessionStorage.setItem('chat', 'of somebody else');
    const ofPerson = [
      'reservations',
      'last-enquiry',
      'details',
      'searches',
      'viewed',
      'counted-views',
      'compare',
    ].map((name) => `forecourt:${name}`);
    for (const key of ofPerson) localStorage[key] = '{}';
    rememberSession(user);
    answer(204, null);
    await signOut('/api');
    expect(
      ['forecourt:draft:contact', 'forecourt:trail', 'chat'].map((key) => sessionStorage.getItem(key)),
    ).toEqual([null, null, 'of somebody else']);
    expect(ofPerson.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  });

  test('of somebody who never signed in costs no request', async () => {
    answer(200, session);
    expect(await checkSession('/api')).toEqual({ state: 'anonymous', user: null });
    expect(asked).toEqual([]);
  });

  test('that is remembered is unknown until the server has been asked, once', async () => {
    answer(200, session);
    const next = await openNextPage();
    expect(next.$session.get()).toEqual({ state: 'unknown', user });
    const [one, other] = await Promise.all([next.checkSession('/api'), next.checkSession('/api')]);
    expect([one, other]).toEqual(Array(2).fill({ state: 'signed-in', user }));
    await next.checkSession('/api');
    expect(asked).toEqual(['GET https://x.example/api/auth/me']);
  });

  test('that the server no longer knows is forgotten; a silent server changes nothing', async () => {
    const next = await openNextPage();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(500, { message: 'x' });
    expect((await next.checkSession('/api')).state).toBe('unknown');
    answer(401, { message: 'Please sign in again.' });
    expect((await next.checkSession('/api')).state).toBe('anonymous');
    expect(storage['forecourt:session'] ?? 'null').toBe('null');
  });

  test('that is over is nobody’s, without a request', async () => {
    const next = await openNextPage({ ...user, until: 5 });
    expect((await next.checkSession('/api')).state).toBe('anonymous');
    expect(asked).toEqual([]);
  });

  test('that has just begun is not over on a device whose clock is ahead', async () => {
    const next = await openNextPage({ ...user, until: 5 });
    next.rememberSession({ ...user, until: 5 });
    expect(next.$session.get().state).toBe('signed-in');
  });

  test('ends on all devices, and the browser forgets it', async () => {
    answer(204, null);
    rememberSession(user);
    await signOut('/api', true);
    expect($session.get()).toEqual({ state: 'anonymous', user: null });
    expect(asked).toEqual(['POST https://x.example/api/auth/sign-out']);
  });

  test('stays when the server cannot be told', async () => {
    answer(500, { message: 'x' });
    rememberSession(user);
    await expect(signOut('/api')).rejects.toThrow();
    expect($session.get().state).toBe('signed-in');
  });

  test.each([
    ['deletes no account', removeAccount],
    ['ends no others', (api: string) => signOut(api, true)],
  ])('that is over %s, and is left all the same', async (_, leave) => {
    answer(401, { message: 'x' });
    rememberSession(user);
    expect(await leave('/api')).toBe(false);
    expect($session.get().state).toBe('anonymous');
    answer(204, null);
    rememberSession(user);
    expect(await leave('/api')).toBe(true);
  });
});

describe('AUTH signing in', () => {
  const sent = { request_id: 'r1', resend_after: 30, expires_in: 600 };

  test('goes from number to code to signed in', async () => {
    answer(202, sent);
    await askForCode('/api', 'harbour', '0412 345 678');
    expect($signIn.get()).toMatchObject({ step: 'code', to: '0412 345 678', busy: false, problem: null });
    expect($signIn.get().resendAt).toBeGreaterThan(Date.now() + 29_000);
    answer(200, session);
    expect(await giveCode('/api', '123456')).toBe(true);
    expect($session.get()).toEqual({ state: 'signed-in', user });
    expect(storage['forecourt:session']).toBe(JSON.stringify(user));
  });

  test('ends where the browser keeps nothing more, and says why', async () => {
    answer(202, sent);
    await askForCode('/api', 'harbour', '0412 345 678');
    answer(200, session);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    disk.isFull = true;
    expect(await giveCode('/api', '123456')).toBe(false);
    disk.isFull = false;
    warn.mockRestore();
    expect($signIn.get()).toMatchObject({ step: 'contact', problem: 'full', busy: false });
    expect(asked.at(-1)).toMatch(/^POST .*\/auth\/sign-out$/);
    expect($session.get().state).toBe('anonymous');
  });

  test('tells what the server says, how many tries are left, and that it was not reached', async () => {
    answer(429, { message: 'Codes were sent already.' }, { 'retry-after': '20' });
    await askForCode('/api', 'harbour', '0412 345 678');
    expect($signIn.get()).toMatchObject({
      step: 'contact',
      problem: 'said',
      said: 'Codes were sent already.',
    });
    expect($signIn.get().resendAt).toBeGreaterThan(Date.now() + 19_000);
    answer(202, sent);
    await askForCode('/api', 'harbour', 'nora@example.com');
    for (const [left, problem] of [
      [1, 'wrong'],
      [0, 'over'],
    ] as const) {
      answer(401, { message: 'x', tries_left: left });
      expect(await giveCode('/api', '000000')).toBe(false);
      expect($signIn.get()).toMatchObject({ problem, triesLeft: left, step: 'code' });
    }
    const lost = [
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))),
      // What a proxy says of a server that is down is not for shoppers.
      () => answer(502, { message: 'The dealer API does not answer.' }),
    ];
    for (const lose of lost) {
      lose();
      await giveCode('/api', '000000');
      expect($signIn.get()).toMatchObject({ problem: 'unreachable', said: '', busy: false });
    }
    changeContact();
    expect($signIn.get()).toEqual({ ...untouchedSignIn, to: 'nora@example.com' });
  });
});
