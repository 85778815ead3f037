import { expect, test } from 'vitest';
import { firstView, listViews } from '#domain/gallery/gallery.ts';

const spinImages = Array.from({ length: 36 }, (_, frame) => `${frame}.jpg`);

test.each([
  ['nothing but pictures', { spinImages: [], interiorImage: null }, ['images']],
  ['a turn', { spinImages, interiorImage: null }, ['spin', 'images']],
  ['a turn and a cabin', { spinImages, interiorImage: 'cabin.jpg' }, ['spin', 'images', 'interior']],
  ['too few frames', { spinImages: spinImages.slice(0, 7), interiorImage: null }, ['images']],
])('SPIN-01 a vehicle with %s has the views it has pictures for', (_case, vehicle, views) => {
  expect(listViews(vehicle)).toEqual(views);
});

test('SPIN-01 the turn is first unless the dealer wants the pictures first', () => {
  const vehicle = { spinImages, interiorImage: null };
  expect(firstView(vehicle, { first: true, autoRotate: true })).toBe('spin');
  expect(firstView(vehicle, { first: false, autoRotate: true })).toBe('images');
  expect(firstView({ ...vehicle, spinImages: [] }, { first: true, autoRotate: true })).toBe('images');
});
