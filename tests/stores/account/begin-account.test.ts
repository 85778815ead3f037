import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionKey } from '#domain/account/session.ts';
import { signInPage } from '#domain/account/sign-in-path.ts';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const followAccount = vi.fn<() => void>();
vi.doMock('#islands/account/account-link.ts', () => ({ followAccount }));
const { accountMarks, beginAccount } = await import('#islands/account/begin-account.ts');

const link = { search: '', dataset: { accountLink: '' } };
Object.assign(document, { querySelector: () => link });
const open = async (guestSaves: boolean, at = { pathname: '/search/', search: '?make=Kia' }) => {
  Object.assign(window.location, at);
  Object.assign(link, { search: '', dataset: { accountLink: JSON.stringify({ guestSaves }) } });
  beginAccount();
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  followAccount.mockClear();
  for (const name of Object.keys(storage)) Reflect.deleteProperty(storage, name);
});

describe('AUTH-01 pages of a site with accounts, for who never signed in', () => {
  test('the way to sign in comes back here, and nothing more is loaded', async () => {
    await open(true);
    expect(Object.fromEntries(new URLSearchParams(link.search))).toEqual({
      ...{ redirect: '/search/?make=Kia', back: '/search/?make=Kia' },
    });
    expect(followAccount).not.toHaveBeenCalled();
    await open(true, { pathname: signInPage, search: '?type=watchlist' });
    expect(link.search).toBe('');
  });

  test('what came before in this browser, or an account that saving needs, loads the rest once', async () => {
    await open(false);
    expect(followAccount).toHaveBeenCalledTimes(1);
    for (const name of accountMarks) {
      storage[name] = '{"id":"u"}';
      await open(true);
      Reflect.deleteProperty(storage, name);
    }
    expect(followAccount).toHaveBeenCalledTimes(3);
    // Signed out and left: the stores write null.
    storage[sessionKey] = 'null';
    await open(true);
    expect(followAccount).toHaveBeenCalledTimes(3);
  });

  test('the names are those that the stores write', async () => {
    const { rememberSession } = await import('#stores/account/session.ts');
    const { watchlist } = await import('#stores/account/account-lists.ts');
    rememberSession({ id: 'u', phone: null, email: 'a@example.com', until: Date.now() / 1000 + 900 });
    watchlist.leave();
    expect(Object.keys(storage).filter((name) => (accountMarks as readonly string[]).includes(name))).toEqual(
      [...accountMarks],
    );
  });
});
