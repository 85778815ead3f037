import path from 'node:path';
import type { Dealer } from '#config/dealer.ts';
import { replaceServices } from '../build/site/replace-services.ts';
import { readAdminKey } from '../build/options.ts';
import { findRunningSandbox, usualSandboxPort } from '../command/running-sandbox.ts';
import { fillSample } from '../sandbox/sample/fill.ts';
import type { IndexAddress } from '../stock/index/request.ts';
import { chooseAdminKey } from '../sandbox/door/admin-key.ts';
import { startSandbox } from '../sandbox/server.ts';
import { describeSample } from '../sandbox/sample/dealer.ts';

/**
 * Origin and admin key of a sandbox with stock of the dealer: the one that runs with the data folder, given sample stock when it has
 * none of this dealer; else whatever answers at the port, as it is; else one that this starts. A port that is asked for
 * is taken at its word. Throws a Failure in words.
 */
export async function reachSandbox(
  dealer: Dealer,
  { data, port }: { data: string; port: number | undefined },
): Promise<IndexAddress> {
  const fill = async (index: IndexAddress): Promise<void> => {
    const dealers = [describeSample(replaceServices(dealer, index.url))];
    await fillSample({ ...index, dealers, now: Math.floor(Date.now() / 1000) });
  };
  const running = findRunningSandbox(data);
  if (running !== null && port === undefined) {
    const index = { url: running.url, apiKey: readAdminKey(running) };
    await fill(index);
    return index;
  }
  const sandboxPort = port ?? usualSandboxPort;
  const url = `http://127.0.0.1:${sandboxPort}`;
  const answers = await fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) return { url, apiKey: readAdminKey(running) };
  const dataDir = path.join(data, 'sandbox');
  const apiKey = chooseAdminKey(dataDir, undefined);
  const sandbox = await startSandbox({
    port: sandboxPort,
    host: '127.0.0.1',
    apiKey,
    dataDir,
    dealers: () => Promise.resolve([dealer]),
    opensInbox: true,
    payments: 'sandbox',
    samples: true,
    fill,
  });
  return { url: sandbox.url, apiKey };
}
