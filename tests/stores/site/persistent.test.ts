import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe.each([
  ['is null, as in the web view of an app', null],
  ['may not be read', undefined],
])('where the storage of the browser %s', (_what, storage) => {
  const open = (): void => {
    vi.stubGlobal('window', new EventTarget());
    if (storage === null) vi.stubGlobal('localStorage', null);
  };

  test('stores work for the page', async () => {
    open();
    const { $viewed } = await import('#stores/garage/viewed.ts');
    const seen = { id: '1', stocknum: null, make: 'Kia', model: 'Rio', body: null, simple_body: null };
    $viewed.set([seen]);
    expect($viewed.get()).toEqual([seen]);
    const { onChangeMeanwhile } = await import('#stores/lead/last-enquiry.ts');
    expect(() => onChangeMeanwhile(() => undefined)).not.toThrow();
  });

  test('nothing is said to be kept: neither a vehicle nor an enquiry that nobody took', async () => {
    open();
    const { pressVehicle } = await import('#islands/garage/press-vehicle.ts');
    const kia = { id: '1', name: 'Rio', slug: 'rio', make: 'Kia', model: 'Rio' } as never;
    expect(pressVehicle('saved', kia, 4).outcome).toBe('unkept');
    expect(pressVehicle('compare', kia, 4).outcome).toBe('unkept');
    const { $outbox } = await import('#stores/lead/outbox.ts');
    const waiting = { lead: {}, about: null, tries: 0, nextAt: 0 } as never;
    expect(() => $outbox.set([waiting])).toThrow('This browser keeps nothing.');
    const { rememberSearch } = await import('#stores/words/search-history.ts');
    expect(() => rememberSearch('camry', '/search/?query=camry')).not.toThrow();
  });
});
