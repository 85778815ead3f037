import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseAdminKey } from '#scripts/sandbox/door/admin-key.ts';
import { shortestKey } from '#scripts/sandbox/door/is-weak-key.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';

/*
 * What a power cut, a full disk or a broken backup leaves in a data folder.
 */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-behind-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const start = (apiKey: string) =>
  startSandbox({ ...{ port: 0, host: '127.0.0.1', dataDir: folder, empty: true }, apiKey });

describe('an admin key that everybody has', () => {
  test.each(['', '\n', ' '])('is not read from a file with %j: another one is made, whole', (left) => {
    const file = join(folder, 'admin-key');
    writeFileSync(file, left);
    const key = chooseAdminKey(folder, undefined, {});
    expect(key.length).toBeGreaterThanOrEqual(shortestKey);
    expect(chooseAdminKey(folder, undefined, {})).toBe(key);
    expect([readdirSync(folder), statSync(file).mode & 0o777]).toEqual([['admin-key'], 0o600]);
  });

  test.each(['', ' '])('starts no server: %j', async (key) => {
    await expect(start(key)).rejects.toThrow('The admin key is empty');
  });
});

test('a file of the data folder that is no database is named, with what to do', async () => {
  writeFileSync(join(folder, 'leads.sqlite'), 'half of a backup');
  await expect(start('k')).rejects.toThrow(/leads\.sqlite is no database.*backup/s);
});
