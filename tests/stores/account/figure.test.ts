import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../browser.ts';

openBrowser();
Object.assign(window.location, { origin: 'https://x.example' });
const { rememberSession, forgetSession, $session } = await import('#stores/account/session.ts');
const { readAccountFigure } = await import('#stores/account/figure.ts');
const { $garage, readGarage, unreadGarage } = await import('#stores/account/garage.ts');
const { keepFigure, readFigure } = await import('#stores/trade-in/figure.ts');

const now = Math.floor(Date.now() / 1000);
const user = { id: 'u', phone: '+61412345678', email: null, until: now + 1_000 };
const valued = (id: string, validUntil: number) => ({
  ...{ id, car_name: '2018 Mazda 3', rego: 'ABC123', low: 14_000, high: 16_500 },
  ...{ valued_at: now - 9_000, valid_until: validUntil },
});
let asked = 0;
const answer = (status: number, valuations: object[] = []): void => {
  const body = { now, appointments: [], reservations: [], enquiries: [], valuations };
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};

beforeEach(() => {
  asked = 0;
  keepFigure(null);
  $garage.set(unreadGarage);
  rememberSession(user);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('ROUTE-11 the estimate of a person’s own car on another device', () => {
  test('is the newest that holds', async () => {
    answer(200, [valued('old', now - 1), valued('good', now + 9_000)]);
    await readAccountFigure('/api');
    expect(readFigure()).toMatchObject({ id: 'good', low: 14_000, high: 16_500 });
  });

  test('is not asked for where this device knows one, or nobody is signed in', async () => {
    answer(200, [valued('good', now + 9_000)]);
    keepFigure({ id: 'own', low: 1, high: 2, valuedAt: now, validUntil: now + 60 });
    await readAccountFigure('/api');
    keepFigure(null);
    forgetSession();
    await readAccountFigure('/api');
    expect([readFigure(), asked]).toEqual([null, 0]);
  });

  test('is nobody else’s: a tab that is still open does not keep it when another one signs out', async () => {
    answer(200, [valued('good', now + 9_000)]);
    await readAccountFigure('/api');
    forgetSession();
    expect(readFigure()).toBeNull();
    rememberSession({ ...user, id: 'v' });
    expect(readFigure()).toBeNull();
  });

  test('is not brought to a device from which its owner has signed out meanwhile', async () => {
    answer(200, [valued('good', now + 9_000)]);
    const reading = readAccountFigure('/api');
    forgetSession();
    await reading;
    rememberSession(user);
    expect(readFigure()).toBeNull();
  });
});

describe('ROUTE-21 the garage', () => {
  test('tells being offline from a server that does not answer, and keeps what it knew', async () => {
    answer(200);
    await readGarage('/api');
    const { things } = $garage.get();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    // A server that takes no connection is no fault of this device.
    for (const [onLine, status] of [
      [false, 'offline'],
      [true, 'failed'],
    ] as const) {
      vi.stubGlobal('navigator', { onLine });
      await readGarage('/api');
      expect($garage.get()).toEqual({ status, things });
    }
    answer(503);
    await readGarage('/api');
    expect($garage.get()).toEqual({ status: 'failed', things });
  });

  test('shows nothing any more of a session that is over', async () => {
    answer(200, [valued('good', now + 9_000)]);
    await readGarage('/api');
    answer(401);
    await readGarage('/api');
    expect([$garage.get(), $session.get().state]).toEqual([unreadGarage, 'anonymous']);
  });

  test('shows nothing of one person to the next, who signed in in another tab', async () => {
    answer(200, [valued('good', now + 9_000)]);
    await readGarage('/api');
    forgetSession();
    rememberSession({ ...user, id: 'v' });
    expect($garage.get()).toEqual(unreadGarage);
  });

  test.each([200, 401])(
    'an answer of %d for one who has gone meanwhile is not that of the next',
    async (status) => {
      answer(status, [valued('good', now + 9_000)]);
      const reading = readGarage('/api');
      rememberSession({ ...user, id: 'v' });
      await reading;
      expect($garage.get()).toEqual(unreadGarage);
      expect($session.get().user?.id).toBe('v');
    },
  );
});
