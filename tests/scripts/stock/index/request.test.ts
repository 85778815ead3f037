import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { request } from '#scripts/stock/index/request.ts';
import { listen } from '../../../listen.ts';

/** An index that closes the connection at every other request, beginning with the first; what was asked of it. */
async function startClosing() {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    asked.push(incoming.method ?? '');
    if (asked.length % 2 === 1) incoming.socket.destroy();
    else response.end('[]');
  });
  const origin = await listen(server);
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { index: { url: origin, apiKey: 'k' }, asked, close };
}

test('a question is asked once more when its connection was closed, a change is not', async () => {
  const { index, asked, close } = await startClosing();
  expect(await request(index, { path: '/collections' })).toBe('[]');
  expect(asked).toEqual(['GET', 'GET']);
  const change = request(index, { method: 'POST', path: '/collections', body: '{}' });
  await expect(change).rejects.toThrow(/does not answer/);
  expect(asked).toEqual(['GET', 'GET', 'POST']);
  await close();
});
