import { describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '#domain/account/session.ts';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const reload = vi.fn();
const replace = vi.fn();
const reset = vi.fn();
const deleteDatabase = vi.fn();
vi.stubGlobal('indexedDB', { deleteDatabase });
const here = 'https://x.example//elsewhere.example/cars/x/';
Object.assign(window.location, { reload, replace, href: `${here}#a-key-that-cancels` });
Object.assign(document, { forms: [{ reset }] });
const { $session } = await import('#stores/account/session.ts');
const { forgetPerson, wasTakenOver } = await import('#stores/account/forget-person.ts');
const { followReturn } = await import('#stores/account/page-return.ts');

const until = Math.floor(Date.now() / 1000) + 1_000;
const named = (id: string): SignedIn => ({ id, phone: '+61412345678', email: null, until });
const show = (): void => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test.each([
  ['the same person', 'ada', 'ada', null],
  ['somebody else', 'ada', 'bert', replace],
  ['nobody, since a session is over', 'ada', null, reload],
  // What stands behind the `#` was opened by who was nobody then, and is theirs.
  ['somebody, where nobody was', null, 'bert', reload],
])('AUTH-01 a page that comes back to %s', (_, before, after, way) => {
  const write = (id: string | null): void => {
    storage['forecourt:session'] = JSON.stringify(id === null ? null : named(id));
  };
  write(before);
  const stop = $session.subscribe(() => undefined);
  show();
  // Pages of the cases before go.
  window.dispatchEvent(new Event('pagehide'));
  Reflect.deleteProperty(storage, 'forecourt:person');
  sessionStorage.clear();
  followReturn();
  window.dispatchEvent(new Event('pagehide'));
  for (const called of [reload, replace]) called.mockClear();
  write(after);
  show();
  for (const called of [reload, replace]) expect(called.mock.calls.length > 0).toBe(called === way);
  stop();
});

describe('AUTH-01 a tab in which somebody typed', () => {
  const kept = {
    'forecourt:reservations': '{"car":"key"}',
    'forecourt:last-enquiry': '{}',
    'forecourt:details': '{}',
  };
  const type = (who: string | null): void => {
    sessionStorage.clear();
    Reflect.deleteProperty(storage, 'forecourt:person');
    Object.assign(storage, kept, { 'forecourt:outbox': '[1]' });
    sign(who);
    followReturn();
    sessionStorage.setItem('forecourt:draft:contact', 'typed');
    replace.mockClear();
    reset.mockClear();
  };
  /** Signs somebody in or out in another tab. */
  const sign = (id: string | null): void => {
    const newValue = JSON.stringify(id === null ? null : named(id));
    storage['forecourt:session'] = newValue;
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'forecourt:session', newValue }));
  };
  const left = (): unknown[] => [
    sessionStorage.getItem('forecourt:draft:contact'),
    ...Object.keys(kept).map((key) => storage[key]),
  ];

  test('tells the next person nothing of it, wherever they signed in', () => {
    type('ada');
    sign(null);
    expect(left()[0]).toBe('typed');
    sign('bert');
    expect(left()).toEqual([null, undefined, undefined, undefined]);
    // Without what stands behind the `#` of the address.
    expect(replace).toHaveBeenCalledWith(here);
    // Whoever asks afterwards, as the page that signs in does, hears of it as well.
    expect(wasTakenOver()).toBe(true);
    // Browsers fill the fields of a page that is loaded anew.
    expect(reset).toHaveBeenCalled();
    expect(deleteDatabase).toHaveBeenCalledWith('forecourt:photos');
    // What waits to be sent is sent.
    expect(storage['forecourt:outbox']).toBe('[1]');
  });

  test('tells the next person nothing of it in a new tab either, when the session ended elsewhere', () => {
    type('ada');
    sign(null);
    sessionStorage.clear();
    expect(storage['forecourt:reservations']).toBeDefined();
    sign('bert');
    expect(left()).toEqual([null, undefined, undefined, undefined]);
    Object.assign(storage, kept);
    sessionStorage.clear();
    sign(null);
    sign('bert');
    expect(left().slice(1)).toEqual(Object.values(kept));
  });

  test('is forgotten with who signed out in another tab', () => {
    type('ada');
    Reflect.deleteProperty(storage, 'forecourt:person');
    sign(null);
    expect(left()).toEqual([null, ...Object.values(kept)]);
    expect(sessionStorage.getItem('forecourt:tab-left')).not.toBeNull();
    // The page still works until the new one is there.
    sessionStorage.setItem('forecourt:trade-in:photos', '["theirs"]');
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('forecourt:trade-in:photos')).toBeNull();
    expect(sessionStorage.getItem('forecourt:tab-left')).not.toBeNull();
  });

  test('takes nothing from who signed in on this device meanwhile', () => {
    type('ada');
    sign(null);
    storage['forecourt:person'] = 'bert';
    sign('bert');
    expect(left()).toEqual([null, ...Object.values(kept)]);
    expect(replace).toHaveBeenCalled();
  });

  test('leaves what was typed after signing out to who typed it', () => {
    type('ada');
    sign(null);
    forgetPerson();
    Object.assign(storage, kept);
    sign('bert');
    expect(left().slice(1)).toEqual(Object.values(kept));
  });

  test.each([
    ['gone back to after they signed out', true, 'back_forward', 1],
    ['opened after they signed out', true, 'navigate', 0],
    ['gone back to where nobody signed out', false, 'back_forward', 0],
  ])('a page %s: its fields are emptied %s', (_, isForgotten, kind, times) => {
    type(null);
    if (isForgotten) forgetPerson();
    const asked = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: kind } as never]);
    followReturn();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(Math.min(reset.mock.calls.length, 1)).toBe(times);
    asked.mockRestore();
  });

  test('whose storage is full works on', () => {
    const full = vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => sign('carla')).not.toThrow();
    full.mockRestore();
  });

  test.each([
    ['signs in after having typed', null, 'ada'],
    ['signs in again after the session was over', 'ada', 'ada'],
  ])('keeps it for who %s', (_, before, after) => {
    type(before);
    sign(null);
    sign(after);
    expect(left()).toEqual(['typed', ...Object.values(kept)]);
    expect(replace).not.toHaveBeenCalled();
  });
});
