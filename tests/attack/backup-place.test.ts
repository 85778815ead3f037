import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#scripts/command/failure.ts';
import { openDatabase } from '#scripts/sandbox/search/storage/database.ts';
import { writeBackup } from '#scripts/server/write-backup.ts';

/* A backup is written where its owner says, but never into what it is a copy of, nor in place of what is no file. */

const root = mkdtempSync(join(tmpdir(), 'backup-place-'));
const data = join(root, 'data');
beforeAll(() => {
  mkdirSync(join(root, 'folder'), { recursive: true });
  mkdirSync(join(data, 'uploads'), { recursive: true });
  openDatabase(data).close();
  symlinkSync(data, join(root, 'link'));
  writeFileSync(join(root, 'else.tar.gz'), 'kept');
  symlinkSync(join(root, 'else.tar.gz'), join(root, 'linked.tar.gz'));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['data', 'link/a.tar.gz'],
  ['link', 'data/a.tar.gz'],
  ['link', 'link/uploads/a.tar.gz'],
  ['data', 'link/new/a.tar.gz'],
  ['data', 'folder/../link/a.tar.gz'],
])('of %s, %s lies inside of what is copied', async (from, to) => {
  await expect(writeBackup(join(root, from), join(root, to))).rejects.toThrow('inside of the data folder');
  expect(readdirSync(data).filter((name) => name.includes('tar') || name === 'new')).toEqual([]);
});

test.each(['folder', 'linked.tar.gz'])('%s is left as it is', async (name) => {
  await expect(writeBackup(data, join(root, name))).rejects.toThrow('no file that a backup can replace');
});

test.each(['a'.repeat(300), 'else.tar.gz/a', 'a\0'])(
  'a place that cannot be is told in words',
  async (name) => {
    const failing = writeBackup(data, join(root, name));
    await expect(failing).rejects.toThrow('that a backup can be written to');
    await expect(failing).rejects.toBeInstanceOf(Failure);
  },
);

test('a file elsewhere takes it', async () => {
  expect(await writeBackup(join(root, 'link'), join(root, 'else.tar.gz'))).toMatch(/^Backup of/);
});

test('what the guide has written into the checkout, with all leads and keys, is in no commit', () => {
  const guide =
    /### Backup and restoring[^]*?\n## /.exec(readFileSync('scripts/README.md', 'utf8'))?.[0] ?? '';
  const written = ['backups/', 'restored/', 'before-restoring/'];
  for (const folder of written) expect(guide).toContain(folder.slice(0, -1));
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toEqual(
    expect.arrayContaining([...written, '*.tar.gz', '*.sqlite*']),
  );
});
