import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeWhole } from '#scripts/command/write-whole.ts';

const folder = mkdtempSync(join(tmpdir(), 'whole-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('writes a file with its folders and rights, and puts a new one in its place', () => {
  const file = join(folder, 'a/b/note.json');
  for (const content of ['first', 'second']) {
    writeWhole(file, content, 0o600);
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['note.json']);
});

test('leaves what was there, and no draft, when it cannot write', () => {
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  writeFileSync(join(taken, 'kept'), '');
  expect(() => writeWhole(taken, 'x')).toThrow(/EISDIR|ENOTEMPTY/);
  expect(readdirSync(folder).filter((name) => name.includes('taken'))).toEqual(['taken']);
  expect(readdirSync(taken)).toEqual(['kept']);
});
