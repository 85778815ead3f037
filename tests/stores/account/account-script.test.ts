import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountMarks, accountScript, forgottenMark } from '#domain/account/account-script.ts';
import { sessionKey } from '#domain/account/session.ts';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const tab: Record<string, string> = {};
const load = vi.fn<() => void>();
const pages: EventTarget[] = [];

/** Runs the line as a page does. Answers the page, whose events it hears. */
function open(dataset: { always?: '' } = {}): EventTarget {
  const page = new EventTarget();
  pages.push(page);
  const template = { content: { cloneNode: () => 'script' } };
  const run = new Function('document', 'localStorage', 'sessionStorage', 'addEventListener', accountScript);
  run(
    { currentScript: { dataset, previousElementSibling: template }, head: { append: load } },
    localStorage,
    tab,
    page.addEventListener.bind(page),
  );
  return page;
}

beforeEach(() => {
  load.mockClear();
  for (const kept of [storage, tab]) for (const name of Object.keys(kept)) Reflect.deleteProperty(kept, name);
});

describe('AUTH-01 pages of a site with accounts', () => {
  test('load nothing for who never signed in, nor for who signed out and left', () => {
    open();
    storage[sessionKey] = 'null';
    open();
    expect(load).not.toHaveBeenCalled();
  });

  test.each(accountMarks)('load the rest once where %s is kept', (name) => {
    storage[name] = '{"id":"u"}';
    const page = open();
    page.dispatchEvent(new Event('pageshow'));
    expect(load).toHaveBeenCalledOnce();
  });

  test('load it where somebody signed out in this tab, and pages to go back to are theirs', () => {
    tab[forgottenMark] = '1';
    open();
    expect(load).toHaveBeenCalledOnce();
  });

  test('load it when somebody signs in in another tab', () => {
    const page = open();
    storage[sessionKey] = '{"id":"u"}';
    page.dispatchEvent(new Event('storage'));
    expect(load).toHaveBeenCalledOnce();
  });

  test('load it for everybody where saving needs an account', () => {
    open({ always: '' });
    expect(load).toHaveBeenCalledOnce();
  });

  test('read the names that the stores write', async () => {
    const { rememberSession } = await import('#stores/account/session.ts');
    const { $watchlistCopy } = await import('#stores/account/account-copies.ts');
    rememberSession({ id: 'u', phone: null, email: 'a@example.com', until: Date.now() / 1000 + 900 });
    $watchlistCopy.set(null);
    expect(Object.keys(storage).filter((name) => (accountMarks as readonly string[]).includes(name))).toEqual(
      [...accountMarks],
    );
  });
});
