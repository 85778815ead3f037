import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { reachSandbox } from '#scripts/dev/reach-sandbox.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';
import { countDocuments } from '#scripts/stock/index/collections.ts';
import { testSites } from '../../config/directory.ts';

test('beside an npm start of other dealers, its sandbox is used on whichever port it is, and gets stock of this one', async () => {
  const data = mkdtempSync(join(tmpdir(), 'reach-'));
  const apiKey = 'k';
  const dataDir = join(data, 'sandbox');
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir });
  try {
    const [dealer] = (await loadDealers({ directory: testSites, only: ['macs-yard'] })).dealers;
    if (!dealer) throw new Error('macs-yard does not load.');
    const reach = (port?: number) => reachSandbox(dealer, { data, port });
    const count = () => countDocuments({ url: sandbox.url, apiKey }, dealer.build.collections.vehicles);
    // A port that is asked for is taken as it is.
    const found = { url: sandbox.url, apiKey };
    expect(await reach(Number(new URL(sandbox.url).port))).toEqual(found);
    expect(await count()).toBeNull();
    expect(await reach()).toEqual(found);
    expect(await count()).toBe(40);
  } finally {
    await sandbox.close();
    rmSync(data, { recursive: true });
  }
});
