import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const went: string[] = [];
const opened: string[] = [];
const script = { dataset: { gate: 'checkout', api: '/api', ended: 'It is over.', again: 'Sign in again' } };
Object.assign(document, { querySelector: () => script });
Object.assign(window, { open: (path: string) => opened.push(path) });
Object.assign(window.location, {
  ...{ origin: 'https://x.example', pathname: '/checkout/', search: '?car_id=7', hash: '' },
  replace: (path: string) => went.push(path),
});
const user = { id: 'u', phone: '+61412345678', email: null, until: Math.floor(Date.now() / 1000) + 1_000 };
const session = { user_id: 'u', phone_number: user.phone, email: null, expires_at: user.until };
vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(session))));
const signIn = '/sign-in/?type=checkout&redirect=%2Fcheckout%2F%3Fcar_id%3D7&back=%2F';

async function openPage() {
  storage['forecourt:session'] = JSON.stringify(user);
  vi.resetModules();
  const { watchGate } = await import('#islands/account/gate.ts');
  const { $session, forgetSession, rememberSession } = await import('#stores/account/session.ts');
  const { $toast } = await import('#stores/site/toast.ts');
  watchGate();
  await vi.waitFor(() => expect($session.get().state).toBe('signed-in'), { timeout: 10_000 });
  return { forgetSession, rememberSession, $toast };
}
beforeEach(() => {
  went.length = 0;
  opened.length = 0;
});

test('AUTH-02 a gated page whose session ends leads to signing in, and back to itself', async () => {
  const { forgetSession } = await openPage();
  expect(went).toEqual([]);
  forgetSession();
  expect(went).toEqual([signIn]);
});

test('AUTH-02 a half-typed form stays where its session ends; signing in again is a tab of its own', async () => {
  const { forgetSession, rememberSession, $toast } = await openPage();
  document.dispatchEvent(new Event('input'));
  forgetSession();
  expect(went).toEqual([]);
  expect($toast.get()).toMatchObject({ text: 'It is over.', stays: true });
  $toast.get()?.actions[0]?.act?.();
  expect(opened).toEqual([signIn]);
  rememberSession(user);
  expect($toast.get()).toBeNull();
});
