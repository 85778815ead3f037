import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatSavedVehicle } from '#domain/garage/garage.ts';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const rio = {
  ...{ id: '8067', name: '2019 Kia Rio', slug: 'rio', make: 'Kia', model: 'Rio', primary_image_url: null },
  ...{ price: 18_990, car_type: 'used' as const },
};

/** A heart or scales on the card of a vehicle. */
class GarageButton {
  readonly dataset: { garage: string; vehicleRecord?: string };
  constructor(garage: string, vehicleRecord?: string) {
    this.dataset = { garage, ...(vehicleRecord !== undefined && { vehicleRecord }) };
  }
  closest(): this {
    return this;
  }
}
vi.stubGlobal('Element', GarageButton);
vi.stubGlobal(
  'MutationObserver',
  class {
    observe = vi.fn<() => void>();
  },
);
// The page is never idle, as it is for who leaves at once.
vi.stubGlobal('requestIdleCallback', () => 0);
vi.stubGlobal('requestAnimationFrame', () => 0);

let click: (event: { target: unknown }) => void = () => undefined;
Object.assign(document, {
  ...{ querySelectorAll: () => [], querySelector: () => null, body: {} },
  addEventListener: (_: string, listener: typeof click) => void (click = listener),
});
const { startGarage } = await import('#islands/garage/garage.ts');
const { $savedVehicles } = await import('#stores/garage/saved-vehicles.ts');
const { $comparison } = await import('#stores/garage/comparison.ts');

beforeEach(() => {
  $savedVehicles.set([]);
  $comparison.set([]);
  startGarage({ saved: true, quote: false, compare: 1, viewed: 12, messages: {} });
});

describe('the first press of a page', () => {
  test('FAV-02 WATCH-02: is stored in the same moment, before the code that tells of it has come', () => {
    click({ target: new GarageButton('saved', formatSavedVehicle(rio)) });
    expect(JSON.parse(storage['forecourt:favourites'] ?? '')).toMatchObject([{ id: '8067', price: 18_990 }]);
    click({ target: new GarageButton('saved', formatSavedVehicle(rio)) });
    expect($savedVehicles.get()).toEqual([]);
  });

  test('CMP-01: so is a vehicle to compare, as many as there is room for', () => {
    for (const id of ['a', 'b'])
      click({ target: new GarageButton('compare', formatSavedVehicle({ ...rio, id })) });
    expect($comparison.get().map(({ id }) => id)).toEqual(['a']);
  });

  test('a button without a vehicle does nothing', () => {
    click({ target: new GarageButton('saved') });
    expect($savedVehicles.get()).toEqual([]);
  });
});
