import { expect, test } from 'vitest';
import { findOwnMarks } from '#config/site/own-marks.ts';
import type { OwnPictures } from '#domain/gallery/own-picture.ts';

test('a logo has its own drawing for a dark ground, or none', () => {
  const logo = { src: '/logo.svg', onDark: '/on-dark.svg', width: 158, height: 40 };
  const marks = { groupSites: [], brands: [], tags: { certifiedTags: [] } } as unknown as Omit<
    Parameters<typeof findOwnMarks>[0],
    'logo'
  >;
  const pictures: OwnPictures = {};
  expect(findOwnMarks({ ...marks, logo }, pictures).logo).toEqual(logo);
  expect(findOwnMarks({ ...marks, logo: { ...logo, onDark: null } }, pictures).logo?.onDark).toBeNull();
});
