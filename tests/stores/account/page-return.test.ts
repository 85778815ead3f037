import { expect, test, vi } from 'vitest';
import type { SignedIn } from '#domain/account/session.ts';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const reload = vi.fn();
Object.assign(window.location, { reload });
const { $session } = await import('#stores/account/session.ts');
const { followReturn } = await import('#stores/account/page-return.ts');

const until = Math.floor(Date.now() / 1000) + 1_000;
const named = (id: string): SignedIn => ({ id, phone: '+61412345678', email: null, until });
const show = (): void => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test.each([
  ['the same person', 'ada', 'ada', false],
  ['somebody else', 'ada', 'bert', true],
  ['nobody', 'ada', null, true],
  ['somebody, where nobody was', null, 'bert', true],
])('AUTH-01 a page that comes back to %s', (_, before, after, isNew) => {
  const write = (id: string | null): void => {
    storage['forecourt:session'] = JSON.stringify(id === null ? null : named(id));
  };
  write(before);
  const stop = $session.subscribe(() => undefined);
  show();
  followReturn();
  window.dispatchEvent(new Event('pagehide'));
  reload.mockClear();
  write(after);
  show();
  expect(reload.mock.calls.length > 0).toBe(isNew);
  stop();
});
