import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['is null, as in the web view of an app', null],
  ['may not be read', undefined],
])('stores work for the page where the storage of the browser %s', async (_what, storage) => {
  vi.stubGlobal('window', new EventTarget());
  if (storage === null) vi.stubGlobal('localStorage', null);
  const { $viewed } = await import('#stores/garage/viewed.ts');
  const seen = { id: '1', stocknum: null, make: 'Kia', model: 'Rio', body: null, simple_body: null };
  $viewed.set([seen]);
  expect($viewed.get()).toEqual([seen]);
  const { onChangeMeanwhile } = await import('#stores/lead/last-enquiry.ts');
  expect(() => onChangeMeanwhile(() => undefined)).not.toThrow();
});
