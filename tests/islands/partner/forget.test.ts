import { afterEach, expect, test, vi } from 'vitest';
import { forget } from '#islands/partner/forget.ts';

afterEach(() => vi.unstubAllGlobals());

const keep = (entries: Record<string, string>): Storage => {
  const removeItem = (key: string): void => void Reflect.deleteProperty(entries, key);
  return Object.defineProperty(entries, 'removeItem', { value: removeItem }) as unknown as Storage;
};

/** Cookies as a page reads and writes them. */
function openCookies(...names: string[]): { cookie: string } {
  const kept = new Map(names.map((name) => [name, '1']));
  return {
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(written: string) {
      kept.delete(written.replace(/=.*/s, ''));
    },
  };
}

test('what a script left goes, and nothing else', () => {
  const local = keep({ chat_id: '1', 'forecourt:favourites': '[]' });
  const session = keep({ chat_open: 'yes' });
  const page = openCookies('chat', 'theme');
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('document', page);
  forget(['chat*']);
  expect([Object.keys(local), Object.keys(session), page.cookie]).toEqual([
    ['forecourt:favourites'],
    [],
    'theme=1',
  ]);
});

test('a browser that keeps nothing for the site has nothing to forget but cookies', () => {
  const page = openCookies('chat', 'theme');
  vi.stubGlobal('document', page);
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, null);
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      configurable: true,
    });
  }
  forget(['chat*']);
  expect(page.cookie).toBe('theme=1');
});
