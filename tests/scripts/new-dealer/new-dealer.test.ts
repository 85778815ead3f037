import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { format } from 'oxfmt';
import { openLibrary } from '#config/load/library.ts';
import { loadDealers } from '#config/load/load.ts';
import { createQuestions } from '#scripts/new-dealer/answers.ts';
import { addLayers } from '../../config/directory.ts';

const directory = mkdtempSync(join(tmpdir(), 'new-dealer-'));
addLayers(directory);
afterAll(() => rmSync(directory, { recursive: true }));

const run = (...flags: string[]) =>
  spawnSync(process.execPath, ['scripts/new-dealer.ts', '--dealers', directory, ...flags], {
    encoding: 'utf8',
  });

const answers = [
  ...['--name', "O'Brien & Sons: Motors", '--state', 'nt', '--suburb', 'Darwin', '--postcode', '0800'],
  ...['--street', '1 Mitchell Street', '--phone', '0491 570 156', '--licence', '0012', '--yes'],
];

describe('npm run new-dealer', () => {
  test('writes at most 20 commented lines that load at once', async () => {
    const { status, stdout, stderr } = run(...answers, '--make', 'Toyota', '--colour', 'navy');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('obrien-sons-motors.yaml');
    expect(stdout).toContain('npm start');
    // A build has no stock to show for it yet.
    expect(stdout).not.toContain('npm run build');
    const file = join(directory, 'obrien-sons-motors.yaml');
    const written = readFileSync(file, 'utf8');
    expect(written.trim().split('\n').length).toBeLessThanOrEqual(20);
    expect(written).toContain('# ');
    expect((await format(file, written, { singleQuote: true, printWidth: 110 })).code).toBe(written);
    const { dealers, issues } = await loadDealers({ directory });
    expect(issues).toEqual([]);
    expect(dealers.map(({ site }) => site)).toMatchObject([
      { name: "O'Brien & Sons: Motors", phone: '+61491570156', locations: [{ licence: { number: '0012' } }] },
    ]);
  });

  test('ROUTE-09 ROUTE-10 ROUTE-20 ROUTE-22 writes the starter pages that are asked for, all of which load', async () => {
    const { status, stdout, stderr } = run(...answers, '--slug', 'with-pages', '--pages', 'all');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain(join('with-pages', 'pages', 'about-us.md'));
    const { dealers, issues } = await loadDealers({ directory, only: ['with-pages'] });
    // Who lends is not known yet, which is told.
    expect(issues.filter(({ path }) => path !== '').map(({ severity, path }) => [severity, path])).toEqual([
      ['warning', '1st section'],
    ]);
    const asking = issues.filter(({ message }) => message.startsWith('found "Write here'));
    expect(asking.map(({ severity, file, line }) => [severity, basename(file), line])).toEqual([
      ['warning', 'about-us.md', 18],
      ['warning', 'careers.md', 20],
      ['warning', 'warranty.md', 24],
    ]);
    expect(issues).toHaveLength(4);
    expect(dealers[0]?.pages.map(({ path }) => path)).toEqual(
      ['faq', 'finance', 'fleet', 'sell-your-car', 'service'].map((name) => `/${name}/`),
    );
    expect(dealers[0]?.build.waitingPages).toEqual(['/about-us/', '/careers/', '/warranty/']);
    expect(stdout).toContain('is published once you have written that');
    expect(run(...answers, '--slug', 'wrong-pages', '--pages', 'about').stderr).toContain('found "about"');
    expect(existsSync(join(directory, 'wrong-pages.yaml'))).toBe(false);
    rmSync(join(directory, 'with-pages.yaml'));
  });

  test('the state follows from the postcode where it is not given', () => {
    const without = answers.filter((answer) => answer !== '--state' && answer !== 'nt');
    const { status, stderr } = run(...without, '--slug', 'by-postcode');
    expect([stderr, status]).toEqual(['', 0]);
    const file = join(directory, 'by-postcode.yaml');
    expect(readFileSync(file, 'utf8')).toContain('state: NT');
    rmSync(file);
  });

  test('refuses a short name that a dealer has, where it is asked', () => {
    const { status, stderr } = run(...answers);
    expect(status).toBe(2);
    expect(stderr.replaceAll(directory, 'dealers')).toContain(
      '--slug: expected a name that is still free: dealers/obrien-sons-motors.yaml exists already, found "obrien-sons-motors"\n' +
        '  Choose another name,',
    );
    const questions = createQuestions(['showroom'], openLibrary(directory));
    const slug = questions.find(({ key }) => key === 'slug');
    expect(slug?.check?.('obrien-sons-motors')).toContain('still free');
    expect(slug?.check?.('obrien-sons-darwin')).toBeNull();
  });

  test('without a terminal it names what is missing and writes nothing', () => {
    const { status, stderr } = run('--name', 'Nobody');
    expect(status).toBe(2);
    expect(stderr).toContain('--licence is missing, for example --licence "1234567"');
    expect(stderr).not.toContain('--name is missing');
    expect(existsSync(join(directory, 'nobody.yaml'))).toBe(false);
  });

  test('a file where a folder belongs is named, and nothing is written', () => {
    const file = join(directory, 'in-the-way');
    writeFileSync(file, 'x');
    expect(run(...answers, '--dealers', file)).toMatchObject({
      status: 2,
      stderr: `There is no folder ${file}. Nothing was written.\n`,
    });
    const { status, stderr } = run(...answers, '--slug', 'in-the-way', '--pages', 'all');
    expect([status, stderr.trim()]).toEqual([
      1,
      `A file is in the way where a folder belongs, for ${file}/pages. Take it away.\nNothing was written.`,
    ]);
    expect(existsSync(`${file}.yaml`)).toBe(false);
    rmSync(file);
  });

  // Files of 512 bytes at most, then of 1,024: the dealer file breaks off, then the first page.
  test.each([1, 2])('a file that breaks off leaves neither it nor folders (%s)', (blocks) => {
    const limit = 'ulimit -f "$0"; exec "$@"';
    const words = [process.execPath, 'scripts/new-dealer.ts', '--dealers', directory, ...answers];
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', limit, String(blocks), ...words, '--slug', 'broken-off', '--pages', 'all'],
      { encoding: 'utf8' },
    );
    expect([status, stderr.replaceAll(directory, 'dealers').trim()]).toEqual([
      1,
      expect.stringMatching(
        /^dealers\/broken-off\S+ could not be written \(EFBIG\)\. .+\nNothing was written\.$/,
      ),
    ]);
    expect(readdirSync(directory).filter((name) => name.startsWith('broken-off'))).toEqual([]);
  });

  test('nothing is written through a link, and a page that is one stays', () => {
    const outside = join(directory, '..', `${basename(directory)}-outside`);
    const pages = join(directory, 'linked', 'pages');
    mkdirSync(pages, { recursive: true });
    symlinkSync(join(outside, 'faq.md'), join(pages, 'faq.md'));
    mkdirSync(outside);
    try {
      const { status, stderr } = run(...answers, '--slug', 'linked', '--pages', 'all');
      expect([status, stderr]).toEqual([1, expect.stringMatching(/Nothing was written\.\n$/)]);
      expect(stderr).toContain(
        'faq.md:1:1  This file is a link to nothing. Put the file itself there, or take the link away.',
      );
      expect(readdirSync(outside)).toEqual([]);
      expect(readdirSync(pages)).toEqual(['faq.md']);
      expect(lstatSync(join(pages, 'faq.md')).isSymbolicLink()).toBe(true);
      expect(existsSync(join(directory, 'linked.yaml'))).toBe(false);
      symlinkSync(outside, join(directory, 'led-out'));
      expect(run(...answers, '--slug', 'led-out', '--pages', 'faq').stderr).toContain(
        'led-out is a link, and nothing is written through it. Put a folder in its place.\nNothing was written.',
      );
      expect(readdirSync(outside)).toEqual([]);
      expect(existsSync(join(directory, 'led-out.yaml'))).toBe(false);
    } finally {
      for (const name of ['linked', 'led-out'])
        rmSync(join(directory, name), { recursive: true, force: true });
      rmSync(outside, { recursive: true });
    }
  });

  test('pages and folders of a dealer that would not load go again', () => {
    const words = ['--slug', 'too-long', '--name', 'x'.repeat(301), '--pages', 'all'];
    expect(run(...answers, ...words).stderr).toMatch(/Nothing was written\.\n$/);
    expect(readdirSync(directory).filter((name) => name.startsWith('too-long'))).toEqual([]);
  });

  test('refuses the address of another dealer', () => {
    const own = ['--url', 'https://www.taken.example'];
    expect(run(...answers, '--slug', 'first', ...own).status).toBe(0);
    const { status, stderr } = run(...answers, '--slug', 'second', ...own);
    expect([status, stderr]).toEqual([1, expect.stringContaining('first')]);
    expect(existsSync(join(directory, 'second.yaml'))).toBe(false);
  });

  test('a folder that is not there is named, and not made', () => {
    const { status, stderr } = run(...answers, '--dealers', join(directory, 'nowhere'));
    expect(status).toBe(2);
    expect(stderr.trim()).toBe(`There is no folder ${join(directory, 'nowhere')}. Nothing was written.`);
  });

  test('names every wrong answer', () => {
    const { status, stderr } = run(
      ...answers,
      ...['--slug', 'other', '--postcode', '800', '--colour', 'redd', '--template', 'yrd'],
    );
    expect(status).toBe(2);
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0])
        .filter((line) => line?.startsWith('--')),
    ).toEqual(['--postcode', '--template', '--colour']);
  });

  test('names what is wrong and what is missing in one round', () => {
    const { status, stderr } = run(
      '--name',
      'Nobody',
      '--slug',
      'No Body',
      '--make',
      'Fird',
      '--postcode',
      '1',
      '--yes',
    );
    expect(status).toBe(2);
    expect(stderr.match(/^--\w+/gm)).toEqual([
      ...['--slug', '--street', '--suburb', '--postcode', '--state', '--phone', '--licence', '--make'],
    ]);
  });

  test('a make that nobody knows is answered with what to do', () => {
    const { status, stderr } = run(...answers, '--slug', 'ford', '--make', 'Fird');
    expect(status).toBe(2);
    expect(stderr.replaceAll(directory, 'dealers')).toBe(
      '--make: expected the name of a make, found "Fird"\n' +
        '  Did you mean Ford?\n' +
        '  Leave --make out for a dealer of many makes, or write dealers/_brands/fird.yaml.\n' +
        'Nothing was written. See npm run new-dealer -- --help\n',
    );
    expect(existsSync(join(directory, 'ford.yaml'))).toBe(false);
  });

  test('leaves nothing behind when the file would not load', () => {
    const { status, stderr } = run(...answers, '--slug', 'typo', '--name', 'x'.repeat(301));
    expect(status).toBe(1);
    expect(stderr).toContain('of at most 300 characters');
    expect(existsSync(join(directory, 'typo.yaml'))).toBe(false);
  });
});
