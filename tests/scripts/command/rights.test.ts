import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodDealer } from '../../config/directory.ts';

let root: string;
let folder: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rights-'));
  folder = path.join(root, 'dealers');
  file = path.join(folder, 'tiny.yaml');
  mkdirSync(path.join(root, 'data', 'sandbox'), { recursive: true });
  writeFileSync(path.join(root, 'data', 'sandbox', 'search.sqlite'), '');
  mkdirSync(folder);
  writeFileSync(file, goodDealer);
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(root, { recursive: true });
});

/** Runs a command as one who may not read everything; root without these two rights is like others. */
function run(...words: string[]) {
  const asOthers = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'];
  const [program = '', ...rest] = [...(process.getuid?.() === 0 ? asOthers : []), process.execPath, ...words];
  const { status, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8', timeout: 25_000 });
  return { status, said: stdout + stderr };
}

const own = (): string[] => ['--data', path.join(root, 'data')];
const out = (): string[] => [...own(), '--out', path.join(root, 'dist')];
const feed = 'tests/scripts/stock/dirty-listings.csv';

test.each<[string, number, () => string[]]>([
  ['check', 1, () => []],
  ['check', 1, () => ['tiny', '--against', 'tests/dealers/minimal']],
  ['build', 1, out],
  ['build', 1, () => [...out(), '--dealer', 'tiny']],
  ['alerts', 1, own],
  ['dev', 1, () => [...own(), '--dealer', 'tiny']],
  ['start', 1, out],
  ['new-dealer', 2, () => ['--yes', '--name', 'Foo']],
])('%s ends with %i and words where it may not list the dealers', (command, expected, more) => {
  chmodSync(folder, 0o000);
  const { status, said } = run(`scripts/${command}.ts`, '--dealers', folder, ...more());
  expect(said).toContain(folder);
  expect(said).toMatch(/This user may not read this folder\.\n\s*Give this user the rights/);
  expect(said).not.toMatch(/^\s+at /m);
  expect(said).not.toContain('no longer a dealer');
  expect(status).toBe(expected);
});

test('so do a comparison and an import', () => {
  chmodSync(folder, 0o400);
  const compared = run('scripts/check.ts', '--dealers', 'tests/dealers/minimal', '--against', folder);
  expect(compared.said).toContain(`--against ${folder}: This user may not read this folder.`);
  expect(compared.status).toBe(2);
  const options = ['--dealer', 'tiny', '--dealers', folder, ...own()];
  const imported = run('scripts/stock.ts', 'import', feed, ...options);
  expect(imported.said).toContain(`${folder}: This user may not read this folder.`);
  expect(imported.status).toBe(1);
});

test('a file that may not be read is told by its name, and no change of it is undone', () => {
  chmodSync(file, 0o000);
  const { status, said } = run('scripts/check.ts', '--dealers', folder);
  expect(said).toContain(`${file}  This user may not read this.\n  Give this user the rights to read it`);
  expect(status).toBe(1);
});

test.each([
  ['at first', 'true'],
  ['for a moment', 'false'],
])('a folder that may not be read %s is told in one line, and followed from then on', (_, isAtFirst) => {
  const script = `
    import fs, { chmodSync } from 'node:fs';
    import { watchFolders } from './scripts/command/watch-folders.ts';
    const heard = [];
    if (${isAtFirst}) chmodSync('${folder}', 0o000);
    const unwatch = watchFolders('${folder}', (name) => heard.push(name));
    setTimeout(chmodSync, 100, '${folder}', 0o000);
    setTimeout(chmodSync, 800, '${folder}', 0o700);
    setTimeout(() => (heard.length = 0, fs.writeFileSync('${folder}/new.yaml', '')), 4_000);
    setTimeout(() => (console.error(heard.includes('new.yaml')), unwatch()), 5_000);`;
  const { status, said } = run('--input-type=module', '--eval', script);
  expect(said).toMatch(
    /^Not all changes in \S+\/dealers\/ are followed until this is put right: EACCES: .*\ntrue\n$/,
  );
  expect(status).toBe(0);
});
