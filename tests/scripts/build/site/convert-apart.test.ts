import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPictureConverter, EndedConversion } from '#scripts/build/site/pictures/convert-apart.ts';

const folder = mkdtempSync(join(tmpdir(), 'converted-'));
afterAll(() => rmSync(folder, { recursive: true }));
const pixels = { width: 90, height: 60, channels: 3, background: '#258' } as const;
const photo = { file: join(folder, 'car.jpg'), pixels: 90 * 60 };
const half = { file: join(folder, 'half.jpg'), pixels: 90 * 60 };

test('pictures are converted in a process of their own; one that takes too long ends it, and the next is converted', async () => {
  writeFileSync(photo.file, await sharp({ create: pixels }).jpeg().toBuffer());
  writeFileSync(half.file, 'no picture');
  const hasty = createPictureConverter(-20_000);
  await expect(hasty.convert(photo, 90, folder)).rejects.toThrow(EndedConversion);
  await expect(hasty.clean(photo, folder)).rejects.toThrow('it takes far longer than a picture of its size');
  hasty.stop();
  const converter = createPictureConverter();
  await expect(converter.convert(half, 90, folder)).rejects.toThrow('unsupported image');
  expect(await converter.clean(photo, folder)).toBeNull();
  expect(await converter.convert(photo, 90, folder)).toMatchObject({ height: 60, webp: [{ width: 90 }] });
  expect(readdirSync(folder)).toContain('90.webp');
  converter.stop();
});

test('what pictures of one site take beyond the usual time is counted together', async () => {
  const converter = createPictureConverter(2_500);
  // Pixels for which nothing is usual.
  const slow = { file: join(folder, 'wide.jpg'), pixels: -40_000_000 };
  writeFileSync(
    slow.file,
    await sharp({ create: { ...pixels, width: 2_000, height: 1_500 } })
      .jpeg()
      .toBuffer(),
  );
  const outcomes: string[] = [];
  for (let round = 0; round < 100 && !outcomes.includes('ended'); round += 1)
    outcomes.push(
      await converter.convert(slow, 2_000, folder).then(
        () => 'made',
        () => 'ended',
      ),
    );
  converter.stop();
  expect([outcomes[0], outcomes.at(-1)]).toEqual(['made', 'ended']);
});
