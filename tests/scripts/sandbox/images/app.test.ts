import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImagesApp } from '#scripts/sandbox/images/app.ts';
import { maskRange } from '#scripts/sandbox/images/paint.ts';

let directory: string;
let app: ReturnType<typeof createImagesApp>;

/** Left half: paint under light 1. Right half: glass that reflects half the light. */
async function writeFrame(folder: string): Promise<void> {
  const [width, height] = [1200, 900];
  const half = (left: number, right: number): Promise<Buffer> =>
    sharp({ create: { width, height, channels: 3, background: { r: right, g: right, b: right } } })
      .composite([
        {
          input: {
            create: { width: width / 2, height, channels: 3, background: { r: left, g: left, b: left } },
          },
          left: 0,
          top: 0,
        },
      ])
      .webp({ lossless: true })
      .toBuffer();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'hero.webp'), await half(0, 128));
  await writeFile(join(folder, 'hero.mask.webp'), await half(Math.round(Math.sqrt(1 / maskRange) * 255), 0));
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'));
  await writeFrame(join(directory, 'frames', 'suv'));
  app = createImagesApp({ cacheDir: join(directory, 'cache'), frames: join(directory, 'frames') });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const fetchPicture = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(app.request(path, { headers }));
const readPicture = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function readPixel(picture: Buffer, share: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * 3;
  return [...data.subarray(at, at + 3)];
}

describe('paint', () => {
  test.each([
    ['glacier-white', [244, 246, 246]],
    ['ebony', [8, 9, 10]],
    ['red', [179, 16, 26]],
  ])('%s paints the body and leaves the glass', async (colour, paint) => {
    const picture = await readPicture(
      await fetchPicture(`/vehicles/suv/hero/${colour}.jpg?width=320&quality=100`),
    );
    const body = await readPixel(picture, 0.2);
    paint.forEach((channel, index) => expect(Math.abs((body[index] ?? 0) - channel)).toBeLessThan(13));
    (await readPixel(picture, 0.8)).forEach((channel) => expect(Math.abs(channel - 128)).toBeLessThan(6));
  });
});

describe('sizes', () => {
  test.each([
    ['width=640', 640, 480],
    ['width=630', 640, 480],
    ['width=1', 16, 12],
    ['width=99999', 1200, 900],
    ['width=640&height=360&fit=cover', 640, 360],
    ['width=2400&height=1350', 1200, 675],
    ['', 1200, 900],
  ])('%j gives %i × %i', async (query, width, height) => {
    const response = await fetchPicture(`/vehicles/suv/hero/silver.jpg?${query}`);
    expect(response.status).toBe(200);
    expect(await sharp(await readPicture(response)).metadata()).toMatchObject({ width, height });
  });
});

describe('formats', () => {
  test.each([
    ['', 'image/avif,image/webp,*/*', 'image/webp'],
    ['', '*/*', 'image/jpeg'],
    ['&format=jpeg', 'image/webp', 'image/jpeg'],
  ])('%j with Accept %j sends %s', async (query, accept, type) => {
    const response = await fetchPicture(`/vehicles/suv/hero/silver.jpg?width=64${query}`, { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('refusals', () => {
  test.each([
    ['/vehicles/suv/hero/silver.jpg?width=wide', 400, 'width'],
    ['/vehicles/suv/hero/silver.jpg?quality=0', 400, 'quality'],
    ['/vehicles/suv/hero/silver.jpg?quality=101', 400, 'quality'],
    ['/vehicles/suv/hero/silver.jpg?format=gif', 400, 'format'],
    ['/vehicles/suv/hero/silver.jpg?format=avif', 400, 'format'],
    ['/vehicles/suv/hero/silver.jpg?height=0', 400, 'height'],
    ['/vehicles/suv/hero/silver.jpg?fit=fill', 400, 'fit'],
    ['/vehicles/boat/hero/silver.jpg', 404, 'no picture'],
    ['/vehicles/suv/spin-005/silver.jpg', 404, 'no picture'],
    ['/vehicles/suv/..%2f..%2fhero/silver.jpg', 404, 'no picture'],
    ['/scenes/..%2fsuv%2fhero.jpg', 404, 'no picture'],
    ['/vehicles/suv/nose/silver.jpg', 404, 'no picture'],
    ['/elsewhere/x.jpg', 404, 'no picture'],
  ])('%s answers %i and says why', async (path, status, word) => {
    const response = await fetchPicture(path);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { message: string }).message).toContain(word);
  });
});

test('a picture asked for many times at once is made and kept once, and a known one is not sent again', async () => {
  const path = '/vehicles/suv/hero/teal.jpg?width=96';
  const before = await countStored();
  const responses = await Promise.all(Array.from({ length: 8 }, () => fetchPicture(path)));
  expect(
    new Set(await Promise.all(responses.map(async (one) => (await readPicture(one)).toString('hex')))).size,
  ).toBe(1);
  expect((await countStored()) - before).toBe(1);
  const again = await fetchPicture(path, { 'if-none-match': responses[0]?.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

async function countStored(): Promise<number> {
  const entries = await readdir(join(directory, 'cache'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

test('a view that has not been rendered is shown by the nearest one', async () => {
  const turn = await fetchPicture('/vehicles/suv/spin-060/red.jpg?width=96&quality=90');
  const hero = await fetchPicture('/vehicles/suv/hero/red.jpg?width=96&quality=90');
  expect(await readPicture(turn)).toEqual(await readPicture(hero));
});

test('the far half of a turn is the near half mirrored', async () => {
  const folder = join(directory, 'frames', 'suv');
  await copyFile(join(folder, 'hero.webp'), join(folder, '060.webp'));
  await copyFile(join(folder, 'hero.mask.webp'), join(folder, '060.mask.webp'));
  const fetchTurn = async (angle: string) =>
    readPicture(await fetchPicture(`/vehicles/suv/spin-${angle}/red.jpg?width=96&quality=100`));
  const near = await fetchTurn('060');
  const far = await fetchTurn('300');
  const [left, right] = [await readPixel(near, 0.2), await readPixel(far, 0.8)];
  left.forEach((channel, index) => expect(Math.abs(channel - (right[index] ?? 0))).toBeLessThan(4));
});

describe('GAL-02: films', () => {
  test('come whole, or in the part that a player winds to', async () => {
    const films = createImagesApp({ cacheDir: join(directory, 'cache') });
    const path = '/films/suv-white.webm';
    const whole = await films.request(path);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(bytes.length).toBeLessThan(200_000);
    const part = await films.request(path, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
    const end = await films.request(path, { headers: { range: 'bytes=-10' } });
    expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-10));
    expect((await films.request(path, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416);
    expect((await films.request('/films/none.webm')).status).toBe(404);
  });
});
