import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findStorageProblem } from '#scripts/sandbox/storage/storage-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a server whose disk takes nothing says so and ends, without a word about code', () => {
  // A file may have one block: room for a key, none for a database.
  const command = `ulimit -f 1; exec '${process.execPath}' scripts/server.ts --port 0 --data '${folder}'`;
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    'The server does not start. The disk of this server cannot be read or written: nothing was stored.\n',
  ]);
});

test('no room for what SQLite keeps beside a file is a full disk, whatever SQLite calls it', () => {
  const error = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 4_874 });
  expect(findStorageProblem(error)?.code).toBe('OUT_OF_DISK');
});
