import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../command/failure.ts';
import { isWeakKey, shortestKey } from './is-weak-key.ts';
import { isLocalAddress } from './local-address.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two keys in a time that tells nothing of either. */
export const isSameKey = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Ways to a server: the address that it listens on, names that it answers to, and proxies before it. */
export interface Reach {
  host: string;
  hosts?: readonly string[];
  proxies?: number;
}

/** The option by which others than this machine reach a server; null when nobody does. */
export function findWayIn({ host, hosts = [], proxies = 0 }: Reach): string | null {
  if (!isLocalAddress(host)) return `--host ${host}`;
  const name = hosts.find((each) => !isLocalAddress(each));
  if (name !== undefined) return `--allow-host ${name}`;
  return proxies > 0 ? `--proxies ${proxies}` : null;
}

/**
 * Throws a Failure for a key that everybody has, for one that no request can carry, and for one that somebody on the network could
 * find by trying.
 */
export function refuseWeakKey(key: string, reach: Reach): void {
  if (key.trim() === '')
    throw new Failure(
      'The admin key is empty: everybody would have it. Leave --api-key out to use the random one of the data folder.',
    );
  if (!/^[!-~]([ -~]*[!-~])?$/.test(key))
    throw new Failure(
      'The admin key has a sign that no request can carry, such as a line end. Use letters and digits.',
    );
  const wayIn = findWayIn(reach);
  if (wayIn === null || !isWeakKey(key)) return;
  throw new Failure(
    `With ${wayIn} others can reach the sandbox: its admin key needs ${shortestKey} random characters or more, ` +
      'none that repeat one another or stand in a row. ' +
      'Leave --api-key out to use the random one of the data folder.',
  );
}

/** The key of a file; empty where there is none, or none in it. */
function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
}

/** Writes a new key, whole and on the disk, or not at all: of two that start at once, the one that is first. */
function makeKeyFile(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.admin-key.${randomUUID()}`);
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      // Some file systems have no second names.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * The key that may do everything in the sandbox of a data folder: what was asked for, else FORECOURT_ADMIN_KEY, else a
 * random one that the folder keeps in `admin-key`, for its owner's eyes only. What the disk refuses passes.
 */
export function chooseAdminKey(
  dataDir: string,
  asked: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const given = asked ?? environment['FORECOURT_ADMIN_KEY'];
  if (given) return given;
  const file = join(dataDir, 'admin-key');
  const kept = readKeyFile(file);
  if (kept !== '') return kept;
  // A full disk or a power cut may have left a file without its key, which nobody was told and everybody would have.
  rmSync(file, { force: true });
  makeKeyFile(dataDir, file);
  return readKeyFile(file);
}
