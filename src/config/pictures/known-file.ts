import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isNamedPicture, readPicture, type ReadPicture } from './read-picture.ts';

/** What a file holds, as far as a build asks. */
export interface KnownFile {
  bytes: number;
  /** Digest of the content. */
  digest: string;
  /** Null for a file that is not named like a picture. */
  picture: ReadPicture | null;
}

const known = new Map<string, { changed: number; facts: Promise<KnownFile> }>();

async function read(file: string): Promise<KnownFile> {
  const content = readFileSync(file);
  return {
    bytes: content.length,
    digest: createHash('sha256').update(content).digest('hex'),
    picture: isNamedPicture(file) ? await readPicture(file) : null,
  };
}

/** Reads a file once in this process while it stays as it is: the dealers of a group share many. */
export function readKnownFile(file: string): Promise<KnownFile> {
  const { mtimeMs, size } = statSync(file);
  const changed = mtimeMs + size / 1e6;
  const former = known.get(file);
  if (former?.changed === changed) return former.facts;
  const facts = read(file);
  known.set(file, { changed, facts });
  return facts;
}
