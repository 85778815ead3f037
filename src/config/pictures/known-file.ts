import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { OutOfTime } from '../load/within.ts';
import { findPretence } from './document-kind.ts';
import {
  isNamedDrawing,
  isNamedPicture,
  readPicture,
  type PixelBudget,
  type ReadPicture,
} from './read-picture.ts';

/** What a file holds, as far as a build asks. */
export interface KnownFile {
  bytes: number;
  /** Digest of the content. */
  digest: string;
  /** Null for a file that is not named like a picture. */
  picture: ReadPicture | null;
  /** What its name says and it is not, such as 'a PDF'; null where it is. */
  pretence: string | null;
}

const known = new Map<string, { state: string; facts: Promise<KnownFile> }>();

function readContent(file: string): { bytes: number; digest: string; start: string } {
  const content = readFileSync(file);
  return {
    bytes: content.length,
    digest: createHash('sha256').update(content).digest('hex'),
    start: content.toString('latin1', 0, 2000),
  };
}

async function readFacts(file: string, budget: PixelBudget | null): Promise<KnownFile> {
  // The content is let go before anything is waited for: a folder has more pictures than fit into memory.
  const { start, ...facts } = readContent(file);
  const picture = isNamedPicture(file) ? await readPicture(file, budget) : null;
  // A browser shows what has the name of a drawing as whatever stands in it, such as a page with forms.
  const isForeign = picture?.kind === 'other' && isNamedDrawing(file);
  return { ...facts, picture, pretence: isForeign ? 'a drawing' : findPretence(file, start) };
}

/**
 * Reads a file once in this process while it stays as it is: the dealers of a group share many.
 *
 * @param budget for pictures that are read to their end
 */
function readKnownFile(file: string, budget: PixelBudget | null): Promise<KnownFile> {
  const { mtimeMs, size } = statSync(file);
  const state = `${mtimeMs} ${size} ${budget !== null}`;
  const former = known.get(file);
  if (former?.state === state) return former.facts;
  const facts = readFacts(file, budget);
  known.set(file, { state, facts });
  return facts;
}

/** Milliseconds for all files of a dealer: a thousand photos take ten seconds, of which fifty are read to their end. */
const longest = 60_000;
/** Pixels of a dealer's pictures that are read to their end: fifty photos. A build learns of the rest when it converts them. */
const mostWhole = 600_000_000;
/** Files that are read at a time: each takes as much memory as it is large. */
const atOnce = 4;

/** Reads files by their addresses, as `readKnownFile` does. Throws `OutOfTime` where that takes more than a minute. */
export async function readKnownFiles(
  files: ReadonlyMap<string, string>,
  toTheEnd: boolean,
): Promise<Map<string, KnownFile>> {
  let isOver = false;
  const budget = toTheEnd ? { left: mostWhole } : null;
  const read = new Map<string, KnownFile>();
  const waiting = files.entries();
  const readWaiting = async (): Promise<void> => {
    for (const [address, file] of waiting) {
      if (isOver) return;
      read.set(address, await readKnownFile(file, budget));
    }
  };
  // A picture that is being drawn cannot be stopped: it is not waited for.
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(new OutOfTime(`not done after ${longest} ms`));
    }, longest);
  });
  try {
    await Promise.race([Promise.all(Array.from({ length: atOnce }, readWaiting)), late]);
    return read;
  } finally {
    clearTimeout(timer);
  }
}
