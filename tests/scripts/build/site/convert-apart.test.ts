import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPictureConverter } from '#scripts/build/site/pictures/convert-apart.ts';

const folder = mkdtempSync(join(tmpdir(), 'converted-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'car.jpg');
const pixels = { width: 90, height: 60, channels: 3, background: '#258' } as const;

test('pictures are converted in a process of their own; one that takes too long ends it, and the next is converted', async () => {
  writeFileSync(file, await sharp({ create: pixels }).jpeg().toBuffer());
  const hasty = createPictureConverter(1);
  await expect(hasty.convert(file, 90, folder)).rejects.toThrow('it takes more than a minute');
  hasty.stop();
  const converter = createPictureConverter();
  writeFileSync(join(folder, 'half.jpg'), 'no picture');
  await expect(converter.convert(join(folder, 'half.jpg'), 90, folder)).rejects.toThrow('unsupported image');
  expect(await converter.clean(file, folder)).toBeNull();
  expect(await converter.convert(file, 90, folder)).toMatchObject({ height: 60, webp: [{ width: 90 }] });
  expect(readdirSync(folder)).toContain('90.webp');
  converter.stop();
});
