import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Publisher } from '#scripts/build/publish.ts';

// Where there is a memory disk, renaming to it from the project is refused.
const places = [tmpdir(), '/dev/shm'].filter((place) => existsSync(place));
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test.each(places)('drafts lie inside the project and are published to %s', (place) => {
  const out = mkdtempSync(path.join(place, 'publish-'));
  made.push(out);
  const publisher = new Publisher(out);
  for (const text of ['first', 'second']) {
    const draft = publisher.draftOf('alpha/base');
    expect(draft.startsWith(process.cwd() + path.sep)).toBe(true);
    mkdirSync(draft, { recursive: true });
    writeFileSync(path.join(draft, 'index.html'), text);
    publisher.publish('alpha/base');
    expect(existsSync(draft)).toBe(false);
    expect(readFileSync(path.join(out, 'alpha/base/index.html'), 'utf8')).toBe(text);
  }
  publisher.close();
  expect(readdirSync(out)).toEqual(['alpha']);
});
