import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { followDealers } from '#scripts/start/follow-dealers.ts';
import { goodDealer } from '../../config/directory.ts';

const directory = mkdtempSync(join(tmpdir(), 'follow-all-'));
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
  rmSync(directory, { recursive: true });
});

const write = (slug: string, extra = ''): void =>
  writeFileSync(join(directory, `${slug}.yaml`), goodDealer.replace('www.good', `www.${slug}`) + extra);
const patience = { timeout: 10_000, interval: 20 };

test('new, changed, broken and removed dealers are taken up while others stay', async () => {
  write('a');
  write('b');
  const { dealers } = await loadDealers({ directory });
  const used: { all: string[]; changed: string[] }[] = [];
  const said: string[] = [];
  stops.push(
    followDealers({
      directory,
      dealers,
      after: Promise.resolve(),
      say: (text) => said.push(text.replaceAll(directory, 'dealers')),
      use: (all, changed) => {
        const name = ({ site, build }: (typeof all)[0]): string => `${site.slug} ${build.templates.join()}`;
        used.push({ all: all.map(name), changed: changed.map(name) });
        return Promise.resolve();
      },
    }),
  );

  write('a', 'templates: [marketplace]\n');
  await vi.waitFor(
    () => expect(used).toEqual([{ all: ['a marketplace', 'b showroom'], changed: ['a marketplace'] }]),
    patience,
  );
  write('c');
  await vi.waitFor(() => expect(used.at(-1)?.changed).toEqual(['c showroom']), patience);

  write('a', 'templates: [showrom]\n');
  await vi.waitFor(
    () => expect(said.at(-1)).toContain('dealers/a.yaml:6:13  1st entry of templates'),
    patience,
  );
  expect(used).toHaveLength(2);
  rmSync(join(directory, 'b.yaml'));
  await vi.waitFor(
    () => expect(said.at(-1)).toMatch(/^b has no file any more\. Its site is served/),
    patience,
  );
  // What was last good of the broken file stays.
  expect(used.at(-1)).toEqual({ all: ['a marketplace', 'c showroom'], changed: [] });

  write('a', 'templates: [marketplace]\n');
  await vi.waitFor(() => expect(said.at(-1)).toBe('The dealer files are right again.'), patience);
  expect(used).toHaveLength(3);
});

test('what is saved during the first build is built after it', async () => {
  write('d');
  const { dealers } = await loadDealers({ directory });
  const said: string[] = [];
  const used: (string | undefined)[] = [];
  let finish = (): void => undefined;
  stops.push(
    followDealers({
      ...{ directory, dealers, only: ['d'], say: (text) => said.push(text) },
      after: new Promise((resolve) => (finish = resolve)),
      use: (_, changed) => Promise.resolve(void used.push(changed[0]?.build.templates.join())),
    }),
  );
  write('d', 'templates: [showrom]\n');
  await vi.waitFor(() => expect(said.at(-1)).toContain('d.yaml:6:13'), patience);
  write('d', 'templates: [depot]\n');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(used).toEqual([]);
  finish();
  await vi.waitFor(() => expect(used).toEqual(['depot']), patience);
});

test('while a dealer waits for a build, a save that changes nothing is passed on too', async () => {
  write('e');
  const { dealers } = await loadDealers({ directory });
  let isAnyWaiting = false;
  let used = 0;
  stops.push(
    followDealers({
      ...{ directory, dealers, only: ['e'], say: () => undefined, after: Promise.resolve() },
      isAnyWaiting: () => isAnyWaiting,
      use: () => Promise.resolve(void (used += 1)),
    }),
  );
  write('e');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(used).toBe(0);
  isAnyWaiting = true;
  write('e');
  await vi.waitFor(() => expect(used).toBeGreaterThan(0), patience);
});
