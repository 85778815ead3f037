import fc from 'fast-check';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { stripMetadata } from '#scripts/sandbox/api/picture-metadata.ts';
import { createUploadStore } from '#scripts/sandbox/api/upload-store.ts';
import { expectWithin } from './processor.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'] as const;
const whole = {} as Record<(typeof types)[number], Buffer>;
beforeAll(async () => {
  const drawn = sharp({ create: { width: 24, height: 16, channels: 3, background: '#a40' } }).withMetadata({ orientation: 3 }); // oxfmt-ignore
  whole['image/jpeg'] = await drawn.clone().jpeg({ progressive: true }).toBuffer();
  whole['image/png'] = await drawn.clone().png().toBuffer();
  whole['image/webp'] = await drawn.clone().webp().toBuffer();
});

describe('pictures of strangers are taken apart without harm', () => {
  test.each(types)('any %s that was cut or changed is refused or stripped, within its own size', (type) => {
    const bytes = whole[type];
    const byte = fc.record({ at: fc.nat({ max: bytes.length - 1 }), value: fc.nat({ max: 255 }) });
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 12 }), fc.nat({ max: bytes.length }), (changes, length) => {
        const hurt = Buffer.from(bytes);
        for (const { at, value } of changes) hurt[at] = value;
        const cut = hurt.subarray(0, Math.max(12, length));
        const stripped = stripMetadata(cut, type);
        return stripped === null || stripped.length <= cut.length + 36 * 12;
      }),
      { seed: 16, numRuns: 3_000 },
    );
  });

  test.each(types)('ten megabytes of one sign that say to be %s take no second', (type) =>
    expectWithin(1_000, () => {
      for (const sign of [0x00, 0xff, 0xe1, 0x49]) {
        const bytes = Buffer.concat([whole[type].subarray(0, 12), Buffer.alloc(10 * 1_024 * 1_024, sign)]);
        stripMetadata(bytes, type);
      }
    }),
  );

  test.each([
    ['image/jpeg', Buffer.from('ffd8', 'hex'), Buffer.from('ffdb0002', 'hex'), Buffer.from('ffd9', 'hex')],
    ['image/webp', Buffer.from('RIFF\xff\xff\xff\x00WEBP', 'latin1'), Buffer.from('VP8 \0\0\0\0', 'latin1'), Buffer.alloc(0)], // oxfmt-ignore
    [
      'image/png',
      Buffer.from('89504e470d0a1a0a', 'hex'),
      Buffer.from('0000000073424954666de861', 'hex'),
      Buffer.from('0000000049454e44ae426082', 'hex'),
    ],
  ])(
    '%s of some parts is one, and of a million empty ones none: each takes memory',
    (type, begin, part, end) => {
      const write = (parts: number): Buffer =>
        Buffer.concat([begin, Buffer.alloc(parts * part.length, part), end]);
      expect(stripMetadata(write(5_000), type)?.length).toBe(write(5_000).length);
      expect(stripMetadata(write(800_000), type)).toBeNull();
    },
  );
});

test('a thousand tiny files that wait for a lead make the next ones no slower, and count all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const name = (number: number): string => number.toString(16).padStart(32, '0');
  for (let number = 0; number < 1_000; number += 1) writeFileSync(join(folder, name(number)), 'x');
  const uploads = createUploadStore(folder, 1_100);
  let last = 5_000;
  const keep = () => uploads.keep(name((last += 1)), { name: 'a.pdf', bytes: Buffer.from('y') });
  await expectWithin(100, () => {
    for (let times = 0; times < 30; times += 1) expect(keep()).toBe('kept');
  });
  while (last < 5_100) expect(keep()).toBe('kept');
  expect(keep()).toBe('full');
  uploads.remove(name(5_001));
  expect(keep()).toBe('kept');
  rmSync(folder, { recursive: true });
});

test('only their owner reads pictures that strangers sent', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  try {
    const store = createUploadStore(folder);
    expect(store.keep('a'.repeat(32), { name: 'car.jpg', bytes: whole['image/jpeg'] })).toBe('kept');
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
