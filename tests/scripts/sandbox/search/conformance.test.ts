import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSandbox } from '#scripts/sandbox/server.ts';

const replayer = '../shared/conformance/replay.mjs';

/** What the sites never use is refused on purpose. */
const refused = ['curation'];
/** Areas in which a few odd answers of the recorded server may be missed. */
const lenient = ['documents', 'collections', 'query', 'highlight', 'fields', 'group'];

test.skipIf(!existsSync(replayer))('answers recorded requests as the recorded server did', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-replay-'));
  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    apiKey: 'xyz',
    dataDir: folder,
    empty: true,
  });
  const child = spawn(process.execPath, [replayer, sandbox.url, '--set', 'open']);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
  const shares = [...output.matchAll(/^(\w+) +(\d+) \/ (\d+)$/gm)].map(
    ([, area = '', passed, all]) => [area, Number(passed) / Number(all)] as const,
  );
  expect(shares.length).toBeGreaterThan(15);
  const missed = shares.filter(
    ([area, share]) => !refused.includes(area) && share < (lenient.includes(area) ? 0.85 : 1),
  );
  expect(missed, output).toEqual([]);
});
