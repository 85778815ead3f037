import path from 'node:path';
import type { Dealer } from '#config/dealer.ts';
import { replaceServices } from '../build/site/replace-services.ts';
import { findRunningSandbox, usualSandboxPort } from '../command/running-sandbox.ts';
import { fillSample } from '../sandbox/sample/fill.ts';
import { startSandbox } from '../sandbox/server.ts';
import { describeSample } from '../sandbox/sample/dealer.ts';

/**
 * Origin of a sandbox with stock of the dealer: the one that runs with the data folder, given sample stock when it has
 * none of this dealer; else whatever answers at the port, as it is; else one that this starts. A port that is asked for
 * is taken at its word. Throws a Failure in words.
 */
export async function reachSandbox(
  dealer: Dealer,
  { data, port, apiKey }: { data: string; port: number | undefined; apiKey: string },
): Promise<string> {
  const fill = async (index: { url: string; apiKey: string }): Promise<void> => {
    const dealers = [describeSample(replaceServices(dealer, index.url))];
    await fillSample({ ...index, dealers, now: Math.floor(Date.now() / 1000) });
  };
  const running = port === undefined ? findRunningSandbox(data) : null;
  if (running !== null) {
    await fill({ url: running, apiKey });
    return running;
  }
  const sandboxPort = port ?? usualSandboxPort;
  const url = `http://127.0.0.1:${sandboxPort}`;
  const answers = await fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) return url;
  const dataDir = path.join(data, 'sandbox');
  const sandbox = await startSandbox({
    port: sandboxPort,
    host: '127.0.0.1',
    apiKey,
    dataDir,
    empty: false,
    dealers: () => Promise.resolve([dealer]),
    fill,
  });
  return sandbox.url;
}
