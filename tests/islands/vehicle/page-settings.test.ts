import { afterEach, expect, test, vi } from 'vitest';
import { readPageItem } from '#islands/analytics/page-item.ts';
import { readPageSettings } from '#islands/vehicle/page-settings.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with a box of these settings, or with none. */
function showPage(settings: object | null): void {
  const box = settings && { dataset: { vehicleSettings: JSON.stringify(settings) } };
  vi.stubGlobal('document', { querySelector: () => box });
}

test('the settings of a vehicle page are parsed once, whoever reads them', () => {
  const vehicle = stockVehicle({ id: 'v1', stockNumber: 'S1', year: 2021 });
  showPage({ gallery: {}, live: { vehicle } });
  const parse = vi.spyOn(JSON, 'parse');
  const settings = readPageSettings();
  expect(settings?.live.vehicle.id).toBe('v1');
  expect(readPageSettings()).toBe(settings);
  expect(readPageItem()).toMatchObject({ item_id: 'v1', item_number: 'S1', item_year: 2021 });
  expect(parse).toHaveBeenCalledTimes(1);
});

test('other pages have none, and no item', () => {
  showPage(null);
  expect(readPageSettings()).toBeNull();
  expect(readPageItem()).toEqual({});
});
