import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '#domain/account/session.ts';
import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import { openBrowser } from '../browser.ts';

// Each test opens pages of its own in the one browser.
EventEmitter.defaultMaxListeners = 100;
const { storage } = openBrowser();
Object.assign(window.location, { origin: 'https://x.example' });
Object.assign(document, { visibilityState: 'visible' });

const record = (id: string): SavedVehicleRecord => ({
  ...{ id, name: `Kia ${id}`, slug: id, make: 'Kia', model: 'Rio', primary_image_url: null },
  ...{ price: 20_000, car_type: 'used' as const },
});
const nora: SignedIn = {
  ...{ id: 'nora', phone: '+61412345678', email: null },
  until: Math.floor(Date.now() / 1000) + 1_000,
};

/** The account on the server, and what was asked of it. */
let account: string[];
let asked: string[];
/** What the next change is answered, in the place of doing it. */
let refusal: (() => Response) | null;
let isDown: boolean;
/** Whether the account holds as much as it may. */
let isFull: boolean;
/** Whether what the server does is never heard of. */
let isLost: boolean;
/** Milliseconds that searches come later than vehicles. */
let lateness: number;
/** What the server waits for before it answers the calls that come from now on. */
let pause: Promise<void>;
/** Calls that wait for it. */
let heldBack = 0;
const say = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

vi.stubGlobal('fetch', async (url: URL, { body }: { body?: string }) => {
  const path = url.pathname.replace('/api/', '');
  const { car_id: id } = (body ? JSON.parse(body) : {}) as { car_id?: string };
  asked.push([path.replace('watchlist/', ''), id].filter(Boolean).join(' '));
  heldBack++;
  await pause;
  heldBack--;
  if (isDown) throw new TypeError('no network');
  if (path === 'saved-searches') {
    if (lateness > 0) await new Promise((done) => setTimeout(done, lateness));
    return say(200, { searches: [] });
  }
  if (path === 'watchlist') {
    if (refusal) return refusal();
    return say(200, { cars: account.map((car_id) => ({ car_id, saved_at: 1, car: null })) });
  }
  if (refusal) return refusal();
  if (isFull && path.endsWith('save-car'))
    return say(409, { success: false, message: 'Your watchlist is full.' });
  account = account.filter((one) => one !== id);
  if (path.endsWith('save-car') && id) account = [id, ...account];
  if (isLost) throw new TypeError('connection reset');
  return say(200, { success: true });
});

const told = {
  onJoined: vi.fn<(joined: { vehicles: number; searches: number; undo: () => void }) => void>(),
  onReady: vi.fn<() => void>(),
  onRefused: vi.fn<(said: string) => void>(),
  onWaiting: vi.fn<() => void>(),
  onSignedOut: vi.fn<() => void>(),
};

/** Waits until a page has asked all that it will, however busy the machine is. Calls that the server holds back are not waited for. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    const before = asked.length;
    await new Promise((done) => setTimeout(done, 20));
    const { held = [], pending = [] } = await navigator.locks.query();
    const isBusy = asked.length > before || (heldBack === 0 && held.length + pending.length > 0);
    quiet = isBusy ? 0 : quiet + 1;
  }
}

/** A page that opens with what the browser remembers. */
async function openPage(showsLists = true) {
  vi.resetModules();
  const session = await import('#stores/account/session.ts');
  // As on pages: the link of the header follows the session before the lists are loaded.
  session.$session.listen(() => undefined);
  const { $savedVehicles, toggleSavedVehicle } = await import('#stores/garage/saved-vehicles.ts');
  const { keepLists } = await import('#stores/account/keep-lists.ts');
  const { signOut } = await import('#stores/account/leave.ts');
  $savedVehicles.listen(() => undefined);
  keepLists('/api', showsLists, told);
  return {
    ...{ ...session, signOut, press: (id: string) => toggleSavedVehicle(record(id)) },
    list: () => $savedVehicles.get().map(({ id }) => id),
    settle,
  };
}
/** Leaves the browser room for some characters under a name; what a page cannot keep fails there unheard until `end`. */
function narrowStorage(name: string) {
  let kept: string | undefined;
  const failed = vi.fn();
  const narrow = { room: 400, end: () => void process.off('unhandledRejection', failed) };
  Object.defineProperty(storage, name, {
    ...{ configurable: true, enumerable: true, get: () => kept },
    set: (text: string) => {
      if (text.length > narrow.room) throw new DOMException('full', 'QuotaExceededError');
      kept = text;
    },
  });
  process.on('unhandledRejection', failed);
  return narrow;
}

const begin = async (showsLists?: boolean) => {
  storage['forecourt:session'] = JSON.stringify(nora);
  const page = await openPage(showsLists);
  await page.settle();
  return page;
};

beforeEach(() => {
  for (const key of Object.keys(storage)) Reflect.deleteProperty(storage, key);
  [account, asked, refusal, isDown, pause] = [[], [], null, false, Promise.resolve()];
  [isFull, isLost, lateness] = [false, false, 0];
  for (const hear of Object.values(told)) hear.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('WATCH-02 WATCH-03 saving of who is signed in', () => {
  test('changes the list at once, and then the account', async () => {
    const page = await begin();
    page.press('a');
    expect(page.list()).toEqual(['a']);
    expect(account).toEqual([]);
    await page.settle();
    expect(account).toEqual(['a']);
    page.press('a');
    expect(page.list()).toEqual([]);
    await page.settle();
    expect(account).toEqual([]);
  });

  test('follows quick presses in their order; the last one counts', async () => {
    const page = await begin();
    for (const id of ['a', 'b', 'a', 'a', 'b', 'c']) page.press(id);
    await page.settle();
    expect(account.toSorted()).toEqual(page.list().toSorted());
    expect(page.list().toSorted()).toEqual(['a', 'c']);
  });

  test.each([0, 10])('of a guest that the account refuses is not told as joined (%s ms)', async (late) => {
    lateness = late;
    storage['forecourt:favourites'] = JSON.stringify([record('a'), record('b')]);
    isFull = true;
    const page = await begin();
    expect(page.list()).toEqual([]);
    expect(told.onJoined).not.toHaveBeenCalled();
    expect(told.onRefused).toHaveBeenCalledWith('Your watchlist is full.');
  });

  test.each([
    ['is told again where it is taken back', false, ['b', 'a']],
    ['is over where the account has no room by now', true, ['b']],
  ])('a removal whose answer is lost %s', async (_, full, end) => {
    account = ['a', 'b'];
    const page = await begin();
    isLost = true;
    page.press('a');
    await page.settle();
    expect([account, page.list()]).toEqual([['b'], ['b']]);
    isLost = false;
    isFull = full;
    page.press('a');
    await page.settle();
    window.dispatchEvent(new Event('online'));
    await page.settle();
    expect([page.list().toSorted(), account.toSorted()]).toEqual([end.toSorted(), end.toSorted()]);
  });

  test('WATCH-04 C11 that is refused is taken back, and the words of the server are told once', async () => {
    account = ['x'];
    const page = await begin();
    refusal = () => say(409, { success: false, message: 'Your watchlist is full.' });
    page.press('a');
    page.press('x');
    await page.settle();
    expect(page.list()).toEqual(['x']);
    expect(told.onRefused.mock.calls.flat()).toContain('Your watchlist is full.');
    expect(account).toEqual(['x']);
  });

  test('API-04 a 200 that says no is refused as well', async () => {
    const page = await begin();
    refusal = () => say(200, { success: false, message: 'Not this one.' });
    page.press('a');
    await page.settle();
    expect([page.list(), told.onRefused.mock.calls]).toEqual([[], [['Not this one.']]]);
  });

  test('that nobody answers is kept, told, and done when the connection is back', async () => {
    const page = await begin();
    isDown = true;
    page.press('a');
    await page.settle();
    expect(page.list()).toEqual(['a']);
    expect(told.onWaiting).toHaveBeenCalledOnce();
    isDown = false;
    // Also on a page that is opened later.
    await (await openPage()).settle();
    expect(account).toEqual(['a']);
  });

  test('before the account could be read at all is told to wait as well, and joins it later', async () => {
    isDown = true;
    const page = await begin();
    page.press('a');
    await vi.waitFor(() => expect(told.onWaiting).toHaveBeenCalledOnce(), 5_000);
    isDown = false;
    await (await openPage()).settle();
    expect([page.list(), account]).toEqual([['a'], ['a']]);
  });

  test.each([
    [502, { message: 'The dealer API does not answer.' }],
    [503, null],
    [504, { message: 'Gateway timeout' }],
  ])('is refused by no proxy before a service that is down: %s', async (status, body) => {
    const page = await begin();
    refusal = () => say(status, body);
    page.press('a');
    await page.settle();
    expect([page.list(), told.onRefused.mock.calls, told.onWaiting.mock.calls.length]).toEqual([
      ['a'],
      [],
      1,
    ]);
    refusal = null;
    await (await openPage()).settle();
    expect(account).toEqual(['a']);
  });

  test.each([200, 403, 404, 409, 413])('is refused by no page of a proxy: %s', async (status) => {
    const page = await begin();
    refusal = () => new Response('<!doctype html><title>Blocked</title>', { status });
    page.press('a');
    await page.settle();
    expect([page.list(), told.onRefused.mock.calls]).toEqual([['a'], []]);
    refusal = null;
    await (await openPage()).settle();
    expect(account).toEqual(['a']);
  });

  test('WATCH-04 that cannot be done at the moment is taken back, in the words of the server', async () => {
    const page = await begin();
    refusal = () => say(503, { message: 'The disk of this server is full.' });
    page.press('a');
    await page.settle();
    expect([page.list(), told.onRefused.mock.calls]).toEqual([[], [['The disk of this server is full.']]]);
  });

  test('of who is no longer signed in asks to sign in, and is done afterwards', async () => {
    const page = await begin();
    refusal = () => say(401, { message: 'Please sign in again.' });
    page.press('a');
    await page.settle();
    expect(told.onSignedOut).toHaveBeenCalledOnce();
    expect(page.$session.get().state).toBe('anonymous');
    expect(page.list()).toEqual(['a']);
    refusal = null;
    page.rememberSession(nora);
    await page.settle();
    expect(account).toEqual(['a']);
  });
});

describe('WATCH the hearts of a device', () => {
  test('join the account with signing in, are told, and can be taken out again', async () => {
    account = ['x'];
    storage['forecourt:favourites'] = JSON.stringify([record('a'), record('b')]);
    const page = await begin();
    expect(page.list()).toEqual(['a', 'b', 'x']);
    expect(account.toSorted()).toEqual(['a', 'b', 'x']);
    expect(told.onJoined.mock.calls[0]?.[0]).toMatchObject({ vehicles: 2, searches: 0 });
    told.onJoined.mock.calls[0]?.[0].undo();
    await page.settle();
    expect([page.list(), account]).toEqual([['x'], ['x']]);
  });

  test('follow what another device removed, without a word', async () => {
    account = ['a', 'b'];
    await begin();
    account = ['b'];
    const page = await openPage();
    await page.settle();
    expect(page.list()).toEqual(['b']);
    expect(told.onJoined).not.toHaveBeenCalled();
  });

  test.each([
    [429, { message: 'Too many requests from this connection.' }],
    [503, { message: 'The disk of this server is full.' }],
    [502, null],
  ])(
    'wait for an account that cannot take them at the moment (%s), also over signing out',
    async (status, words) => {
      storage['forecourt:favourites'] = JSON.stringify([record('a'), record('b')]);
      const fail = () => say(status, words);
      let reads = 0;
      // The lists of the account are read.
      refusal = () => (++reads > 1 ? fail() : say(200, { cars: [] }));
      const page = await begin();
      expect(page.list()).toEqual(['a', 'b']);
      expect(told.onJoined).not.toHaveBeenCalled();
      // An alert on every page would help nobody.
      expect(told.onRefused).not.toHaveBeenCalled();
      refusal = null;
      await page.signOut('/api');
      await page.settle();
      expect([page.list(), account]).toEqual([['a', 'b'], []]);
      page.rememberSession(nora);
      await page.settle();
      expect(account.toSorted()).toEqual(['a', 'b']);
    },
  );

  test('that were removed while the account could not take it stay removed, as was promised', async () => {
    // Pages of other tests hear of what this one leaves behind.
    account = ['z'];
    const page = await begin();
    refusal = () => say(429, { message: 'Too many requests from this connection.' });
    page.press('z');
    await page.settle();
    expect([page.list(), told.onWaiting.mock.calls.length]).toEqual([[], 1]);
    let reads = 0;
    refusal = () =>
      ++reads > 1
        ? say(429, { message: 'Too many.' })
        : say(200, { cars: [{ car_id: 'z', saved_at: 1, car: null }] });
    const next = await openPage();
    await next.settle();
    expect([next.list(), told.onRefused.mock.calls]).toEqual([[], []]);
    refusal = null;
    await (await openPage()).settle();
    expect(account).toEqual([]);
  });

  test('are not lost with signing out before the account has answered', async () => {
    storage['forecourt:favourites'] = JSON.stringify([record('a'), record('b')]);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    pause = promise;
    const page = await begin();
    pause = Promise.resolve();
    await page.signOut('/api');
    resolve(undefined);
    await page.settle();
    expect([page.list(), account]).toEqual([['a', 'b'], []]);
  });

  test('are not lost with signing out where this browser has no room to note what the account has', async () => {
    storage['forecourt:favourites'] = JSON.stringify([record('a'), record('b'), record('c')]);
    const narrow = narrowStorage('forecourt:account-watchlist');
    const page = await begin();
    await page.signOut('/api');
    await page.settle();
    expect(new Set([...page.list(), ...account])).toEqual(new Set(['a', 'b', 'c']));
    narrow.end();
  });

  test('stay in the account where this browser has no room for those of other devices', async () => {
    account = ['a'];
    const narrow = narrowStorage('forecourt:favourites');
    const page = await begin();
    account = ['e', 'd', 'c', 'b', 'a'];
    window.dispatchEvent(new Event('online'));
    await page.settle();
    page.press('f');
    await page.settle();
    expect([page.list(), account.toSorted()]).toEqual([
      ['f', 'a'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
    ]);
    narrow.room = 9_000;
    window.dispatchEvent(new Event('online'));
    await page.settle();
    expect(page.list().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    narrow.end();
  });

  test('of an account for whose copy this browser has no room do not become those of the next who signs in', async () => {
    account = ['a'];
    const narrow = narrowStorage('forecourt:account-watchlist');
    const page = await begin();
    account = ['e', 'd', 'c', 'b', 'a'];
    window.dispatchEvent(new Event('online'));
    await page.settle();
    expect(page.list()).toEqual(['a']);
    refusal = () => say(401, { message: 'Please sign in again.' });
    window.dispatchEvent(new Event('online'));
    await page.settle();
    expect(page.list()).toEqual([]);
    narrow.end();
  });

  test('take nothing from a guest when a page wakes that slept since before signing out', async () => {
    account = ['a'];
    const page = await begin();
    storage['forecourt:favourites'] = JSON.stringify([record('g')]);
    for (const name of ['session', 'account-watchlist', 'account-searches'])
      Reflect.deleteProperty(storage, `forecourt:${name}`);
    // The session may be the first thing that it hears of.
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'forecourt:session', newValue: null }));
    window.dispatchEvent(new Event('pageshow'));
    await page.settle();
    expect(page.list()).toEqual(['g']);
    expect(storage['forecourt:favourites']).toContain('"g"');
    expect(account).toEqual(['a']);
  });

  test('leave it with signing out, and stay in the account', async () => {
    account = ['a'];
    const page = await begin();
    expect(page.list()).toEqual(['a']);
    await page.signOut('/api');
    await page.settle();
    expect([page.list(), account]).toEqual([[], ['a']]);
    expect(JSON.stringify(storage)).not.toContain('Kia');
  });

  test.each([
    ['a save', (page: Awaited<ReturnType<typeof openPage>>) => page.press('b'), ['b', 'a']],
    ['the list', () => window.dispatchEvent(new Event('online')), ['a']],
  ])('stay away when %s is answered after signing out, and stay in the account', async (_, ask, held) => {
    account = ['a'];
    const page = await begin();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    pause = promise;
    ask(page);
    await page.settle();
    pause = Promise.resolve();
    await page.signOut('/api');
    resolve(undefined);
    await page.settle();
    expect(page.list()).toEqual([]);
    expect(JSON.stringify(storage)).not.toContain('Kia');
    page.rememberSession(nora);
    await page.settle();
    expect([account, page.list()]).toEqual([held, held]);
  });

  test('leave it when the session has ended elsewhere', async () => {
    account = ['a'];
    await begin();
    refusal = () => say(401, { message: 'Please sign in again.' });
    const page = await openPage();
    await page.settle();
    expect(page.$session.get().state).toBe('anonymous');
    expect(page.list()).toEqual([]);
  });

  test.each([
    ['saved', 'b', ['b'], ['b', 'a', 'c']],
    ['removed', 'a', [], ['a', 'c']],
  ])(
    'leave it when something is %s once the session has ended; what is saved waits',
    async (_, pressed, left, held) => {
      account = ['a', 'c'];
      const page = await begin();
      refusal = () => say(401, { message: 'Please sign in again.' });
      page.press(pressed);
      await page.settle();
      expect([page.$session.get().state, page.list()]).toEqual(['anonymous', left]);
      expect((await openPage()).list()).toEqual(left);
      refusal = null;
      page.rememberSession(nora);
      await page.settle();
      expect([account.toSorted(), page.list().toSorted()]).toEqual([held.toSorted(), held.toSorted()]);
    },
  );

  test('leave it but for what was taken back after a removal that nobody answered', async () => {
    account = ['a', 'b'];
    const page = await begin();
    isLost = true;
    page.press('a');
    await page.settle();
    isLost = false;
    refusal = () => say(401, { message: 'Please sign in again.' });
    page.press('a');
    await page.settle();
    expect([page.$session.get().state, page.list()]).toEqual(['anonymous', ['a']]);
  });

  test('of somebody else never reach the account of who signs in next', async () => {
    account = ['a'];
    await begin();
    account = ['b'];
    storage['forecourt:session'] = JSON.stringify({ ...nora, id: 'ben', phone: '+61499999999' });
    const page = await openPage();
    await page.settle();
    expect([page.list(), account]).toEqual([['b'], ['b']]);
  });

  test('of somebody else are shown to nobody who signs in while the account cannot be read', async () => {
    account = ['a'];
    await begin();
    isDown = true;
    storage['forecourt:session'] = JSON.stringify({ ...nora, id: 'ben', phone: '+61499999999' });
    const page = await openPage();
    await page.settle();
    expect(page.list()).toEqual([]);
    page.press('a');
    isDown = false;
    account = ['b'];
    window.dispatchEvent(new Event('online'));
    await page.settle();
    expect([page.list().toSorted(), account.toSorted()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('AUTH-01 of who never signed in cost no request', async () => {
    const page = await openPage();
    page.press('a');
    await page.settle();
    expect(asked).toEqual([]);
    expect(page.list()).toEqual(['a']);
  });
});
