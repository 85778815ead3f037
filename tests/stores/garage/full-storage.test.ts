import { expect, test, vi } from 'vitest';
import { openCrowdedBrowser } from '../browser.ts';

const { disk } = openCrowdedBrowser();
vi.stubGlobal('requestAnimationFrame', setTimeout);
vi.stubGlobal('cancelAnimationFrame', clearTimeout);
const { pressVehicle } = await import('#islands/garage/press-vehicle.ts');
const { tellPress } = await import('#islands/garage/tell-press.ts');
const { $toast } = await import('#stores/site/toast.ts');
const { $savedVehicles } = await import('#stores/garage/saved-vehicles.ts');
const { $comparison } = await import('#stores/garage/comparison.ts');

const rio = {
  ...{ id: '8067', name: '2019 Kia Rio', slug: 'rio', make: 'Kia', model: 'Rio', primary_image_url: null },
  ...{ price: 18_990, car_type: 'used' as const },
};

test.each(['saved', 'compare'] as const)(
  'FAV-02 CMP-01: a browser without room keeps nothing on the list "%s", and says so',
  async (list) => {
    $toast.set(null);
    disk.isFull = true;
    const press = pressVehicle(list, rio, 3);
    disk.isFull = false;
    expect(press).toEqual({ list, outcome: 'unkept' });
    expect([...$savedVehicles.get(), ...$comparison.get()]).toEqual([]);
    tellPress(press, rio, { saved: true, quote: false, compare: 3, viewed: 12, messages: {} });
    await vi.waitUntil(() => $toast.get());
    expect($toast.get()).toMatchObject({
      text: 'This browser cannot keep 2019 Kia Rio.',
      tone: 'danger',
      actions: [],
    });
  },
);
