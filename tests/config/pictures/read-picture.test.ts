import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPicture } from '#config/pictures/read-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'picture-'));
const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } });
const files: Record<string, Buffer> = {};

beforeAll(async () => {
  files['jpeg'] = await plain.clone().jpeg().toBuffer();
  files['turned'] = await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  files['png'] = await plain.clone().png().toBuffer();
  files['webp'] = await plain.clone().webp().toBuffer();
  files['avif'] = await plain.clone().avif({ effort: 0 }).toBuffer();
  files['gif'] = await plain.clone().gif().toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string, content: Buffer | string): ReturnType<typeof readPicture> {
  const file = join(folder, name);
  writeFileSync(file, content);
  return await readPicture(file);
}

test.each([
  ['jpeg', 'a.jpg', { width: 40, height: 20 }, true],
  ['png', 'a.png', { width: 40, height: 20 }, true],
  ['webp', 'a.webp', { width: 40, height: 20 }, true],
  ['avif', 'a.avif', { width: 40, height: 20 }, true],
  ['gif', 'a.gif', { width: 40, height: 20 }, false],
  ['png', 'named-otherwise.jpg', { width: 40, height: 20 }, true],
  ['turned', 'as-the-camera-was-held.jpg', { width: 20, height: 40 }, true],
])('the size of a %s is known', async (kind, name, size, resizable) => {
  expect(await read(name, files[kind] ?? '')).toEqual({ kind: 'picture', size, resizable, faults: [] });
});

test('a drawing is as large as it says', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"/>';
  expect(await read('logo.svg', svg)).toMatchObject({ size: { width: 60, height: 30 }, resizable: false });
});

test.each([
  ['a page that was saved as one', 'logo.svg', '<!doctype html><title>Not found</title>', 'other'],
  ['a page that was saved as a photo', 'logo.png', '<!doctype html>', 'other'],
  ['nothing', 'logo.jpg', '', 'other'],
  ['the beginning of a photo alone', 'logo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'broken'],
  [
    'the photo of a phone, which browsers do not draw',
    'logo.jpg',
    Buffer.from('\0\0\0 ftypheic\0\0\0\0mif1'),
    'other',
  ],
])('%s is no picture', async (_title, name, content, kind) => {
  expect(await read(name, content)).toEqual({ kind });
});

test('pictures are read to their end as long as the budget of pixels lasts', async () => {
  const file = join(folder, 'early.png');
  writeFileSync(file, files['png']?.subarray(0, 80) ?? '');
  const budget = { left: 1_700 };
  expect(await readPicture(file, budget)).toEqual({ kind: 'broken' });
  expect(await readPicture(file, budget)).toEqual({ kind: 'broken' });
  expect(budget.left).toBe(100);
  expect(await readPicture(file, budget)).toMatchObject({ kind: 'picture', size: { width: 40 } });
});
