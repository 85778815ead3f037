import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sectionNames } from '#config/schemas/sections/section.ts';
import { leads } from '#config/schemas/services.ts';
import { facetKeys } from '#domain/listing/facets.ts';
import { rooms } from '../rooms.ts';

const guides = [
  'README.md',
  'dealers/README.md',
  ...globSync('{src,scripts,tests}/**/{README,decisions}.md'),
];
const read = (guide: string): string => readFileSync(guide, 'utf8');

/** Names of files and folders between backticks, in text; placeholders and what is written later are none. */
const readPaths = (guide: string): string[] =>
  [
    ...read(guide)
      .replaceAll(/^```.*?^```$/gms, '')
      .matchAll(/`([\w.@#-]+\/[\w./-]*|[\w-]+\.(?:ts|tsx|md|yaml))`/g),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !/^(dist|\.forecourt|#room|@)|^\d/.test(name));

/** Without those of dealers, which their marketers may delete. */
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/^dealers\/[a-z]/.test(file));

/** A path from the project, the code, base's looks or the guide itself; a bare name is that of any file. */
const isThere = (guide: string, name: string): boolean =>
  name.includes('/')
    ? ['.', 'src', 'src/templates/base', 'dealers', path.dirname(guide)].some((folder) =>
        existsSync(path.join(folder, name)),
      )
    : files.some((file) => path.basename(file) === name);

/** What a heading is called in an address. */
const nameHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');

describe.each(guides)('%s', (guide) => {
  test('names files that are there', () => {
    expect(readPaths(guide).filter((name) => !isThere(guide, name))).toEqual([]);
  });

  test('links to chapters and files that are there', () => {
    const text = read(guide).replaceAll(/^```.*?^```$/gms, '');
    const broken = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].filter(
      ([, file = '', chapter]) => {
        const target = file === '' ? guide : path.join(path.dirname(guide), file);
        if (!existsSync(target)) return true;
        const headings = chapter ? [...read(target).matchAll(/^#+ (.*)$/gm)] : [];
        return (
          chapter !== undefined && !headings.some(([, heading = '']) => nameHeading(heading) === chapter)
        );
      },
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

test('no file keeps two versions that a merge left', () => {
  const { stdout } = spawnSync('git', ['grep', '-lE', '^(<{7}|>{7}) '], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('the first guide is short', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
});

test('the guide to the code prints the import table as it is', () => {
  for (const [name, room] of Object.entries(rooms))
    expect(read('src/README.md')).toContain(`| ${name} | ${room.rooms.join(', ') || 'nothing'} |`);
});

test('the guide to the code names every dependency', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string> | undefined>;
  const names = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((group) =>
    Object.keys(manifest[group] ?? {}),
  );
  expect(names.filter((name) => !read('src/README.md').includes(`\`${name}\``))).toEqual([]);
});

test('every command of the manifest is explained', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  const known = (name: string): boolean =>
    ['start', 'test'].includes(name)
      ? read('scripts/README.md').includes(`\`npm ${name}`)
      : read('scripts/README.md').includes(`\`npm run ${name}`);
  expect(commands.filter((name) => !known(name))).toEqual([]);
});

describe('marketers read of', () => {
  const defaults = readFileSync('dealers/_defaults.yaml', 'utf8');

  test('every section, in the table of their guide', () => {
    const rows = [...read('dealers/README.md').matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(
      ([, names = '']) => names.replaceAll('`', '').split(', '),
    );
    expect(sectionNames.filter((name) => !rows.includes(name))).toEqual([]);
  });

  test('every filter, in the note above `facets`', () => {
    const note = /((?: *#.*\n)+) *facets:/.exec(defaults)?.[1] ?? '';
    expect(facetKeys.filter((key) => !new RegExp(`\\b${key}\\b`).test(note))).toEqual([]);
  });

  test('every driver of leads, in the note at `leads`', () => {
    const note = /^leads:.*\n.*/m.exec(defaults)?.[0] ?? '';
    const names = leads.pipe[0].options.map((driver) => driver.pipe[0].entries.name.literal);
    expect(names.filter((name) => !note.includes(name))).toEqual([]);
  });
});
