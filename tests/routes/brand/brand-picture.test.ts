import { expect, test } from 'vitest';
import { findBrandPicture } from '#routes/brand/brand-picture.ts';

const vehicle = (category: 'car' | 'truck', carType: 'new' | 'used', url: string) => ({
  ...{ make: 'Isuzu', category, carType, images: [{ url }] },
});
const isuzu = { name: 'ISUZU', kind: 'truck', banner: null, models: [] } as const;
const find = (...vehicles: ReturnType<typeof vehicle>[]) =>
  findBrandPicture({ ...isuzu, models: [] }, vehicles);

test('BRND-01 a maker of trucks is shown by a truck, rather a new one, and by a ute only where it has no truck here', () => {
  const ute = vehicle('car', 'new', 'ute');
  expect(find(ute, vehicle('truck', 'used', 'old'), vehicle('truck', 'new', 'truck'))).toBe('truck');
  expect(find(ute, vehicle('truck', 'used', 'old'))).toBe('old');
  expect(find(vehicle('car', 'used', 'older'), ute)).toBe('ute');
  expect(find()).toBeNull();
});
