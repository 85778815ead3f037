import { expect, test } from 'vitest';
import { spinPictures, vehiclePictures } from '#scripts/sandbox/images/vehicle-pictures.ts';

test('a gallery opens with the hero, names each view once and has as many pictures as asked', () => {
  const gallery = vehiclePictures({ silhouette: 'truck', colour: 'Glacier White', count: 12, seed: 5 });
  expect(gallery[0]).toEqual({ path: '/images/vehicles/truck/hero/glacier-white.jpg', view: 'hero' });
  expect(new Set(gallery.map((picture) => picture.view)).size).toBe(12);
});

test.each([
  [0, 0],
  [1, 1],
  [16, 16],
  [40, 16],
])('asked for %i pictures, a gallery has %i', (count, length) => {
  expect(vehiclePictures({ silhouette: 'truck', colour: '', count, seed: -3 })).toHaveLength(length);
});

test('a gallery has no view that its outline shows by another one', () => {
  const views = vehiclePictures({ silhouette: 'motorcycle', colour: '', count: 40, seed: 0 });
  expect(views.map(({ view }) => view)).not.toContain('interior');
});

test('galleries of different seeds differ, of one seed are equal', () => {
  const gallery = (seed: number) =>
    vehiclePictures({ silhouette: 'caravan', colour: 'red', count: 10, seed });
  expect(gallery(1)).toEqual(gallery(1));
  expect(gallery(1)).not.toEqual(gallery(2));
});

test('a turn has 18 pictures from the front', () => {
  const turn = spinPictures({ silhouette: 'truck', colour: 'Red' });
  expect(turn).toHaveLength(18);
  expect(turn[0]?.path).toBe('/images/vehicles/truck/spin-000/red.jpg');
  expect(turn[1]?.path).toBe('/images/vehicles/truck/spin-020/red.jpg');
});
