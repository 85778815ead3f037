import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

// Attacks share a process: what an attack before this one has loaded would write by the real functions.
vi.hoisted(() => vi.resetModules());
const { announceSandbox } = vi.hoisted(() => ({ announceSandbox: vi.fn(() => () => undefined) }));
vi.mock('#scripts/command/running-sandbox.ts', () => ({ announceSandbox }));
const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => {
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

test('a server that was stopped while its disk was full starts again, says what the matter is, and is found once there is room', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  announceSandbox.mockImplementationOnce(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { announceAgain, startSandbox } = await import('#scripts/sandbox/server.ts');
  const sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder },
  });
  try {
    expect(announceSandbox).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(announceAgain);
    expect(announceSandbox).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    expect((await fetch(`${sandbox.url}/health`)).status).toBe(200);
    expect(told.mock.calls.flat().join()).toContain('The disk of this server is full');
  } finally {
    vi.useRealTimers();
    told.mockRestore();
    await sandbox.close();
  }
});
