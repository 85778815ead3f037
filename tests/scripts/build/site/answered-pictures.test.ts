import { createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictureReader } from '#scripts/build/site/open-graph/fetch-picture.ts';
import { mostBytes } from '#scripts/outside-pictures/read-bytes.ts';
import { listen } from '../../../listen.ts';

const size = { width: 90, height: 60, fit: 'cover' } as const;
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#258', noise } })
  .jpeg()
  .toBuffer();

const server = createServer(({ url, socket }, response) => {
  const status = /^\/(\d{3})\.jpg$/.exec(url ?? '')?.[1];
  if (status) response.writeHead(Number(status)).end();
  else if (url === '/broken-off.jpg') socket.destroy();
  else if (url === '/large.jpg') response.writeHead(200, { 'content-length': mostBytes + 1 }).end();
  else if (url === '/large-without-word.jpg') response.end(Buffer.alloc(mostBytes + 1));
  else response.end(url === '/half.jpg' ? photo.subarray(0, photo.length / 2) : photo);
});
let origin = '';
beforeAll(async () => void (origin = await listen(server)));
afterAll(() => void server.close());

test.each([
  ['is cut in half', () => `${origin}/half.jpg`],
  ['is too large', () => `${origin}/large.jpg`],
  ['is too large and does not say so', () => `${origin}/large-without-word.jpg`],
  ['is at an address inside of a network', () => 'http://10.0.0.1/car.jpg'],
  ['is at a name inside of a network', () => `http://localhost:${new URL(origin).port}/car.jpg`],
])('a photo that %s is an answer: nobody asks again for it every night', async (_, address) => {
  const read = createPictureReader('', [origin]);
  for (let time = 0; time < 4; time += 1) expect(await read(address(), size)).toBeNull();
  expect(read.missed).toEqual({ late: 0, unanswered: 0 });
  // The server does not count as down.
  expect(await read(`${origin}/car.jpg`, size)).not.toBeNull();
});

test.each([
  ['broken-off', 1],
  ['503', 1],
  ['429', 1],
  ['404', 0],
  ['403', 0],
])('whether a photo may come tomorrow: %s', async (name, unanswered) => {
  const read = createPictureReader('', [origin]);
  expect(await read(`${origin}/${name}.jpg`, size)).toBeNull();
  expect(read.missed).toEqual({ late: 0, unanswered });
});
