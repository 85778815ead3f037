import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fetchPicture } from '#scripts/outside-pictures/fetch-picture.ts';
import { isEndlessPicture } from '#config/pictures/endless-picture.ts';
import { readPicture } from '#config/pictures/read-picture.ts';
import { listen } from '../listen.ts';
import { expectInTime, expectWithin } from './processor.ts';

const filter = `<filter id="f">${'<feMorphology operator="dilate" radius="80"/>'.repeat(30)}</filter>`;
const rules = `<style>${'.a b{fill:red}'.repeat(10_000)}</style>`;
test.each([
  ['draw', `${filter}<rect width="7000" height="7000" filter="url(#f)"/>`],
  ['be read', `${rules}${'<g class="a"/>'.repeat(10_000)}`],
  ['be read, behind words of another kind', `${rules}${'<g class="a"/>'.repeat(10_000)}`, '<!--ftypavif-->'],
])(
  'a drawing of few bytes that takes minutes to %s is not looked into at all',
  async (_, content, before = '') => {
    const drawing = `${before}<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000">${content}</svg>`;
    const server = createServer((_, response) => response.end(drawing));
    const origin = await listen(server);
    const since = performance.now();
    try {
      await expect(fetchPicture(`${origin}/car.jpg`, [origin])).rejects.toThrow(
        'it is none of JPEG, PNG, WebP, AVIF and GIF',
      );
      expectInTime(performance.now() - since, 2_000);
    } finally {
      server.close();
    }
  },
);

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
    await expect(fetchPicture(`${origin}/car.jpg`, [origin])).rejects.toThrow('it would take hours to draw');
    writeFileSync(file, endless);
    expect(await readPicture(file, { left: 60_000_000 })).toEqual({ kind: 'broken' });
    writeFileSync(file, writeScans(50));
    expect(await readPicture(file, { left: 60_000_000 })).toMatchObject({
      kind: 'picture',
      size: { width: 2_000 },
    });
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
  expect(isEndlessPicture(noted)).toBe(false);
});

const box = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const numbers = (...all: readonly number[]): Buffer => {
  const written = Buffer.alloc(4 * all.length);
  for (const [index, number] of all.entries()) written.writeUInt32BE(number, 4 * index);
  return written;
};

/** A box that states its size with eight bytes behind its name. */
const longBox = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([numbers(1), Buffer.from(name), numbers(0, content.length + 16), content]);
};

/** The content of a box within others; each has so many bytes before what it holds. */
function findBox(
  within: Buffer,
  [step, ...rest]: readonly (readonly [name: string, skip: number])[],
): Buffer {
  if (!step) return within;
  const [name, skip] = step;
  for (let at = 0; at + 8 <= within.length; at += within.readUInt32BE(at))
    if (within.toString('latin1', at + 4, at + 8) === name)
      return findBox(within.subarray(at + 8 + skip, at + within.readUInt32BE(at)), rest);
  throw new Error(`no box ${name}`);
}

/** An AVIF of 64 × 64 pixels, in which the same tile of that size stands twice, one over the other. */
async function writeTiles(boxOfKind = box): Promise<Buffer> {
  const pixels = { create: { width: 64, height: 64, channels: 3, background: '#123' } } as const;
  const tile = await sharp(pixels).avif().toBuffer();
  const properties = [['meta', 4], ['iprp', 0], ['ipco', 0]] as const; // oxfmt-ignore
  const data = findBox(tile, [['mdat', 0]]);
  const size = box('ispe', numbers(0, 64, 64));
  const coding = box('av1C', findBox(tile, [...properties, ['av1C', 0]]));
  const head = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf'));
  const describe = (from: number): Buffer =>
    box(
      'meta',
      numbers(0),
      box('hdlr', numbers(0, 0), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', bytes('00000000 0002')),
      box('iloc', bytes('01000000 4400 0002 0001 0000 0000 0001'), numbers(from, data.length), bytes('0002 0001 0000 0001'), numbers(0, 8)),
      box('iinf', bytes('00000000 0002'), box('infe', bytes('02000000 0001 0000'), Buffer.from('av01\0')), boxOfKind('infe', bytes('02000000 0002 0000'), Buffer.from('grid\0'))),
      box('iref', numbers(0), box('dimg', bytes('0002 0002 0001 0001'))),
      box('iprp', box('ipco', size, coding), box('ipma', numbers(0, 2), bytes('0001 02 01 82 0002 01 01'))),
      box('idat', bytes('00 00 00 01 0040 0040')),
    ); // oxfmt-ignore
  return Buffer.concat([head, describe(head.length + describe(0).length + 8), box('mdat', data)]);
}

test('nor is one that draws the same tile again and again', async () => {
  const tiles = await writeTiles();
  expect(await sharp(tiles).metadata()).toMatchObject({ format: 'heif', width: 64 });
  expect((await sharp(tiles).raw().toBuffer()).length).toBe(64 * 64 * 3);
  expect(isEndlessPicture(tiles)).toBe(true);
  const plain = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#1238' } })
    .avif()
    .toBuffer();
  expect(isEndlessPicture(plain)).toBe(false);
});

test('nor is one that says so in a box whose size is longer than usual', async () => {
  const tiles = await writeTiles(longBox);
  expect((await sharp(tiles).raw().toBuffer()).length).toBe(64 * 64 * 3);
  expect(isEndlessPicture(tiles)).toBe(true);
});

test('nor is a film of thousands of frames', async () => {
  const film = await sharp(
    Buffer.alloc(12 * 64 * 3, 7).map((one, index) => one + (index >> 6)),
    {
      raw: { width: 8, height: 96, channels: 3, pageHeight: 8 },
    },
  )
    .webp()
    .toBuffer();
  expect((await sharp(film).metadata()).pages).toBeGreaterThan(1);
  expect(isEndlessPicture(film)).toBe(false);
  const frame = film.subarray(film.indexOf('ANMF'), film.indexOf('ANMF', film.indexOf('ANMF') + 4));
  expect(isEndlessPicture(Buffer.concat([film, ...Array<Buffer>(5_000).fill(frame)]))).toBe(true);
});

test('nor is a GIF of as many', async () => {
  const film = await sharp(
    Buffer.alloc(12 * 64 * 3, 7).map((one, index) => one + (index >> 6)),
    { raw: { width: 8, height: 96, channels: 3, pageHeight: 8 } },
  )
    .gif()
    .toBuffer();
  expect((await sharp(film).metadata()).pages).toBeGreaterThan(1);
  expect(isEndlessPicture(film)).toBe(false);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  const more = Array<Buffer>(5_000).fill(frame);
  expect(isEndlessPicture(Buffer.concat([film.subarray(0, -1), ...more]))).toBe(true);
});

test('nor is one that is turned round hundreds of times', () => {
  const turn = (steps: number, version: number): Buffer =>
    Buffer.concat([
      box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf')),
      box(
        'ipma',
        numbers(version << 24, 2),
        ...[2, steps].flatMap((count, item) => [
          version === 0 ? Buffer.from([0, item]) : numbers(item),
          Buffer.from([count]),
          Buffer.alloc(count, 0x83),
        ]),
      ),
    ]);
  expect([turn(40, 0), turn(40, 1)].map(isEndlessPicture)).toEqual([true, true]);
  expect([turn(12, 0), turn(12, 1)].map(isEndlessPicture)).toEqual([false, false]);
});

test('nor are its lists read again and again, however they are laid into each other', async () => {
  // Each claims four billion entries, of which each leaps over the beginning of the next list.
  const list = [...Buffer.from('ipma'), 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 13, 0];
  const lists = Buffer.concat([Buffer.from('\0\0\0 ftypavif'), Buffer.alloc(16 * 60_000, Buffer.from(list))]);
  await expectWithin(500, () => expect(isEndlessPicture(lists)).toBe(true));
});
