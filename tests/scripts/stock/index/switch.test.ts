import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { UnknownSwitch } from '#scripts/stock/index/error.ts';
import { switchCollection } from '#scripts/stock/index/switch.ts';
import { listen } from '../../../listen.ts';

/** An index that answers everything and falls silent at one method; what was asked of it. */
async function startFallingSilent(silentAt: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${(request.url ?? '').replace(/_t\d+/, '_t').replace(/\?.*/, '')}`);
    if (request.method === silentAt) request.socket.destroy();
    else
      response.end(
        request.method === 'GET' && request.url?.startsWith('/aliases') ? '{"collection_name":"x"}' : '[]',
      );
  });
  const origin = await listen(server);
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { index: { url: origin, apiKey: 'k' }, asked, close };
}

test('a collection that may be live by now is not taken away when the index falls silent at the switch', async () => {
  const { index, asked, close } = await startFallingSilent('PUT');
  await expect(switchCollection(index, 'cars', { fields: [] }, () => Promise.resolve())).rejects.toThrow(
    UnknownSwitch,
  );
  expect(asked).toEqual(['GET /collections', 'POST /collections', 'PUT /aliases/cars']);
  await close();
});

test('a collection that could not be filled is taken away', async () => {
  const { index, asked, close } = await startFallingSilent('PUT');
  const fill = (): Promise<void> => Promise.reject(new Error('no'));
  await expect(switchCollection(index, 'cars', { fields: [] }, fill)).rejects.toThrow('no');
  expect(asked.at(-1)).toBe('DELETE /collections/cars_t');
  await close();
});
