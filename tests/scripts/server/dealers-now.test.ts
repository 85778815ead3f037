import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { followDealersNow } from '#scripts/server/dealers-now.ts';
import { startChild } from '../sandbox/search/child.ts';
import { goodDealer } from '../../config/directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealers-now-'));
const data = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true }));
const patience = { timeout: 20_000, interval: 50 };

test('a server follows the files of dealers, and tells mistakes of its start', async () => {
  const said: string[] = [];
  const file = join(folder, 'a.yaml');
  writeFileSync(file, `${goodDealer}templates: [showrom]\n`);
  const { dealers, stop } = followDealersNow(folder, data, (text) => said.push(text));
  const list = async () =>
    (await dealers()).map(({ site, build }) => `${site.slug} ${build.templates.join()}`);
  expect(await list()).toEqual([]);
  expect(said.join()).toContain('1st entry of templates');
  writeFileSync(file, goodDealer);
  await vi.waitFor(async () => expect(await list()).toEqual(['a showroom']), patience);
  writeFileSync(join(folder, 'b.yaml'), goodDealer.replace('www.good', 'www.b'));
  await vi.waitFor(async () => expect(await list()).toEqual(['a showroom', 'b showroom']), patience);
  writeFileSync(file, `${goodDealer}templates: [showrom]\n`);
  await vi.waitFor(() => expect(said.at(-1)).toContain('1st entry of templates'), patience);
  expect(await list()).toEqual(['a showroom', 'b showroom']);
  stop();
});

test('after a restart a dealer has its address still, whatever another file says, and also under another short name', async () => {
  const dealersFolder = mkdtempSync(join(folder, 'claims-'));
  const file = (slug: string) => join(dealersFolder, `${slug}.yaml`);
  const own = mkdtempSync(join(folder, 'data-'));
  const said: string[] = [];
  let addresses: readonly string[] = [];
  const start = async () => {
    const followed = followDealersNow(dealersFolder, own, (text) => said.push(text));
    const slugs = (await followed.dealers()).map(({ site }) => site.slug);
    addresses = followed.addresses();
    followed.stop();
    return slugs;
  };
  writeFileSync(file('yard'), goodDealer);
  expect(await start()).toEqual(['yard']);
  // Whose short name is in the address claims it where nobody knows who was there.
  writeFileSync(file('good'), goodDealer);
  expect(await start()).toEqual(['yard']);
  expect(said.join()).toContain('which is also that of yard');
  writeFileSync(file('yard'), `${goodDealer}templates: [showrom]\n`);
  expect(await start()).toEqual([]);
  expect(addresses).toEqual(['https://www.good.example']);
  rmSync(file('yard'));
  expect(await start()).toEqual(['good']);
});

test.each([
  ['moved', goodDealer.replace('www.good', 'www.evil')],
  ['was taken away', null],
])(
  'whose file had the address of another dealer for a moment, and then %s, has no right to it',
  async (_, then) => {
    const dealersFolder = mkdtempSync(join(folder, 'squats-'));
    const own = mkdtempSync(join(folder, 'data-'));
    const start = async (files: Record<string, string | null>) => {
      for (const [slug, text] of Object.entries(files)) {
        const file = join(dealersFolder, `${slug}.yaml`);
        if (text === null) rmSync(file);
        else writeFileSync(file, text);
      }
      const { dealers, stop } = followDealersNow(dealersFolder, own, () => undefined);
      const slugs = (await dealers()).map(({ site }) => site.slug);
      stop();
      return slugs;
    };
    expect(await start({ evil: goodDealer })).toEqual(['evil']);
    await start({ evil: then });
    expect(await start({ yard: goodDealer })).toContain('yard');
    expect(await start({ evil: goodDealer })).toEqual(['yard']);
  },
);

test('a dealer whose file comes while the server runs is known to it', async () => {
  const dealersFolder = mkdtempSync(join(folder, 'calendar-'));
  const file = join(dealersFolder, 'a.yaml');
  writeFileSync(file, goodDealer);
  const server = await startChild(join(folder, 'data'), [], ['--dealers', dealersFolder]);
  try {
    const ask = async (slug: string) =>
      (
        await fetch(`${server.url}/api/auth/code`, {
          method: 'POST',
          headers: { origin: server.url },
          body: JSON.stringify({ phone_number: '0412 345 678', dealership_slug: slug }),
        })
      ).text();
    const before = await ask('b');
    expect(before).toContain('There is no such dealer');
    writeFileSync(join(dealersFolder, 'b.yaml'), goodDealer.replace('www.good', 'www.b'));
    await vi.waitFor(async () => expect(await ask('b')).not.toBe(before), patience);
  } finally {
    await server.kill();
  }
});
