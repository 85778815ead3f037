import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createHttpSender } from '#scripts/sandbox/messages/http.ts';
import { readMessageService } from '#scripts/sandbox/messages/sender.ts';
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

test.each([200, 400, 422])('a page that a proxy shows with %i says nothing of a message', async (status) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Back soon</h1>');
  });
  const send = createHttpSender({ url: await listen(server), key: '', patience: 1 });
  try {
    await expect(send('1', message)).rejects.toMatchObject({ name: 'MessageError', isFinal: false });
  } finally {
    server.close();
  }
});

test.each([
  ['longer than any service speaks', `<!doctype html><style>${'a{}'.repeat(30_000)}</style>`],
  ['in the syntax of XML', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x"><html></html>'],
])('a page %s has taken no message', async (_, said) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/html' }).end(said);
  });
  const send = createHttpSender({ url: await listen(server), key: '', patience: 1 });
  try {
    await expect(send('1', message)).rejects.toThrow('a page with answer 200');
  } finally {
    server.close();
  }
});

test.each(['OK', '', '<?xml version="1.0"?><status>queued</status>'])(
  'a service that says %j as if it were a page has taken a message',
  async (said) => {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(said);
    });
    const send = createHttpSender({ url: await listen(server), key: '', patience: 1 });
    try {
      await expect(send('1', message)).resolves.toBeUndefined();
    } finally {
      server.close();
    }
  },
);

test('an address of the service that is none is told when a server starts', () => {
  const read = (url: string) => readMessageService({ FORECOURT_MESSAGES_URL: url });
  expect(read('')).toBeNull();
  expect(read('https://messages.example/send/')).toEqual({ url: 'https://messages.example/send/', key: '' });
  expect(() => read('http://me:secret@messages.example/')).toThrow(
    /^FORECOURT_MESSAGES_URL holds a user name/,
  );
  for (const wrong of ['messages.example', 'mailto:a@example.com', ' '])
    expect(() => read(wrong)).toThrow('FORECOURT_MESSAGES_URL is no web address');
});
