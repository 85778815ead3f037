import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

const installed = (): string | undefined =>
  [process.env.FORECOURT_CHROMIUM ?? '', ...systemPaths, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );

const run = (command: string, ...words: string[]): boolean => {
  try {
    execFileSync(command, words, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
};

/** Ways to get a Chromium, in the order in which they are tried; each is a real browser, never a stand-in. */
const installers: readonly (() => boolean)[] = [
  () =>
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'),
  () => run('npx', 'playwright', 'install', 'chromium'),
];

/**
 * Path of a Chromium that runs on this machine: the one named by FORECOURT_CHROMIUM, the system's, or Playwright's.
 * Where there is none it installs one. Throws an Error with what to do when that is not possible either.
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  for (const install of installers) {
    const path = install() ? installed() : undefined;
    if (path) return path;
  }
  throw new Error(
    'No Chromium was found, and none could be installed.\n' +
      '  Install one (Debian: apt-get install chromium) or set FORECOURT_CHROMIUM to its path.',
  );
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
