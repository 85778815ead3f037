import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Throws a Failure for a key that somebody on the network could find by trying. */
export function refuseWeakKey(key: string, reach: Reach): void {
  const wayIn = findWayIn(reach);
  if (wayIn === null || !isWeakKey(key)) return;
  throw new Failure(
    `With ${wayIn} others can reach the sandbox: its admin key needs ${shortestKey} random characters or more, ` +
      'none that repeat one another or stand in a row. ' +
      'Leave --api-key out to use the random one of the data folder.',
  );
}

/**
 * The key that may do everything in the sandbox of a data folder: what was asked for, else FORECOURT_ADMIN_KEY, else a
 * random one that the folder keeps in `admin-key`, for its owner's eyes only.
 */
export function chooseAdminKey(
  dataDir: string,
  asked: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const given = asked ?? environment['FORECOURT_ADMIN_KEY'];
  if (given) return given;
  const file = join(dataDir, 'admin-key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
