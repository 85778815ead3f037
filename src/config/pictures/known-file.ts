import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { UnfinishedReading } from '../load/within.ts';
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

/** The digest of a content, of the form that known files have. */
export const digestContent = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

function readContent(file: string): { bytes: number; digest: string; start: string } {
  const content = readFileSync(file);
  return {
    bytes: content.length,
    digest: digestContent(content),
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

/**
 * Milliseconds for one file, and for all of a dealer: a picture of 60 million pixels takes one second, a thousand photos take ten,
 * of which fifty are read to their end.
 */
const patience = { file: 15_000, all: 60_000 };
/** Pixels of a dealer's pictures that are read to their end: fifty photos. A build learns of the rest when it converts them. */
const mostWhole = 600_000_000;
/** Files that are read at a time: each takes as much memory as it is large. */
const atOnce = 4;

/** What `reading` answers, or the rejection of `UnfinishedReading` with a reason: a picture that is being drawn cannot be stopped. */
async function awaitWithin<Result>(
  milliseconds: number,
  reading: Promise<Result>,
  reason: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnfinishedReading(reason)), milliseconds);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads files by their addresses, as `readKnownFile` does. Throws `UnfinishedReading` where one takes more than 15 seconds, or all
 * take more than a minute; its message says so as a part of a sentence about the dealer.
 */
export async function readKnownFiles(
  files: ReadonlyMap<string, string>,
  toTheEnd: boolean,
  longest = patience,
): Promise<Map<string, KnownFile>> {
  let isOver = false;
  const budget = toTheEnd ? { left: mostWhole } : null;
  const read = new Map<string, KnownFile>();
  const waiting = files.entries();
  const readWaiting = async (): Promise<void> => {
    for (const [address, file] of waiting) {
      if (isOver) return;
      const tooSlow = `its file ${file} takes more than 15 seconds to read. Save it again, in another program, or take it away.`;
      read.set(address, await awaitWithin(longest.file, readKnownFile(file, budget), tooSlow));
    }
  };
  try {
    const all = Promise.all(Array.from({ length: atOnce }, readWaiting));
    await awaitWithin(
      longest.all,
      all,
      'its pictures take more than a minute to read. Take some of them away.',
    );
    return read;
  } finally {
    isOver = true;
  }
}
