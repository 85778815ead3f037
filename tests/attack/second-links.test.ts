import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';

/*
 * A repository of dealer files can hold links, and whoever writes one dealer's files is not whoever builds. A link must not
 * publish what lies outside of them: the environment of the build holds the admin key.
 */

let root = '';
const folder = (): string => join(root, 'dealers', 'yard');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(folder(), { recursive: true });
  const settings = (name: string): string => `name: ${name}
url: https://www.${name}.example
phone: 0491 570 156
locations:
  - address: { street: 27 Bishop Street, suburb: Woolner, state: NT, postcode: '0820' }
    licence: MVD 1187
    hours: { mon-fri: 8:00-17:00 }
`;
  for (const name of ['yard', 'other']) writeFileSync(join(root, 'dealers', `${name}.yaml`), settings(name));
  writeFileSync(join(root, 'secret'), 'the admin key');
});
afterEach(() => rmSync(root, { recursive: true }));

const load = () => loadDealers({ directory: join(root, 'dealers') });

test.each([
  ['a file elsewhere', (): string => join(root, 'secret')],
  ['the environment of the build', (): string => '/proc/self/environ'],
])('a brochure that is a link to %s costs that dealer, and no other', async (_, target) => {
  symlinkSync(target(), join(folder(), 'brochure.pdf'));
  const { dealers, issues } = await load();
  expect(dealers.map(({ site }) => site.slug)).toEqual(['other']);
  expect(issues.map(({ message }) => message).join('\n')).toMatch(
    /brochure\.pdf is a link that leads out of/,
  );
});

test('a folder that is a link to another place is not published either', async () => {
  mkdirSync(join(root, 'private'));
  writeFileSync(join(root, 'private', 'contract.pdf'), 'the admin key');
  rmSync(folder(), { recursive: true });
  symlinkSync(join(root, 'private'), folder());
  const { dealers } = await load();
  expect(dealers.map(({ site }) => site.slug)).toEqual(['other']);
});

test('settings come from no other place, of which messages would quote the lines', async () => {
  writeFileSync(join(root, 'secret'), 'ADMIN_KEY=the admin key\nb: 1\n');
  rmSync(join(root, 'dealers', 'yard.yaml'));
  symlinkSync(join(root, 'secret'), join(root, 'dealers', 'yard.yaml'));
  const { dealers, issues } = await load();
  expect(dealers.map(({ site }) => site.slug)).toEqual(['other']);
  expect(JSON.stringify(issues)).not.toContain('the admin key');
  expect(issues.map(({ message }) => message).join('\n')).toMatch(/This file is a link that leads out of/);
});

test('legal texts come from no other place', async () => {
  symlinkSync(join(root, 'secret'), join(folder(), 'privacy.md'));
  const { dealers, issues } = await load();
  expect(JSON.stringify(dealers)).not.toContain('the admin key');
  expect(issues.map(({ message }) => message).join('\n')).toMatch(/This file is a link that leads out of/);
});

test('a link to a file of another dealer is followed', async () => {
  mkdirSync(join(root, 'dealers', 'other'));
  writeFileSync(join(root, 'dealers', 'other', 'brochure.pdf'), '%PDF-1.7');
  symlinkSync(join('..', 'other', 'brochure.pdf'), join(folder(), 'brochure.pdf'));
  const { dealers } = await load();
  expect(dealers).toHaveLength(2);
});

test.each([
  ['the folder of a dealer', ''],
  ['its pages', 'pages'],
  ['its articles', 'blog'],
])('%s are files, not a link to others', async (_, name) => {
  mkdirSync(join(root, 'elsewhere', 'pages'), { recursive: true });
  writeFileSync(join(root, 'elsewhere', 'pages', 'plan.md'), '---\ntitle: Plan\n---\n\nthe admin key\n');
  const place = join(folder(), name);
  rmSync(place, { recursive: true, force: true });
  symlinkSync(join(root, 'elsewhere'), place);
  const { dealers, issues } = await load();
  expect(dealers.map(({ site }) => site.slug)).toEqual(['other']);
  expect(issues).toMatchObject([{ dealer: 'yard', file: place, severity: 'error' }]);
});

test.each([
  ['the folder of a dealer', ''],
  ['its pages', 'pages'],
])('%s that is a file costs that dealer, and no other', async (_, name) => {
  const place = join(folder(), name);
  rmSync(place, { recursive: true, force: true });
  writeFileSync(place, 'a note');
  const { dealers, issues } = await load();
  expect(dealers.map(({ site }) => site.slug)).toEqual(['other']);
  expect(issues).toMatchObject([{ dealer: 'yard', file: place, severity: 'error' }]);
});

test.each(['docs', 'pages'])('links in %s that lead to their own folder end', async (name) => {
  mkdirSync(join(folder(), name));
  for (const link of 'abcdefghijkl') symlinkSync('.', join(folder(), name, link));
  expect((await load()).dealers).toHaveLength(2);
});
