import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { framesDirectory, hasTurn, isRendered } from '#scripts/sandbox/images/frames.ts';
import { silhouettes } from '#scripts/sandbox/images/silhouettes.ts';
import { stillViews } from '#scripts/sandbox/images/views.ts';

const sizeOf = async (path: string) => {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
};

describe.each(silhouettes)('the pictures of %s', (silhouette) => {
  const folder = join(framesDirectory, silhouette);

  test('show it from at least four sides', () => {
    const sides = stillViews.filter((view) => view !== 'interior' && isRendered(silhouette, view));
    expect(sides).toEqual(expect.arrayContaining(['hero', 'front', 'side', 'rear-three-quarter']));
  });

  test('are as large as their masks, and a turn is whole or not there', async () => {
    const names = (await readdir(folder)).filter((name) => /^[^.]+\.webp$/.test(name));
    for (const name of names) {
      const picture = await sizeOf(join(folder, name));
      expect(await sizeOf(join(folder, name.replace('.webp', '.mask.webp'))), name).toEqual(picture);
      expect(picture.width / picture.height).toBeCloseTo(/^\d/.test(name) ? 3 / 2 : 4 / 3, 2);
    }
    expect(names.some((name) => /^\d/.test(name))).toBe(hasTurn(silhouette));
  });
});

test('all pictures of the sandbox together stay under 12 MB', async () => {
  const files = await readdir(framesDirectory, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12e6);
});
