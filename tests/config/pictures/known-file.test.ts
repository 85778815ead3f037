import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { UnfinishedReading } from '#config/load/within.ts';
import { readKnownFiles } from '#config/pictures/known-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'known-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Files that take some 100 ms each to be read to their end. */
async function writePhotos(count: number): Promise<Map<string, string>> {
  const pixels = { create: { width: 5_000, height: 4_000, channels: 3, background: '#258' } } as const;
  const photo = await sharp(pixels).png({ compressionLevel: 1 }).toBuffer();
  const names = Array.from({ length: count }, (_, index) => join(folder, `${count}-${index}.png`));
  for (const file of names) writeFileSync(file, photo);
  return new Map(names.map((file) => [file.slice(folder.length), file]));
}

test('one file that takes too long is named, with what to do', async () => {
  const files = await writePhotos(1);
  const reading = readKnownFiles(files, true, { file: 1, all: 60_000 });
  await expect(reading).rejects.toThrow(UnfinishedReading);
  await expect(reading).rejects.toThrow(
    `its file ${folder}/1-0.png takes more than 15 seconds to read. Save it again, in another program, or take it away.`,
  );
});

test('so are many that take too long together', async () => {
  const files = await writePhotos(2);
  const reading = readKnownFiles(files, true, { file: 60_000, all: 1 });
  await expect(reading).rejects.toThrow(
    'its pictures take more than a minute to read. Take some of them away.',
  );
  expect((await readKnownFiles(files, true)).get('/2-0.png')).toMatchObject({
    picture: { kind: 'picture', size: { width: 5_000 } },
  });
});
