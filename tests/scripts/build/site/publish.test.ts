import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LockedError } from '#scripts/build/run/lock.ts';
import { Publisher, healSites } from '#scripts/build/site/publish.ts';

let out = '';
const made: string[] = [];
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'publish-'));
  made.push(out);
});
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const site = 'alpha/base';
const read = (): string => readFileSync(path.join(out, site, 'index.html'), 'utf8');

function draft(publisher: Publisher, text: string): void {
  mkdirSync(publisher.draftOf(site), { recursive: true });
  writeFileSync(path.join(publisher.draftOf(site), 'index.html'), text);
}

/** The folder as a build leaves it that was killed between the two renames of a publish. */
function killBetweenRenames(text: string): void {
  const run = path.join(out, '.building', 'a-killed-run');
  const former = path.join(run, 'former', site);
  mkdirSync(path.dirname(former), { recursive: true });
  mkdirSync(path.join(run, 'next', site), { recursive: true });
  renameSync(path.join(out, site), former);
  writeFileSync(path.join(out, '.building', 'lock'), JSON.stringify({ pid: 2 ** 30, token: text }));
}

describe('a publisher', () => {
  test('shows nobody a draft, and puts each site in the place of the former one', () => {
    const publisher = new Publisher(out);
    for (const text of ['first', 'second']) {
      draft(publisher, text);
      expect(existsSync(path.join(out, site)) && read() === text).toBe(false);
      publisher.publish(site);
      expect(read()).toBe(text);
    }
    publisher.close();
    expect(readdirSync(out)).toEqual(['alpha']);
  });

  test('puts a site back whose folder somebody has tidied away meanwhile', () => {
    const publisher = new Publisher(out);
    draft(publisher, 'good');
    publisher.publish(site);
    publisher.close();
    killBetweenRenames('x');
    rmSync(path.join(out, 'alpha'), { recursive: true });
    new Publisher(out).close();
    expect(read()).toBe('good');
  });

  test('takes away what it published, and nothing that a link leads to', () => {
    const publisher = new Publisher(out);
    draft(publisher, 'first');
    publisher.publish(site);
    const elsewhere = path.join(out, 'alpha');
    symlinkSync(elsewhere, path.join(out, 'beta'));
    for (const name of ['beta/base', '../alpha/base', 'alpha', 'alpha/..', 'alpha/nothing'])
      expect(publisher.withdraw(name), name).toBe(false);
    expect(read()).toBe('first');
    expect(publisher.withdraw(site)).toBe(true);
    rmSync(path.join(out, 'beta'));
    publisher.close();
    expect(readdirSync(out)).toEqual([]);
  });

  test('is the only one in its folder', () => {
    const publisher = new Publisher(out);
    draft(publisher, 'first');
    expect(() => new Publisher(out)).toThrow(LockedError);
    healSites(out);
    publisher.publish(site);
    expect(read()).toBe('first');
    publisher.close();
    new Publisher(out).close();
    expect(readdirSync(out)).toEqual(['alpha']);
  });
});

describe('a site that a killed build took away comes back', () => {
  beforeEach(() => {
    const publisher = new Publisher(out);
    draft(publisher, 'good');
    publisher.publish(site);
    publisher.close();
    killBetweenRenames('good');
    expect(existsSync(path.join(out, site))).toBe(false);
  });

  test.each([
    ['when sites are served', () => healSites(out)],
    ['when the next build starts', () => new Publisher(out).close()],
  ])('%s', (_when, act) => {
    act();
    expect(read()).toBe('good');
    expect(readdirSync(out)).toEqual(['alpha']);
  });
});

test('healing makes nothing where nothing was built', () => {
  healSites(path.join(out, 'nowhere'));
  expect(readdirSync(out)).toEqual([]);
});
