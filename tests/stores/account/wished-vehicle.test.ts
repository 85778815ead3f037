import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatSavedVehicle } from '#domain/garage/garage.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const went: string[] = [];
Object.assign(window.location, {
  ...{ origin: 'https://x.example', pathname: '/search/', search: '?make=Kia', hash: '' },
  assign: (path: string) => went.push(path),
});
Object.assign(document, { visibilityState: 'visible' });

/** A heart on the card of a vehicle. */
class Heart {
  readonly isPressed: boolean;
  constructor(isPressed: boolean) {
    this.isPressed = isPressed;
  }
  closest(selector: string): unknown {
    if (selector.startsWith('[data-garage')) return this.isPressed ? null : this;
    return { dataset: { vehicleRecord: formatSavedVehicle(kia) } };
  }
}
vi.stubGlobal('Element', Heart);
const kia = {
  ...{ id: '8067', name: '2019 Kia Rio', slug: 'rio', make: 'Kia', model: 'Rio', primary_image_url: null },
  ...{ price: 18_990, car_type: 'used' as const },
};
const user = { id: 'u', phone: '+61412345678', email: null, until: Math.floor(Date.now() / 1000) + 900 };
const account: string[] = [];
vi.stubGlobal('fetch', (url: URL, { body }: { body?: string }) => {
  if (url.pathname.endsWith('save-car')) account.push((JSON.parse(body ?? '') as { car_id: string }).car_id);
  const said = url.pathname.endsWith('-car') ? { success: true } : { cars: [], searches: [] };
  return Promise.resolve(new Response(JSON.stringify(said)));
});

const { askBeforeSaving, forgetWish } = await import('#islands/account/wished-vehicle.ts');
const { startLists } = await import('#islands/account/keep-lists.ts');
const { forgetSession, rememberSession } = await import('#stores/account/session.ts');
const { $savedVehicles } = await import('#stores/garage/saved-vehicles.ts');
const { $toast } = await import('#stores/site/toast.ts');

let press: (isPressed?: boolean) => boolean;
beforeEach(() => {
  const hear = vi.spyOn(document, 'addEventListener').mockImplementationOnce((_, listener) => {
    press = (isPressed = false) => {
      const stop = vi.fn<() => void>();
      const event = { target: new Heart(isPressed), preventDefault: stop, stopImmediatePropagation: stop };
      (listener as (event: object) => void)(event);
      return stop.mock.calls.length > 0;
    };
  });
  askBeforeSaving();
  hear.mockRestore();
  went.length = 0;
  forgetSession();
  forgetWish();
});

describe('WATCH-01 saving of who is not signed in', () => {
  test('leads to signing in and back, and saves nothing', () => {
    expect(press()).toBe(true);
    const here = encodeURIComponent('/search/?make=Kia');
    expect(went).toEqual([`/sign-in/?type=watchlist&redirect=${here}&back=${here}`]);
    expect($savedVehicles.get()).toEqual([]);
  });

  test('is forgotten where the page comes back from memory without anybody, and saves nothing for the next', () => {
    press();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(sessionStorage.getItem('forecourt:wished')).toBeNull();
  });

  test('leads to signing in also where the tab has no room for what was wanted', () => {
    const set = vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => set.mockRestore());
    expect(press()).toBe(true);
    expect(went).toHaveLength(1);
  });

  test('taking off the list needs nobody, and who is signed in just saves', () => {
    expect(press(true)).toBe(false);
    rememberSession(user);
    expect(press()).toBe(false);
    expect(went).toEqual([]);
  });

  test('WATCH-05 what was wanted is saved afterwards, told with the way to the list', async () => {
    press();
    rememberSession(user);
    startLists('/api', {}, false);
    await vi.waitFor(() => expect(account).toEqual(['8067']), { timeout: 10_000 });
    expect($savedVehicles.get()).toEqual([kia]);
    expect($toast.get()).toMatchObject({
      text: '2019 Kia Rio is saved.',
      actions: [{ label: 'View List', href: '/favourites/' }],
    });
  });
});
