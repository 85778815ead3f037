import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUseError } from '#scripts/sandbox/search/storage/database.ts';
import { PortError } from '#scripts/sandbox/listen.ts';
import { type Sandbox, startSandbox } from '#scripts/sandbox/server.ts';
import { startChild } from './search/child.ts';

let folder: string;
let sandbox: Sandbox;
const options = { port: 0, host: '127.0.0.1', apiKey: 'test-admin' };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  sandbox = await startSandbox({ ...options, dataDir: join(folder, 'one') });
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/server.ts', ...words], { encoding: 'utf8' });

describe('the sandbox', () => {
  test('is filled by HTTP where somebody says by what', async () => {
    const seen: string[] = [];
    const fill = async ({ url }: { url: string }): Promise<void> => {
      seen.push((await fetch(`${url}/health`)).statusText);
    };
    for (const given of [{ fill }, {}]) {
      const other = await startSandbox({ ...options, ...given, dataDir: join(folder, 'two') });
      await other.close();
    }
    expect(seen).toEqual(['OK']);
  });

  test('keeps idle connections for longer than drawing sample stock blocks it on a slow machine', async () => {
    const { headers } = await fetch(`${sandbox.url}/health`);
    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  test('a taken port and a folder in use are errors that say what to do', async () => {
    const port = Number(new URL(sandbox.url).port);
    await expect(startSandbox({ ...options, port, dataDir: join(folder, 'two') })).rejects.toThrow(PortError);
    await expect(startSandbox({ ...options, dataDir: join(folder, 'one') })).rejects.toThrow(
      FolderInUseError,
    );
    const { status, stderr } = run('--port', String(port), '--data', join(folder, 'two'));
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Port ${port} on 127.0.0.1 is already taken. Stop the other process, or choose another port with --port.`,
    );
  });

  test('invents nothing unless it is asked to, and never where others reach it', async () => {
    const data = join(folder, 'two');
    const words = ['--dealers', 'tests/dealers/minimal'];
    const server = await startChild(data, [], words);
    const { body } = await fetch(`${server.url}/collections`, {
      headers: { 'x-typesense-api-key': 'admin-key' },
    }).then(async (answer) => ({ body: await answer.json() }));
    await server.kill();
    expect(body).toEqual([]);
    const { status, stderr } = run('--data', data, '--port', '0', '--samples', '--proxies', '1');
    expect([status, stderr]).toEqual([
      1,
      'With --proxies 1 others would take for real what is invented. Leave --samples out.\n',
    ]);
  });

  test('takes prices of delivery from a file, and says what is wrong with it', () => {
    const file = join(folder, 'prices.yaml');
    writeFileSync(file, '- { name: Near us, from: 4000, to: 4099, price: ninety }\n');
    const { status, stderr } = run('--data', join(folder, 'two'), '--port', '0', '--delivery-prices', file);
    expect(status).toBe(1);
    expect(stderr).toMatch(/prices\.yaml has no prices of delivery: 0\.price: .*"ninety"/);
  });

  test('explains itself', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    for (const option of ['--port', '--host', '--api-key', '--data', '--samples', '--backup'])
      expect(stdout).toContain(option);
    expect(run('--port', 'high').status).toBe(1);
  });
});
