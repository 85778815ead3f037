import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fetchPicture } from '#scripts/outside-pictures/fetch-picture.ts';
import { isEndlessJpeg } from '#config/pictures/jpeg-scans.ts';
import { readPicture } from '#config/pictures/read-picture.ts';
import { listen } from '../listen.ts';

test('a drawing of few bytes that takes minutes is not drawn at all', async () => {
  const filter = `<filter id="f">${'<feMorphology operator="dilate" radius="80"/>'.repeat(30)}</filter>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000">${filter}<rect width="7000" height="7000" filter="url(#f)"/></svg>`;
  const server = createServer((_, response) => response.end(drawing));
  const origin = await listen(server);
  try {
    await expect(fetchPicture(`${origin}/car.jpg`, [origin])).rejects.toThrow(
      'it is svg, which is not drawn',
    );
  } finally {
    server.close();
  }
});

const block = (marker: number, ...content: number[]): number[] => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
};

/** A JPEG of 2,000 × 2,000 pixels and any number of scans, each of two runs of blocks without anything in them. */
function writeScans(count: number): Buffer {
  const table = (kind: number, sign: number): number[] => [kind, 1, ...Array<number>(15).fill(0), sign];
  const head = [
    ...[0xff, 0xd8],
    ...block(0xdb, 0, ...Array<number>(64).fill(1)),
    ...block(0xc2, 8, 7, 208, 7, 208, 1, 1, 0x11, 0),
    ...block(0xc4, ...table(0, 0)),
    ...block(0xc4, ...table(0x10, 0xe0)),
    ...block(0xda, 1, 1, 0, 0, 0, 0),
    ...Array<number>(7_813).fill(0),
  ];
  const scan = [...block(0xda, 1, 1, 0, 1, 63, 0), 0x7f, 0xfe, 0xff, 0, 0xff, 0];
  return Buffer.concat([
    Buffer.from(head),
    ...Array<Buffer>(count).fill(Buffer.from(scan)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

test('nor is a photo of few bytes that goes over its pixels thousands of times', async () => {
  const endless = writeScans(20_000);
  const server = createServer((_, response) => response.end(endless));
  const origin = await listen(server);
  const folder = mkdtempSync(join(tmpdir(), 'scans-'));
  const file = join(folder, 'car.jpg');
  try {
    await expect(fetchPicture(`${origin}/car.jpg`, [origin])).rejects.toThrow('it has too many scans');
    writeFileSync(file, endless);
    expect(await readPicture(file, true)).toEqual({ kind: 'broken' });
    writeFileSync(file, writeScans(50));
    expect(await readPicture(file, true)).toMatchObject({ kind: 'picture', size: { width: 2_000 } });
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('what stands in the notes of a photo, or behind its end, is no scan', async () => {
  const pixels = { create: { width: 64, height: 64, channels: 3, background: '#123' } } as const;
  const photo = await sharp(pixels).jpeg({ progressive: true }).toBuffer();
  const signs = Buffer.from('ffda00080101000000'.repeat(500), 'hex');
  const note = Buffer.concat([Buffer.from(block(0xe1).slice(0, 2)), Buffer.from([0x11, 0x96]), signs]);
  expect(note.readUInt16BE(2)).toBe(note.length - 2);
  const noted = Buffer.concat([photo.subarray(0, 2), note, photo.subarray(2), signs]);
  expect((await sharp(noted).metadata()).width).toBe(64);
  expect(isEndlessJpeg(noted)).toBe(false);
});
