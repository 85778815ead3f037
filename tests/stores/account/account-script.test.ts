import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  accountMarks,
  accountScript,
  deviceMark,
  forgottenMark,
  personNote,
} from '#domain/account/account-script.ts';
import { sessionKey } from '#domain/account/session.ts';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const tab: Record<string, string> = {};
const load = vi.fn<() => void>();
const reset = vi.fn<() => void>();
const replace = vi.fn<(address: string) => void>();
let kind = 'navigate';
/** The entry in the history at which the tab stands. */
let entry: { state: object | null; hash: string } = { state: null, hash: '' };
const id = `#${'f'.repeat(32)}`;
const here = 'https://x.example/checkout/?car_id=1';
const pages: EventTarget[] = [];

/** Runs the line as a page does. Answers the page, whose events it hears. */
function open(dataset: { always?: '' } = {}): EventTarget {
  const page = new EventTarget();
  pages.push(page);
  const template = { content: { cloneNode: () => 'script' } };
  const names = [
    'document',
    'localStorage',
    'sessionStorage',
    'addEventListener',
    'location',
    'history',
    'performance',
  ];
  const run = new Function(...names, accountScript);
  run(
    {
      currentScript: { dataset, previousElementSibling: template },
      head: { append: load },
      forms: [{ reset }],
    },
    localStorage,
    tab,
    page.addEventListener.bind(page),
    {
      ...{ replace, pathname: '/checkout/', search: '?car_id=1' },
      get hash() {
        return entry.hash;
      },
      get href() {
        return here + entry.hash;
      },
    },
    {
      get state() {
        return entry.state;
      },
      replaceState: (state: object, _title: string, address: string) =>
        // The empty address changes nothing.
        Object.assign(entry, { state, ...(address && { hash: address.replace(/^[^#]*/, '') }) }),
    },
    { getEntriesByType: () => [{ type: kind }] },
  );
  return page;
}

beforeEach(() => {
  for (const done of [load, reset, replace]) done.mockClear();
  kind = 'navigate';
  entry = { state: null, hash: '' };
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

  test.each([
    ['nobody signed out', undefined, undefined, true, 0],
    ['somebody signed out', undefined, '1', true, 1],
    ['somebody signed out once more', '1', '2', true, 1],
    ['somebody signed out before', '1', '1', true, 0],
    ['somebody signed out, loaded anew', undefined, '1', false, 0],
    ['somebody signed out, of which its tab knows nothing', undefined, undefined, true, 1],
  ])('begin anew when they come back from memory after %s', (_, before, after, persisted, times) => {
    if (before) tab[forgottenMark] = before;
    const page = open();
    if (after) tab[forgottenMark] = after;
    else if (times > 0) storage[deviceMark] = '1';
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(reset).toHaveBeenCalledTimes(times);
    // Without what stands behind the `#`: it may cancel what the other reserved.
    expect(replace.mock.calls).toEqual(Array.from({ length: times }, () => [here]));
  });

  const signOut = (): void => void (tab[forgottenMark] = String(Number(tab[forgottenMark] ?? 0) + 1));
  const goTo = (page: EventTarget, to: typeof entry): void => {
    entry = to;
    page.dispatchEvent(new Event('popstate'));
  };

  test.each(['back_forward', 'reload'])(
    'leave what may cancel out of an address of before somebody signed out: %s',
    (how) => {
      entry.hash = id;
      open();
      signOut();
      kind = how;
      open();
      expect(entry.hash).toBe('');
      goTo(open(), { state: null, hash: id });
      expect(entry.hash).toBe(id);
    },
  );

  test('leave it out as well where entries of one page differ by what stands behind the `#` alone', () => {
    const [first, second] = [
      { state: null, hash: id },
      { state: null, hash: `#${'e'.repeat(32)}` },
    ];
    entry = first;
    goTo(open(), second);
    signOut();
    const page = open();
    kind = 'back_forward';
    for (const former of [first, second]) {
      goTo(page, former);
      expect(entry.hash).toBe('');
    }
  });

  test('leave it out where nothing tells when it was opened', () => {
    signOut();
    kind = 'back_forward';
    for (const state of [null, { dialog: 'menu' }]) {
      entry = { state, hash: id };
      open();
      expect(entry.hash).toBe('');
    }
  });

  test('keep what was opened since, what a page has put there itself, and the names of dialogs', () => {
    signOut();
    entry.hash = id;
    open();
    kind = 'back_forward';
    open();
    expect(entry.hash).toBe(id);
    kind = 'navigate';
    entry = { state: null, hash: '' };
    open();
    entry.hash = id;
    kind = 'back_forward';
    open();
    expect(entry.hash).toBe(id);
    entry = { state: null, hash: '#enquiry' };
    open();
    expect(entry.hash).toBe('#enquiry');
  });

  test('tell a page that signs in what stood behind the `#`, the latest first', async () => {
    entry.hash = id;
    const page = open();
    goTo(page, { state: null, hash: `#${'e'.repeat(32)}` });
    entry = { state: null, hash: id };
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    sessionStorage.setItem('forecourt:tab-links', tab['forecourt:tab-links'] ?? '');
    const { findTabLink } = await import('#stores/account/tab-links.ts');
    expect(findTabLink('/checkout/?car_id=1')).toBe(`/checkout/?car_id=1${id}`);
    expect(findTabLink('/checkout/')).toBeUndefined();
  });

  test.each([
    ['signed out elsewhere', undefined],
    ['was followed by another on this device', 'bert'],
  ])('forget what a tab kept of somebody who %s', (_, now) => {
    if (now) storage[personNote] = now;
    Object.assign(tab, { [personNote]: 'ada', 'forecourt:draft:contact': 'typed', other: 'x' });
    open();
    expect(tab).toEqual({ other: 'x', [forgottenMark]: expect.any(Number) as unknown });
    expect(storage[personNote]).toBe(now);
  });

  test('forget nothing of who is still the one', () => {
    storage[personNote] = 'ada';
    Object.assign(tab, { [personNote]: 'ada', 'forecourt:draft:contact': 'typed' });
    open();
    expect(tab['forecourt:draft:contact']).toBe('typed');
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
