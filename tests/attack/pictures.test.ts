import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawPicture } from '#scripts/outside-pictures/draw-picture.ts';
import { fetchPicture } from '#scripts/outside-pictures/fetch-picture.ts';
import { isPublicAddress, lookUpPublic } from '#scripts/outside-pictures/public-address.ts';
import { mostBytes } from '#scripts/outside-pictures/read-bytes.ts';
import { createPictureReader as createPdfReader } from '#scripts/sandbox/api/read-picture.ts';
import { listen } from '../listen.ts';
import { createSlots } from '#scripts/outside-pictures/slots.ts';
import { createPictureReader as createCardReader } from '#scripts/build/site/open-graph/fetch-picture.ts';
import { expectInTime } from './processor.ts';

/*
 * Addresses of pictures that a feed names: none leads into the network of the machine that builds, and none fills it.
 */

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2255aa' } })
  .jpeg()
  .toBuffer();
/** A few bytes that unfold to 20,000 × 20,000 pixels. */
const bomb = await sharp({
  create: { width: 20_000, height: 20_000, channels: 3, background: '#fff' },
  limitInputPixels: false,
})
  .png({ compressionLevel: 9 })
  .toBuffer();

let server: Server;
let other: Server;
let origin: string;
let inner: string;
let asked: string[] = [];

const answers: Record<string, (response: ServerResponse) => void> = {
  '/photo.jpg': (response) => response.end(photo),
  '/bomb.png': (response) => response.end(bomb),
  '/words.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture'),
  '/long.jpg': (response) => response.writeHead(200, { 'content-length': mostBytes + 1 }).end(),
  '/endless.jpg': (response) => {
    const part = Buffer.alloc(1_000_000);
    const go = (): void => {
      while (!response.destroyed && response.write(part));
      if (!response.destroyed) response.once('drain', go);
    };
    go();
  },
  '/inwards.jpg': (response) => response.writeHead(302, { location: `${inner}/photo.jpg` }).end(),
  '/file.jpg': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/circle.jpg': (response) => response.writeHead(302, { location: '/circle.jpg' }).end(),
  '/moved.jpg': (response) => response.writeHead(301, { location: '/photo.jpg' }).end(),
};

beforeAll(async () => {
  const listen = async (): Promise<Server> => {
    const made = createServer((request, response) => {
      asked.push(request.url ?? '');
      const answer = answers[request.url ?? ''];
      if (answer) answer(response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
    return made;
  };
  const originOf = (made: Server): string => `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
  [server, other] = await Promise.all([listen(), listen()]);
  origin = originOf(server);
  inner = originOf(other);
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  for (const made of [server, other]) {
    made.closeAllConnections();
    made.close();
  }
});

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
  ],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '::7f00:1',
    '::a00:1',
    '::169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    '2001:db8::1',
    'x',
    '',
  ],
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test('a name that is at home is refused by the look-up that the connection uses', async () => {
  const found = await new Promise((resolve) =>
    lookUpPublic('localhost', { all: true }, (error, addresses) => resolve([error?.message, addresses])),
  );
  expect(found).toEqual(['localhost is at no public address', []]);
});

describe('inwards', () => {
  const port = (): string => new URL(origin).port;
  test.each([
    () => `${origin}/photo.jpg`,
    () => `http://localhost:${port()}/photo.jpg`,
    () => `http://127.1:${port()}/photo.jpg`,
    () => `http://2130706433:${port()}/photo.jpg`,
    () => `http://0x7f000001:${port()}/photo.jpg`,
    () => `http://0:${port()}/photo.jpg`,
    () => `http://[::1]:${port()}/photo.jpg`,
    () => `http://[::ffff:127.0.0.1]:${port()}/photo.jpg`,
    () => 'file:///etc/passwd',
    () => 'data:image/png;base64,AAAA',
  ])('%s is never asked', async (address) => {
    await expect(fetchPicture(address())).rejects.toThrow(/public address|none of the web/);
    await expect(createCardReader('/nowhere', [])(address())).resolves.toBeNull();
    expect(asked).toEqual([]);
  });

  test('nor by a PDF', async () => {
    const read = createPdfReader(() => Promise.resolve(new Response(null, { status: 404 })));
    expect(await read(`${origin}/photo.jpg`, 'stock')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('nor by a redirect of a server that may be asked', async () => {
    await expect(fetchPicture(`${origin}/inwards.jpg`, [origin])).rejects.toThrow(/no public address/);
    await expect(fetchPicture(`${origin}/file.jpg`, [origin])).rejects.toThrow(/none of the web/);
    expect(asked).toEqual(['/inwards.jpg', '/file.jpg']);
  });
});

describe('what is too much', () => {
  test.each([
    ['/long.jpg', /too large/],
    ['/endless.jpg', /too large/],
    ['/words.jpg', /none of JPEG/],
    ['/circle.jpg', /from address to address/],
    ['/missing.jpg', /answered 404/],
  ])('%s is given up', async (path, reason) => {
    await expect(fetchPicture(origin + path, [origin])).rejects.toThrow(reason);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test('/bomb.png is not drawn', async () => {
    const picture = await fetchPicture(`${origin}/bomb.png`, [origin]);
    await expect(drawPicture(picture, { width: 90, height: 60, fit: 'cover' })).rejects.toThrow(
      'too many pixels',
    );
  });

  test('a photo comes, also from where it was moved', async () => {
    expect(await fetchPicture(`${origin}/photo.jpg`, [origin])).toEqual(photo);
    expect(await fetchPicture(`${origin}/moved.jpg`, [origin])).toEqual(photo);
  });
});

test('servers that say no late, each asked once, do not keep a build for hours', async () => {
  answers['/late.jpg'] = (response) => setTimeout(() => response.writeHead(404).end(), 1_100);
  const read = createCardReader('', [origin], { beyond: 100, inAll: 60_000 });
  const late = Array.from({ length: 4 }, () => read(`${origin}/late.jpg`));
  expect(await Promise.all(late)).toEqual([null, null, null, null]);
  expect(asked).toHaveLength(4);
  expect(await read(`${origin}/photo.jpg`)).toBeNull();
  expect(asked).toHaveLength(4);
});

test('servers that say yes late keep it no longer either', async () => {
  answers['/late.jpg'] = (response) => setTimeout(() => response.writeHead(200).end(photo), 1_200);
  const read = createCardReader('', [origin], { beyond: 150, inAll: 60_000 });
  expect(await read(`${origin}/late.jpg`)).toEqual(photo);
  expect(await read(`${origin}/photo.jpg`)).toBeNull();
});

test('pictures that all come, slowly, keep a build no longer than it has for them', async () => {
  const read = createCardReader('', [origin], { beyond: 60_000, inAll: 50 });
  expect(await read(`${origin}/photo.jpg`)).toEqual(photo);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await read(`${origin}/photo.jpg`)).toBeNull();
});

test('PDFs of many vehicles fetch a few pictures at once, and draw one after the other: each may take 300 MB', async () => {
  let open = 0;
  let most = 0;
  const slow = createServer((_, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end(photo);
    }, 20);
  });
  await new Promise<void>((resolve) => void slow.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const read = createPdfReader(() => Promise.resolve(new Response(null, { status: 404 })), [address]);
  const pictures = await Promise.all(
    Array.from({ length: 24 }, (_, number) => read(`${address}/${number}.jpg`, `stock ${number % 2}`)),
  );
  slow.close();
  expect(pictures.every((picture) => picture !== null)).toBe(true);
  expect(most).toBe(4);
});

test('PDFs take pictures of the server itself as they come, and no film', async () => {
  const asked: string[] = [];
  const answerAs = (type: string) => (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(new Uint8Array(photo), { headers: { 'Content-Type': type } }));
  };
  const address = 'http://127.0.0.1:1/images/vehicles/suv/hero/red.jpg';
  expect(await createPdfReader(answerAs('image/jpeg'))(address, 'stock')).toEqual(photo);
  expect(asked).toEqual(['/vehicles/suv/hero/red.jpg?width=900&height=600&quality=82&format=jpeg']);
  expect(await createPdfReader(answerAs('video/webm'))(address, 'stock')).toBeNull();
});

test('PDFs do not wait again and again for a server that is silent', async () => {
  const silent = createServer((_, response) => response.end(photo));
  const place = await listen(silent);
  await new Promise((resolve) => silent.close(resolve));
  const read = createPdfReader(() => Promise.reject(new Error('none')), [place]);
  expect(await read(`${place}/photo.jpg`, 'stock')).toBeNull();
  await new Promise<void>((resolve) => silent.listen(Number(new URL(place).port), '127.0.0.1', resolve));
  expect(await read(`${place}/photo.jpg`, 'stock')).toBeNull();
  silent.close();
  // One that says no is not.
  const readOther = createPdfReader(() => Promise.reject(new Error('none')), [origin]);
  expect(await readOther(`${origin}/missing.jpg`, 'stock')).toBeNull();
  expect(await readOther(`${origin}/photo.jpg`, 'stock')).toBeInstanceOf(Buffer);
});

test('PDFs of one dealer do not wait for pictures of another one that come late, or never', async () => {
  const slow = createServer((_, response) => setTimeout(() => response.writeHead(404).end(), 2_100));
  const place = await listen(slow);
  const read = createPdfReader(() => Promise.reject(new Error('none')), [place, origin]);
  const begun = performance.now();
  const late = Array.from({ length: 24 }, (_, number) => read(`${place}/${number}.jpg`, 'slow stock'));
  expect(await read(`${origin}/photo.jpg`, 'stock')).toBeInstanceOf(Buffer);
  expectInTime(performance.now() - begun, 2_000);
  // Whoever says no so late is not asked again for a while.
  expect((await Promise.all(late)).every((picture) => picture === null)).toBe(true);
  expectInTime(performance.now() - begun, 6_000);
  slow.close();
});

test('work in slots is never more than the slots, goes on after a failure, and loses none', async () => {
  const run = createSlots(2);
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 9 }, (_, number) =>
      run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        if (number % 2) throw new Error('no picture');
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
