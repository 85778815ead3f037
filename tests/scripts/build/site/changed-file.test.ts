import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digestContent } from '#config/pictures/known-file.ts';
import { readUnchanged } from '#scripts/build/site/pictures/changed-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a drawing that is saved during a build is not published unjudged', () => {
  const file = join(folder, 'logo.svg');
  writeFileSync(file, '<svg/>');
  const judged = { file, digest: digestContent(Buffer.from('<svg/>')) };
  expect(readUnchanged(judged).toString()).toBe('<svg/>');
  writeFileSync(file, '<svg><script/></svg>');
  expect(() => readUnchanged(judged)).toThrow(
    `The file ${file} cannot be published: it was saved while its site was built. Build again.`,
  );
  // What was made here has another content than what was loaded.
  expect(readUnchanged({ file }).toString()).toContain('<script/>');
});
