import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LandingPage } from '#catalogue/catalogue.ts';
import { FormerListings } from '#scripts/build/site/former-listings.ts';

const day = 86_400;
const now = 1_750_000_000;
const makes = (names: Record<string, number>): LandingPage[] =>
  Object.entries(names).map(([make, count]) => ({
    path: `/search/${make.toLowerCase()}/`,
    kind: 'make',
    refinements: { make },
    count,
  }));

let folder: string;
const fileOf = (name: string): string => path.join(folder, name, 'listings.json');
const read = (file: string, at = now) => new FormerListings(file, at).read().map(({ make }) => make);

beforeAll(() => {
  mkdirSync('.forecourt', { recursive: true });
  folder = mkdtempSync(path.resolve('.forecourt', 'listings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a make that is sold out is remembered for 400 days after its last vehicle', () => {
  const file = fileOf('sold-out');
  new FormerListings(file, now).write(makes({ Kia: 3, Isuzu: 1, Skoda: 0 }));
  expect(read(file).sort()).toEqual(['Isuzu', 'Kia']);
  new FormerListings(file, now + 399 * day).write(makes({ Kia: 2, Isuzu: 0 }));
  expect(read(file, now + 399 * day).sort()).toEqual(['Isuzu', 'Kia']);
  expect(read(file, now + 401 * day)).toEqual(['Kia']);
});

test.each(['', '{', 'null', '[{"make":7}]'])('a memory of %j only forgets', (content) => {
  const file = fileOf('broken');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  expect(read(file)).toEqual([]);
  new FormerListings(file, now).write(makes({ Kia: 1 }));
  expect(read(file)).toEqual(['Kia']);
});

test('ten thousand invented makes leave the five thousand that were seen last', () => {
  const file = fileOf('invented');
  const invent = (from: number) =>
    makes(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`Make ${from + index}`, 1])));
  new FormerListings(file, now).write(invent(0));
  new FormerListings(file, now + day).write(invent(5_000));
  expect(read(file)).toHaveLength(5_000);
  expect(readFileSync(file, 'utf8')).not.toContain('"Make 4999"');
});
