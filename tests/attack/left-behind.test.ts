import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sealKit } from '#integration/kit/kit-seal.ts';
import type { KitJob } from '#scripts/build/run/job.ts';
import { makeKits } from '#scripts/build/run/kits.ts';
import type { WorkerPool } from '#scripts/build/run/worker-pool.ts';
import { makeCards } from '#scripts/build/site/open-graph/make-cards.ts';
import { keepMade } from '#scripts/build/site/pictures/picture-cache.ts';
import { isPublished } from '#scripts/build/site/publish.ts';
import { chooseAdminKey } from '#scripts/sandbox/door/admin-key.ts';
import { shortestKey } from '#scripts/sandbox/door/is-weak-key.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';

/*
 * What a power cut, a full disk or a broken backup leaves in the folders of a server and of a build.
 */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-behind-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const start = (apiKey: string) =>
  startSandbox({ ...{ port: 0, host: '127.0.0.1', dataDir: folder }, apiKey });

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

describe('files that a power cut left without their bytes', () => {
  const maker = {
    make: (draft: string): Promise<string> => {
      writeFileSync(join(draft, '400.webp'), 'pixels');
      return Promise.resolve('400.webp');
    },
    list: (made: string) => [made],
  };

  test.each([
    ['made.json', truncateSync],
    ['400.webp', truncateSync],
    // Taken away by what cleans up old files.
    ['400.webp', rmSync],
  ])('%s: a converted picture is made again', async (lost, lose) => {
    const kept = await keepMade(folder, 'abcdef', maker);
    lose(join(kept.folder, lost));
    expect(await keepMade(folder, 'abcdef', maker)).toEqual(kept);
    expect(statSync(join(kept.folder, '400.webp')).size).toBeGreaterThan(0);
  });

  test('a kit, whose scripts every site would publish empty, is made again', async () => {
    const kit = join(folder, 'kit');
    const files = ['browser/_astro/page.js', 'renderer/prerender-entry.mjs'].map((name) => join(kit, name));
    const put = (): void => {
      for (const file of files) mkdirSync(dirname(file), { recursive: true });
      for (const file of files) writeFileSync(file, 'code');
      sealKit(kit);
    };
    const run = vi.fn(() => Promise.resolve(put()));
    const make = () => makeKits([{ kit } as KitJob], { run } as unknown as WorkerPool);
    await make();
    await make();
    expect(run).toHaveBeenCalledTimes(1);
    for (const file of files) {
      truncateSync(file);
      await make();
      expect(readFileSync(file, 'utf8')).toBe('code');
    }
    expect(run).toHaveBeenCalledTimes(3);
  });

  test('a picture for shared links is drawn again', async () => {
    const [cache, out] = [join(folder, 'cache'), join(folder, 'site')];
    const colours = { surface: '#101820', onSurface: '#ffffff', brand: '#cc0000', onBrand: '#ffffff' };
    const card = { name: 'yard', title: 'Yard', subtitle: '', price: null, photo: null, logo: null };
    const draw = () => makeCards([{ ...card, dealer: 'Yard', colours }], 70, { cache, out, trusted: [] });
    expect(await draw()).toMatchObject({ drawn: 1, kept: 0 });
    for (const file of readdirSync(cache, { recursive: true, withFileTypes: true }))
      if (file.isFile()) truncateSync(join(file.parentPath, file.name));
    expect(await draw()).toMatchObject({ drawn: 1, kept: 0 });
    expect(statSync(join(out, 'open-graph', 'yard.jpg')).size).toBeGreaterThan(0);
  });

  test('a site is built again', () => {
    mkdirSync(join(folder, 'yard', 'showroom'), { recursive: true });
    writeFileSync(join(folder, 'yard', 'showroom', 'index.html'), '');
    expect(isPublished(folder, 'yard/showroom')).toBe(false);
  });
});
