import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
let isFull = false;
const browser = new Proxy(localStorage, {
  set: (target, key, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    target[String(key)] = value;
    return true;
  },
});
Object.defineProperty(globalThis, 'localStorage', { value: browser, configurable: true });

test('a view is chosen also where the browser has no room to keep it', async () => {
  Object.assign(storage, { 'forecourt:view': 'list' });
  const { $listingView, chooseListingView } = await import('#stores/listing/view.ts');
  expect($listingView.get()).toBe('list');
  chooseListingView('grid');
  expect([$listingView.get(), localStorage['forecourt:view']]).toEqual(['grid', 'grid']);
  isFull = true;
  chooseListingView('list');
  expect([$listingView.get(), localStorage['forecourt:view']]).toEqual(['list', 'grid']);
});
