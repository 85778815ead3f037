import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createHttpSender } from '#scripts/sandbox/messages/http.ts';
import { listen } from '../../../listen.ts';

const message = {
  kind: 'email',
  to: 'ada@example.com',
  subject: 'Reserved',
  text: 'Yours.',
  dealer: 'tiny',
} as const;

test.each([
  [400, true],
  [422, true],
  [410, false],
  [401, false],
  [402, false],
  [404, false],
  [409, false],
  [413, false],
  [503, false],
])('answer %i of a service of messages is the end of a message: %s', async (status, isFinal) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end();
  });
  const send = createHttpSender({ url: await listen(server), key: '', patience: 1 });
  try {
    await expect(send('1', message)).rejects.toMatchObject({ name: 'MessageError', isFinal });
  } finally {
    server.close();
  }
});

test.each([
  ['422', [422], true],
  ['503 each time', [503, 503, 503], true],
  // A gateway that gave up does not know what became of it, and who broke down may have kept it.
  ['504 once', [503, 504, 503], false],
  ['500 once', [500, 503, 503], false],
  ['nothing once', [0, 503, 503], false],
])('after answer %s nobody has a message for certain (of %j): %s', async (_, statuses, isUntaken) => {
  const left = [...statuses];
  const server = createServer((request, response) => {
    request.resume();
    const status = left.shift();
    if (status) response.writeHead(status).end();
    else request.socket.destroy();
  });
  const url = await listen(server);
  const failed = createHttpSender({ url, key: '', patience: 1 })('1', message);
  await expect(failed).rejects.toMatchObject({ isUntaken });
  server.close();
});

test('nobody has a message for certain where nobody listens', async () => {
  const server = createServer();
  const url = await listen(server);
  await new Promise((closed) => server.close(closed));
  const failed = createHttpSender({ url, key: '', patience: 1 })('1', message);
  await expect(failed).rejects.toMatchObject({ isUntaken: true });
});
