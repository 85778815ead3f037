import { closeSync, copyFileSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A box of an MP4 file (ISO 14496-12): its kind, where it begins, and bytes from there to its content and its end. */
interface Box {
  kind: string;
  at: number;
  header: number;
  size: number;
}

/** Boxes that hold others, down to where cameras write their notes. */
const parents = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);
/** Boxes of notes: place, time, owner, device; none is needed to play a film. */
const notes = new Set(['udta', 'meta', 'uuid']);

function readBox(film: number, at: number, end: number): Box | null {
  const start = Buffer.alloc(16);
  if (readSync(film, start, 0, 16, at) < 8) return null;
  const short = start.readUInt32BE(0);
  // 1: a size of 64 bits follows; 0: up to the end.
  const size = short === 1 ? Number(start.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  const header = short === 1 ? 16 : 8;
  return size < header || at + size > end ? null : { kind: start.toString('latin1', 4, 8), at, header, size };
}

/** More boxes than a film of a day has: it was made to be read without an end. */
const mostBoxes = 200_000;

function findNotes(film: number): Box[] {
  const found: Box[] = [];
  const open = [{ from: 0, end: fstatSync(film).size }];
  let read = 0;
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { from, end } = part;
    for (let box = readBox(film, from, end); box !== null; box = readBox(film, box.at + box.size, end)) {
      if (++read > mostBoxes) throw new Error(`it is a film of more than ${mostBoxes} parts`);
      if (notes.has(box.kind)) found.push(box);
      if (parents.has(box.kind)) open.push({ from: box.at + box.header, end: box.at + box.size });
    }
  }
  return found;
}

/** Makes free space of a box, so that whatever tells where the film's pictures lie stays true. */
function blank(film: number, { at, header, size }: Box): void {
  writeSync(film, 'free', at + 4, 'latin1');
  const none = Buffer.alloc(Math.min(size, 1 << 20));
  for (let done = header; done < size; done += none.length)
    writeSync(film, none, 0, Math.min(none.length, size - done), at + done);
}

function withFilm<Result>(file: string, flags: 'r' | 'r+', work: (film: number) => Result): Result {
  const film = openSync(file, flags);
  try {
    return work(film);
  } finally {
    closeSync(film);
  }
}

/**
 * Writes a film in MP4 without the notes in which cameras tell place, time and owner. Null when it has none and may be
 * published as it is. A track that tells the place while the film runs stays, which only action cameras record.
 */
export function cleanFilm(file: string, folder: string): Promise<string | null> {
  // Most films have none, and are large.
  if (withFilm(file, 'r', findNotes).length === 0) return Promise.resolve(null);
  const name = 'plain.mp4';
  const target = path.join(folder, name);
  copyFileSync(file, target);
  withFilm(target, 'r+', (film) => findNotes(film).forEach((box) => blank(film, box)));
  return Promise.resolve(name);
}
