import { expect, test } from 'vitest';
import { openCrowdedBrowser } from '../browser.ts';

const { disk, storage } = openCrowdedBrowser();

test('a view is chosen also where the browser has no room to keep it', async () => {
  Object.assign(storage, { 'forecourt:view': 'list' });
  const { $listingView, chooseListingView } = await import('#stores/listing/view.ts');
  expect($listingView.get()).toBe('list');
  chooseListingView('grid');
  expect([$listingView.get(), localStorage['forecourt:view']]).toEqual(['grid', 'grid']);
  disk.isFull = true;
  chooseListingView('list');
  expect([$listingView.get(), localStorage['forecourt:view']]).toEqual(['list', 'grid']);
});
