import { existsSync } from 'node:fs';

const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/** Path of this machine's Firefox, or the one that FORECOURT_FIREFOX names; null where there is none. */
export const findFirefox = (): string | null =>
  [process.env.FORECOURT_FIREFOX ?? '', ...systemPaths].find((path) => path !== '' && existsSync(path)) ??
  null;
