import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { fetchPicture } from '#scripts/outside-pictures/fetch-picture.ts';
import { listen } from '../listen.ts';
import { expectInTime } from './processor.ts';

/* A server of pictures that says what no library lets it say. */

test.each([
  [
    'another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'no answer',
  ],
  [
    'another protocol, with a picture',
    'HTTP/1.1 200 OK\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 3\r\n\r\nabc',
    /no answer|none of JPEG/,
  ],
  ['nothing but hints', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(50), 'hang up'],
  ['a picture that it does not finish', 'HTTP/1.1 200 OK\r\nContent-Length: 300\r\n\r\nabc', 'aborted'],
  [
    'a piece that it does not finish',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nabc',
    'aborted',
  ],
  ['half a head', 'HTTP/1.1 200 OK\r\nContent-Le', 'hang up'],
  ['no words of the web', '220 mail.example ESMTP\r\n', 'Parse Error'],
  ['a head without end', `HTTP/1.1 200 OK\r\n${'x-long: y\r\n'.repeat(20_000)}`, 'Header overflow'],
])('%s is given up at once', async (_, words, reason) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(words);
      // Who switches protocols waits for the other one to speak.
      if (!words.includes('Upgrade')) socket.end();
    });
  });
  const origin = await listen(server);
  try {
    const since = performance.now();
    await expect(fetchPicture(`${origin}/car.jpg`, [origin])).rejects.toThrow(reason);
    expectInTime(performance.now() - since, 3_000);
  } finally {
    server.close();
  }
});
