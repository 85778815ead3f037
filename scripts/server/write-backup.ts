import { randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Failure } from '../command/failure.ts';
import { findSandboxOf } from '../command/running-sandbox.ts';
import type { Running } from '../command/running-note.ts';
import { backupPath } from '../sandbox/backup/app.ts';
import { isWithin, listDataFolders } from '../sandbox/backup/copy-data.ts';
import { packData } from '../sandbox/backup/pack.ts';
import { openDatabase } from '../sandbox/search/storage/database.ts';

/** Milliseconds until the server has to begin its answer; it copies everything before. */
const patience = 600_000;

/** A copy by the server that has the files open. */
async function askServer({ url, apiKey = '' }: Running): Promise<Readable> {
  const answer = await fetch(new URL(backupPath, url), {
    method: 'POST',
    headers: { 'x-typesense-api-key': apiKey },
    // An admin key goes to the server alone.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new Failure(`The server at ${url} does not answer: ${String(error)}`);
  });
  if (answer.ok && answer.body)
    return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  throw new Failure(`The server at ${url} makes no backup: ${(await answer.text()).slice(0, 300)}`);
}

/** A copy of files that no server has open, nor may open until it is made. */
function readFiles(dataDir: string): Readable {
  if (!existsSync(path.join(dataDir, 'search.sqlite')))
    throw new Failure(`${dataDir} is no data folder of a server. Name it with --data.`);
  const index = openDatabase(dataDir);
  try {
    return packData(dataDir);
  } finally {
    index.close();
  }
}

/** Reads what was written to its end: a gzip file carries its own length and checksum. */
const verify = (file: string): Promise<void> =>
  pipeline(
    createReadStream(file),
    createGunzip(),
    new Writable({ write: (_piece, _encoding, next) => next() }),
  );

/** Where a path leads in the end, as far as it is there: a link may lead into the data folder, or be it. */
const follow = (wanted: string): string =>
  existsSync(wanted) || path.dirname(wanted) === wanted
    ? realpathSync(wanted)
    : path.join(follow(path.dirname(wanted)), path.basename(wanted));

/** Throws a Failure for a folder that is the data folder or one that a link in it leads to, or lies in one of them. */
function refuseInside(dataDir: string, folder: string): void {
  const places = existsSync(dataDir) ? listDataFolders(dataDir).map(({ place }) => place) : [dataDir];
  const wanted = follow(folder);
  if (places.some((place) => isWithin(wanted, follow(path.resolve(place)))))
    throw new Failure(
      'A backup inside of the data folder would be in every later one. Choose another place.',
    );
}

/**
 * Writes everything that a server keeps in its data folder into a `.tar.gz` that its owner alone may read, and answers what
 * was done in a sentence. A file of that name is replaced once the new one is whole; throws a Failure, or what the disk says,
 * and leaves the old one.
 */
export async function writeBackup(dataDir: string, file: string): Promise<string> {
  const target = path.resolve(file);
  const folder = path.dirname(target);
  refuseInside(dataDir, folder);
  const draft = path.join(folder, `.${path.basename(target)}.${randomUUID()}`);
  const running = findSandboxOf(dataDir);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Failure(`${folder} is no folder that a backup can be written to: ${String(error)}`);
  }
  let known: Stats | undefined;
  try {
    known = lstatSync(target, { throwIfNoEntry: false });
  } catch (error) {
    throw new Failure(`${target} is no file that a backup can be written to: ${String(error)}`);
  }
  // A folder, or a device such as /dev/full, which the copy would take the place of.
  if (known?.isFile() === false)
    throw new Failure(`${file} is no file that a backup can replace. Choose another name.`);
  try {
    const copy = running ? await askServer(running) : readFiles(dataDir);
    await pipeline(copy, createWriteStream(draft, { mode: 0o600, flush: true }));
    await verify(draft);
    renameSync(draft, target);
  } catch (error) {
    const kept = existsSync(target) ? ' The backup of before is as it was.' : '';
    const why =
      error instanceof Failure ? error.message : `The backup could not be written: ${String(error)}.`;
    throw new Failure(why + kept);
  } finally {
    rmSync(draft, { force: true });
  }
  const size = Math.max(1, Math.round(statSync(target).size / 1000));
  return `Backup of ${dataDir} in ${file} (${size} KB), made ${running ? `by the server at ${running.url}` : 'without a running server'}.`;
}
