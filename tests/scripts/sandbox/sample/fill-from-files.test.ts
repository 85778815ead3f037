import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { fillFromFiles } from '#scripts/sandbox/sample/fill-from-files.ts';
import { addLayers, goodDealer } from '../../../config/directory.ts';

const dealers = mkdtempSync(join(tmpdir(), 'fill-'));
writeFileSync(join(dealers, 'good.yaml'), goodDealer);
addLayers(dealers);
let server: Server;
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});
afterAll(() => rmSync(dealers, { recursive: true }));

/** An index that answers everything with one status. */
async function startIndex(status: number): Promise<{ url: string; apiKey: string }> {
  server = createServer((_, answer) => answer.writeHead(status).end('{"message":"Request Timeout"}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    apiKey: 'a'.repeat(32),
  };
}

test.each([408, 429, 503])(
  'a server whose visitors leave no time for its sample stock starts all the same: %i',
  async (status) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await fillFromFiles(await startIndex(status), dealers);
    expect(said.mock.lastCall?.[0]).toContain('Sample stock is left as it is.');
  },
);

test('whatever else the index refuses ends it', async () => {
  await expect(fillFromFiles(await startIndex(401), dealers)).rejects.toThrow('refused GET');
});
