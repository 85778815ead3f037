import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { stripMetadata } from '#scripts/sandbox/api/picture-metadata.ts';

const secret = 'Sample Street 7';
/** Where a phone says that a photo was taken. */
const exif = {
  IFD0: { Make: 'Phone', Copyright: secret },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '27/1 28/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '153/1 1/1 0/1',
  },
};
const picture = (): Sharp =>
  sharp({
    create: {
      width: 64,
      height: 32,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .withExif(exif)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${secret}</rdf:RDF></x:xmpmeta>`);
const pixels = (bytes: Buffer): Promise<Buffer> => sharp(bytes).raw().toBuffer();

describe('TRADE-02 pictures are kept without what tells of place and camera', () => {
  test.each([
    ['image/jpeg', () => picture().jpeg().toBuffer()],
    ['image/jpeg', () => picture().jpeg({ progressive: true }).toBuffer()],
    ['image/png', () => picture().png().toBuffer()],
    ['image/webp', () => picture().webp().toBuffer()],
  ])('%s keeps its pixels and nothing else', async (type, make) => {
    const bytes = await make();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect(bytes.includes(secret)).toBe(true);
    const stripped = stripMetadata(bytes, type) ?? Buffer.alloc(0);
    const { exif: left, xmp } = await sharp(stripped).metadata();
    expect([left, xmp, stripped.includes(secret)]).toEqual([undefined, undefined, false]);
    expect((await pixels(stripped)).equals(await pixels(bytes))).toBe(true);
    expect(stripMetadata(stripped, type)?.equals(stripped)).toBe(true);
  });

  test('a photo that a phone took upright stays upright', async () => {
    const bytes = await picture().withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
    const stripped = stripMetadata(bytes, 'image/jpeg') ?? Buffer.alloc(0);
    expect((await sharp(stripped).metadata()).orientation).toBe(6);
    expect(stripped.includes(secret)).toBe(false);
  });

  test('a film behind a photo, as phones put one there, is left out', async () => {
    const bytes = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(`ftypmp42 ${secret}`)]);
    expect(stripMetadata(bytes, 'image/jpeg')?.includes(secret)).toBe(false);
  });

  test('files that are no pictures stay as they are', () => {
    const pdf = Buffer.from('%PDF-1.7');
    expect(stripMetadata(pdf, 'application/pdf')).toBe(pdf);
  });
});
