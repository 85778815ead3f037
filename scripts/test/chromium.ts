import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without windows of its own: the same engine, at less than half of the processor time for a page. */
const shell = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

const findInstalled = (...paths: string[]): string | undefined =>
  [process.env.FORECOURT_CHROMIUM ?? '', ...paths].find((path) => path !== '' && existsSync(path));

const findWhole = (): string | undefined => findInstalled(...systemPaths, chromium.executablePath());
const findAny = (): string | undefined => findInstalled(shell) ?? findWhole();

const run = (command: string, ...words: string[]): boolean => {
  try {
    execFileSync(command, words, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
};

// Without a network it is said at once.
const apt = (...words: string[]): boolean =>
  run('apt-get', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...words);
const installPackages = (...packages: string[]): boolean =>
  apt('install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation');

/** Ways to get a Chromium, in the order in which they are tried; each is a real browser, never a stand-in. */
const installers: readonly (() => boolean)[] = [
  () => apt('update') && installPackages('chromium'),
  () => run('npx', 'playwright', 'install', 'chromium'),
];

function install(find: () => string | undefined, ways: readonly (() => boolean)[]): string {
  const found = find();
  if (found) return found;
  for (const way of ways) {
    const path = way() ? find() : undefined;
    if (path) return path;
  }
  throw new Error(
    'No Chromium was found, and none could be installed.\n' +
      '  Install one (Debian: apt-get install chromium) or set FORECOURT_CHROMIUM to its path.',
  );
}

/**
 * Path of a Chromium that runs on this machine: the one named by FORECOURT_CHROMIUM, the system's, or Playwright's.
 * Where there is none it installs one. Throws an Error with what to do when that is not possible either.
 */
export const findChromium = (): string => install(findWhole, installers);

/** The same for tests, which open hundreds of pages: one without windows where there is one. */
export const findTestChromium = (): string => install(findAny, installers);

/**
 * Brings a Chromium without windows to a machine where packages may be installed without asking anybody, as in CI.
 * Answers what `findTestChromium` finds afterwards.
 */
export function prepareTestChromium(): string {
  const mayInstall = process.getuid?.() === 0 && findInstalled(shell) === undefined;
  const name = 'chromium-headless-shell';
  if (mayInstall && !installPackages(name) && apt('update')) installPackages(name);
  return findTestChromium();
}

/** Flags for headless Chromium as root, without a network of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
