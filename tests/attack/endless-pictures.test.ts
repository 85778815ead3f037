import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture } from '#config/pictures/read-picture.ts';
import { createPictureReader as createCardReader } from '#scripts/build/site/open-graph/fetch-picture.ts';
import { drawPicture, EndlessPicture, type DrawPicture } from '#scripts/outside-pictures/draw-picture.ts';
import { createPictureReader as createPdfReader } from '#scripts/sandbox/api/read-picture.ts';
import { listen } from '../listen.ts';

/*
 * A photo of a feed whose colour profile has thousands of steps: 160 KB took minutes to be drawn, and the PDFs of all dealers
 * waited for it.
 */

const size = { width: 90, height: 60, fit: 'cover' } as const;
const pixels = { create: { width: 64, height: 64, channels: 3, background: '#258' } } as const;
const photo = await sharp(pixels).jpeg().toBuffer();

const numbers = (...all: readonly number[]): Buffer => {
  const written = Buffer.alloc(4 * all.length);
  for (const [index, number] of all.entries()) written.writeUInt32BE(number, 4 * index);
  return written;
};

/** A colour profile that goes through the same table so many times. */
async function writeProfile(steps: number): Promise<Buffer> {
  const { icc } = await sharp(await sharp(pixels).withIccProfile('srgb').jpeg().toBuffer()).metadata();
  if (!icc) throw new Error('no profile');
  const corners = Array.from({ length: 8 }, (_, node) => [node >> 2, (node >> 1) & 1, node & 1]).flat();
  const floats = Buffer.alloc(4 * corners.length);
  for (const [index, corner] of corners.entries()) floats.writeFloatBE(corner, 4 * index);
  const table = Buffer.concat([
    Buffer.from('clut\0\0\0\0\0\x03\0\x03\x02\x02\x02', 'latin1'),
    Buffer.alloc(13),
    floats,
  ]);
  const place = numbers(16 + 8 * steps, table.length);
  const chain = Buffer.concat([
    Buffer.from('mpet\0\0\0\0\0\x03\0\x03', 'latin1'),
    ...[numbers(steps), ...Array<Buffer>(steps).fill(place), table],
  ]);
  // One more entry in the list of tags moves all that they name by twelve bytes.
  const count = icc.readUInt32BE(128);
  const list = Buffer.from(icc.subarray(132, 132 + 12 * count));
  for (let at = 4; at < list.length; at += 12) list.writeUInt32BE(list.readUInt32BE(at) + 12, at);
  const rest = icc.subarray(132 + 12 * count);
  const entry = Buffer.concat([Buffer.from('D2B0'), numbers(144 + list.length + rest.length, chain.length)]);
  const profile = Buffer.concat([icc.subarray(0, 128), numbers(count + 1), list, entry, rest, chain]);
  profile.writeUInt32BE(profile.length, 0);
  return profile;
}

async function writeEndless(): Promise<Buffer> {
  const profile = await writeProfile(30_000);
  const most = 65_000;
  const count = Math.ceil(profile.length / most);
  const blocks = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * most, (index + 1) * most);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(part.length + 16, 2);
    return Buffer.concat([head, Buffer.from('ICC_PROFILE\0'), Buffer.from([index + 1, count]), part]);
  });
  return Buffer.concat([photo.subarray(0, 2), ...blocks, photo.subarray(2)]);
}

test('is given up, and the next one is drawn', { timeout: 60_000 }, async () => {
  const endless = await writeEndless();
  await expect(drawPicture(endless, size, 2_000)).rejects.toThrow(EndlessPicture);
  expect(await sharp(await drawPicture(photo, size)).metadata()).toMatchObject({
    ...{ format: 'png', width: 90, height: 60 },
  });
  await expect(drawPicture(Buffer.from('no picture'), size)).rejects.toThrow('it cannot be drawn');
  const server = createServer(({ url }, response) => response.end(url === '/endless.jpg' ? endless : photo));
  const origin = await listen(server);
  try {
    const draw: DrawPicture = (picture, wanted) => drawPicture(picture, wanted, 2_000);
    const readCard = createCardReader('', [origin], undefined, draw);
    const readPdf = createPdfReader(() => Promise.reject(new Error('none')), [origin], draw);
    expect(
      await Promise.all([readCard(`${origin}/endless.jpg`, size), readPdf(`${origin}/endless.jpg`, 'its')]),
    ).toEqual([null, null]);
    // The others of the same stock are left out for a while; those of other dealers come.
    expect(await readPdf(`${origin}/photo.jpg`, 'its')).toBeNull();
    expect(await readPdf(`${origin}/photo.jpg`, 'other')).toBeInstanceOf(Buffer);
    expect(await readCard(`${origin}/photo.jpg`, size)).toBeInstanceOf(Buffer);
  } finally {
    server.close();
  }
});

test('a dealer’s own one does not keep the check of all dealers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  const file = join(folder, 'car.jpg');
  writeFileSync(file, await writeEndless());
  const begun = performance.now();
  expect(await readPicture(file, { left: 60_000_000 })).toMatchObject({
    kind: 'picture',
    size: { width: 64 },
  });
  expect(performance.now() - begun).toBeLessThan(10_000);
  rmSync(folder, { recursive: true });
});
