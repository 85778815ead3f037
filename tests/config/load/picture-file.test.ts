import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPictureFile } from '#config/load/picture-file.ts';

test.each([
  [
    'a drawing',
    'logo.svg',
    '<?xml version="1.0"?>\n<!-- ours -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    true,
  ],
  ['a page that was saved as one', 'logo.svg', '<!doctype html><title>Not found</title>', false],
  ['a page that was saved as a photo', 'logo.png', '<!doctype html>', false],
  ['a photo', 'logo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), true],
  ['a photo of another kind', 'logo.jpeg', Buffer.from([0x89, 0x50, 0x4e, 0x47]), true],
  ['a photo with an ending that browsers are not told', 'logo.tiff', Buffer.from([0xff, 0xd8, 0xff]), false],
  ['nothing', 'logo.svg', '', false],
])('%s', (_title, name, content, picture) => {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    writeFileSync(join(folder, name), content);
    expect(isPictureFile(join(folder, name))).toBe(picture);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
