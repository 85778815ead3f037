import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compareDealersApart } from '#scripts/check/compare-apart.ts';
import { compareDealers, formatChanges } from '#scripts/check/dealer-changes.ts';
import { addLayers, goodDealer } from '../../config/directory.ts';

const root = mkdtempSync(join(tmpdir(), 'changes-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const folders = () => ({ former: join(root, 'former'), directory: join(root, 'now') });

/** Folders of dealers as they were and as they are, in words. */
async function tell(
  former: Record<string, string>,
  now: Record<string, string>,
  only: string[] = [],
): Promise<string> {
  rmSync(root, { recursive: true, force: true });
  for (const [folder, files] of Object.entries({ former, now })) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, folder, name)), { recursive: true });
      writeFileSync(join(root, folder, name), text);
    }
    addLayers(join(root, folder));
  }
  return formatChanges(await compareDealers(folders(), only));
}

test('a setting, a page and a location are told in words; what did not change is not', async () => {
  const at = (hint: string): string => `${goodDealer}tagline: ${hint}\n`;
  expect(
    await tell(
      { 'a.yaml': `${at('Old')}reserve: false\n`, 'a/pages/fleet.md': 'one', 'b.yaml': goodDealer },
      {
        'a.yaml': `${at('New')}reserve: { mode: checkout }\n`,
        'a/pages/fleet.md': 'two',
        'a/pages/about.md': 'new',
        'b.yaml': goodDealer,
      },
    ),
  ).toBe(
    [
      'a',
      '  tagline: Old → New',
      '  reserve: off → {"mode":"checkout"}',
      '  pages/about.md: new file',
      '  pages/fleet.md: another content',
    ].join('\n'),
  );
});

test('what a group, a lender or the defaults change is said once, with the dealers', async () => {
  const group = (slogan: string) => ({ '_groups/kinship.yaml': `tagline: ${slogan}\n` });
  const dealers = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => [`${slug}.yaml`, `${goodDealer}group: kinship\n`]),
  );
  expect(await tell({ ...dealers, ...group('Old') }, { ...dealers, ...group('New') })).toBe(
    'a, b, c, d, e and 1 more\n  tagline: Old → New',
  );
});

test('dealers that come and go are told, and only those asked for', async () => {
  const files = { former: { 'a.yaml': goodDealer }, now: { 'b.yaml': goodDealer } };
  expect(await tell(files.former, files.now)).toBe('a\n  no longer a dealer\n\nb\n  new dealer');
  expect(await tell(files.former, files.now, ['b'])).toBe('b\n  new dealer');
});

test('the same dealers have no changes', async () => {
  expect(await tell({ 'a.yaml': goodDealer }, { 'a.yaml': `# A note.\n${goodDealer}` })).toBe(
    'No dealer changed.',
  );
});

test('a file and a folder that are links to themselves keep no dealer from being compared', async () => {
  const text = `${goodDealer}tagline: New\n`;
  await tell({ 'a.yaml': goodDealer, 'b.yaml': goodDealer }, { 'b.yaml': text, 'c.yaml': text });
  const now = join(root, 'now');
  symlinkSync('a.yaml', join(now, 'a.yaml'));
  symlinkSync('b', join(now, 'b'));
  const told = formatChanges(await compareDealers(folders()));
  expect(told).toBe('a\n  no longer a dealer\n\nb\n  tagline: null → New\n\nc\n  new dealer');
});

test('a process of its own finds the same, as far as somebody reads it', async () => {
  const settings = Array.from({ length: 600 }, (_, at) => `x${at}: ${'y'.repeat(at === 0 ? 500 : 1)}\n`).join(
    '',
  );
  await tell({ 'a.yaml': goodDealer }, { 'a.yaml': `${goodDealer}${settings}` });
  const changes = await compareDealersApart(folders(), []);
  expect(changes).toEqual(await compareDealers(folders()));
  expect(changes[0]?.changes).toHaveLength(501);
  expect(changes[0]?.changes.at(-1)).toBe('100 more changes');
});
