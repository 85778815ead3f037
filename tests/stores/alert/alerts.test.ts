import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../browser.ts';

openBrowser();
Object.assign(window.location, { origin: 'https://x.example' });
const { $alerts, alertKey, loadAlerts, switchAlert } = await import('#stores/alert/alerts.ts');
const { $linkedAlerts, changeLinkedAlerts, openLinkedAlerts } =
  await import('#stores/alert/linked-alerts.ts');
const { $session, forgetSession, rememberSession } = await import('#stores/account/session.ts');
$session.subscribe(() => undefined);

const until = Math.floor(Date.now() / 1000) + 1_000;
const signIn = (id: string): void => rememberSession({ id, phone: '+61412345678', email: null, until });
const asked: string[] = [];
/** Answers calls one after the other; the last answer is for all that follow. */
const answer = (...answers: [status: number, body: unknown][]) =>
  vi.stubGlobal('fetch', (url: URL, { method, body }: { method: string; body?: string }) => {
    const { subject, on } = JSON.parse(body ?? '{}') as { subject?: string; on?: boolean };
    asked.push([method, url.pathname, subject ?? on].filter((part) => part !== undefined).join(' '));
    const [status, said] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, {}];
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(said), { status }));
  });
const car = { kind: 'vehicle', subject: '8067', name: 'Kia Rio' } as const;
const alert = { ...car, channel: 'sms', agreed_at: 1 };
const isOn = (): boolean => $alerts.get().on[alertKey(car)] ?? false;
const change = (on: boolean) => switchAlert('/api', car, { isOn: on, consent: 'Tell me' });

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  forgetSession();
  await loadAlerts('/api');
  asked.length = 0;
});

describe('ALRT-01 the switch of an alert', () => {
  test('costs who is not signed in no request', async () => {
    answer([200, { alerts: [] }]);
    await loadAlerts('/api');
    await change(true);
    expect([asked, isOn()]).toEqual([[], false]);
  });

  test('knows what is on, of one account at a time, asked once', async () => {
    answer(
      [200, { alerts: [alert, { ...alert, kind: 'search', subject: '/search/?make=Kia' }] }],
      [200, { alerts: [] }],
    );
    signIn('ann');
    await Promise.all([loadAlerts('/api'), loadAlerts('/api')]);
    expect(isOn()).toBe(true);
    expect($alerts.get().on[alertKey({ kind: 'search', subject: '/search/?page=2&make=Kia' })]).toBe(true);
    signIn('bob');
    await loadAlerts('/api');
    expect(isOn()).toBe(false);
    expect(asked).toEqual(['GET /api/alerts', 'GET /api/alerts']);
  });

  test('shows at once, and stays when the server agrees', async () => {
    answer([200, { alerts: [] }], [200, alert], [204, null]);
    signIn('ann');
    await loadAlerts('/api');
    const sending = change(true);
    expect(isOn()).toBe(true);
    await sending;
    expect([isOn(), $alerts.get().problems]).toEqual([true, {}]);
    await change(false);
    expect(isOn()).toBe(false);
    expect(asked.slice(1)).toEqual(['POST /api/alerts 8067', 'POST /api/alerts/stop 8067']);
  });

  test.each<[string, [number, unknown], string]>([
    [
      'with what the server says',
      [409, { message: 'You have as many as one can have.' }],
      'You have as many as one can have.',
    ],
    ['in words of ours where it says nothing', [500, {}], ''],
  ])('is taken back when the server refuses, %s', async (_, refusal, problem) => {
    answer([200, { alerts: [] }], refusal);
    signIn('cat');
    await loadAlerts('/api');
    await change(true);
    expect([isOn(), $alerts.get().problems]).toEqual([false, { [alertKey(car)]: problem }]);
  });

  test('of quick presses the last one counts; a failure leads back to what the server has', async () => {
    answer([200, { alerts: [] }], [500, {}], [500, {}]);
    signIn('dan');
    await loadAlerts('/api');
    await Promise.all([change(true), change(false)]);
    expect(isOn()).toBe(false);
    answer([200, alert], [204, null], [200, alert]);
    await Promise.all([change(true), change(false), change(true)]);
    expect([isOn(), $alerts.get().problems]).toEqual([true, {}]);
  });

  test('ends a session that is over', async () => {
    answer([200, { alerts: [] }], [401, { message: 'Please sign in again.' }]);
    signIn('eve');
    await loadAlerts('/api');
    await change(true);
    expect([isOn(), $session.get().state]).toEqual([false, 'anonymous']);
  });
});

describe('ALRT-07 the page of a link', () => {
  const linked = {
    to: 'n…@example.com',
    others: 1,
    alerts: [{ id: 3, kind: 'vehicle', name: 'Kia Rio', on: true }],
  };
  test('only reads until a button is pressed', async () => {
    answer([200, linked], [200, { ...linked, alerts: [] }]);
    await openLinkedAlerts('/api', 'token');
    expect([$linkedAlerts.get().status, asked]).toEqual(['ready', ['POST /api/alerts/linked']]);
    await changeLinkedAlerts('/api', { token: 'token', alert: 3, on: false });
    expect(asked.at(-1)).toBe('POST /api/alerts/linked/choice false');
  });

  test.each<[string, [number, unknown], string]>([
    ['is false', [404, { message: 'x' }], 'false'],
    ['is junk', [422, { message: 'x' }], 'false'],
    ['is old', [410, { message: 'x' }], 'old'],
    ['cannot be asked about', [500, {}], 'failed'],
  ])('says that it %s', async (_, said, status) => {
    answer(said);
    await openLinkedAlerts('/api', 'token');
    expect($linkedAlerts.get().status).toBe(status);
  });

  test('without a token asks nobody', async () => {
    await openLinkedAlerts('/api', '');
    expect([$linkedAlerts.get().status, asked]).toEqual(['false', []]);
  });

  test('says when a change did not get through, and shows what is', async () => {
    answer([200, linked], [500, {}]);
    await openLinkedAlerts('/api', 'token');
    await changeLinkedAlerts('/api', { token: 'token', alert: null, on: false });
    expect($linkedAlerts.get()).toMatchObject({
      status: 'ready',
      isUnsent: true,
      isSending: false,
      alerts: linked,
    });
  });
});
