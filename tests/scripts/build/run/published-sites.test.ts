import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PublishedSite } from '#config/load/published.ts';
import { notePublished, readPublished } from '#scripts/build/run/published-sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'published-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, sites: readonly PublishedSite[]): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ targets: [], sites }));
  return file;
};
const night = (number: number): string => new Date(Date.UTC(2026, 10, number)).toISOString();
const site = (slug: string, rest: Partial<PublishedSite> = {}): PublishedSite => ({
  ...{ slug, url: `https://www.${slug}.example`, since: night(1), seen: night(1), vehicles: 30 },
  ...rest,
});
const built = { status: 'built', vehicles: 30 } as const;

test('of each dealer counts what was seen last; what is no report is left out, and told', () => {
  const moved = site('a', { url: 'https://www.new.example', seen: night(2) });
  const reports = [
    write('1.json', [site('a'), site('b')]),
    write('2.json', [site('a', { seen: night(2) }), moved]),
    write('3.json', [site('c', { since: 'x' })]),
    join(folder, 'none.json'),
  ];
  const warnings: string[] = [];
  const published = readPublished(reports, (text) => void warnings.push(text));
  expect(warnings).toEqual([
    expect.stringMatching(/3\.json is no report of a build \(.+\), so this build does not know where/),
    expect.stringMatching(/none\.json is no report of a build \(ENOENT/),
  ]);
  expect(published).toEqual([site('a', { seen: night(2) }), site('b'), moved]);
});

test('whoever has no file, fails or is built elsewhere is remembered, and who moves comes anew', () => {
  const former = ['away', 'failed', 'kept', 'moved'].map((slug) => site(slug));
  const targets = [
    { ...built, slug: 'kept', url: 'https://www.kept.example', vehicles: 29 },
    { ...built, slug: 'moved', url: 'https://www.else.example' },
    { slug: 'failed', url: null, status: 'failed', vehicles: null } as const,
  ];
  expect(notePublished(former, targets, night(2))).toEqual([
    site('away'),
    site('failed', { seen: night(2) }),
    site('kept', { seen: night(2), vehicles: 29 }),
    site('moved', { url: 'https://www.else.example', since: night(2), seen: night(2) }),
    site('moved'),
  ]);
  const busy = site('busy', { seen: night(100) });
  expect(notePublished([...former, busy], [], night(101))).toEqual([busy]);
  const capitals = { ...built, slug: 'kept', url: 'https://www.KEPT.example' };
  expect(notePublished([site('kept')], [capitals], night(2))).toEqual([
    site('kept', { url: capitals.url, seen: night(2) }),
  ]);
});

test('neither a pause of builds nor a night with a wrong clock makes anybody forgotten', () => {
  const owner = site('owner');
  expect(notePublished([owner], [], night(200))).toEqual([owner]);
  const target = { ...built, slug: 'other', url: 'https://www.other.example' };
  const ahead = notePublished([owner, site('other')], [target], night(200));
  const mended = notePublished(ahead, [target], night(2));
  expect(mended.map(({ slug }) => slug)).toEqual(['other', 'owner']);
  expect(notePublished(mended, [target], night(3))).toContainEqual(owner);
  const own = { ...built, slug: 'owner', url: owner.url };
  const behind = notePublished([owner, site('other')], [own, target], night(-200));
  const renewed = notePublished(behind, [target], night(2));
  expect(notePublished(renewed, [target], night(3))).toContainEqual(owner);
});
