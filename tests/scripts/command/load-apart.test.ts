import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { loadDealersApart } from '#scripts/command/load-apart.ts';
import { addLayers, goodDealer, testSites } from '../../config/directory.ts';

const directory = mkdtempSync(join(tmpdir(), 'apart-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('dealers are the same as in this process, with all that is wrong with them', async () => {
  const options = { directory: testSites, now: 1_790_000_000 };
  const apart = await loadDealersApart(options);
  expect(apart.dealers.length).toBeGreaterThan(3);
  expect(apart).toEqual(await loadDealers(options));
});

test('a dealer whose files take all memory is the only one that is not loaded', async () => {
  for (const name of ['a', 'b', 'c'])
    writeFileSync(join(directory, `${name}.yaml`), goodDealer.replaceAll('good.', `${name}.`));
  const pages = join(directory, 'b', 'pages');
  mkdirSync(pages, { recursive: true });
  for (let page = 0; page < 9; page += 1)
    writeFileSync(
      join(pages, `page-${page}.md`),
      `---\ntitle: Page\nxs:\n${'- word\n'.repeat(12_000)}---\nWords.\n`,
    );
  addLayers(directory);
  // As much as others take, whose pages are not as long.
  const { dealers, issues } = await loadDealersApart({ directory }, 50);
  expect(dealers.map(({ site }) => site.slug)).toEqual(['a', 'c']);
  expect(issues).toContainEqual(
    expect.objectContaining({
      dealer: 'b',
      file: join(directory, 'b.yaml'),
      message: expect.stringContaining('it takes more memory than there is for one dealer') as string,
    }),
  );
}, 60_000);
