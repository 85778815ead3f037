import { closeSync, copyFileSync, fstatSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { createFilmWindow, type FilmWindow } from './film-window.ts';

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

function readBox(film: FilmWindow, at: number, end: number): Box | null {
  const start = film.read(at, 16);
  if (start.length < 8) return null;
  const short = start.readUInt32BE(0);
  const header = short === 1 ? 16 : 8;
  if (start.length < header) return null;
  // 1: a size of 64 bits follows; 0: up to the end.
  const size = short === 1 ? Number(start.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  return size < header || at + size > end ? null : { kind: start.toString('latin1', 4, 8), at, header, size };
}

/**
 * Boxes of one film. One that was recorded as a whole has some hundred; one for streams has about ten for each second, or for
 * each picture where it is cut finest, of which this is three minutes.
 */
const mostBoxes = 50_000;
/** Boxes of all films of a site together: their number has no bound. */
const mostOfSite = 200_000;

/** Boxes that are left for films of one site. */
export interface BoxAllowance {
  left: number;
}

/** What all films of one site share. */
export const createBoxAllowance = (): BoxAllowance => ({ left: mostOfSite });

/** A film has more boxes than are read; the message says what to do. */
export class EndlessFilm extends Error {}

function countBox(read: number, allowance: BoxAllowance): void {
  if (read > mostBoxes)
    throw new EndlessFilm(
      `it has more than ${mostBoxes} parts, which no film of some minutes has. Save it anew with another program, or take it away.`,
    );
  if (allowance.left-- <= 0)
    throw new EndlessFilm(
      `with the films before it, it has more than ${mostOfSite} parts, all that one build reads. Build again, which goes on with this film, or take films away.`,
    );
}

function findNotes(film: number, allowance: BoxAllowance): Box[] {
  const found: Box[] = [];
  const window = createFilmWindow(film);
  const open = [{ from: 0, end: fstatSync(film).size }];
  let read = 0;
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { from, end } = part;
    for (let box = readBox(window, from, end); box !== null; box = readBox(window, box.at + box.size, end)) {
      countBox(++read, allowance);
      if (notes.has(box.kind)) found.push(box);
      if (parents.has(box.kind)) open.push({ from: box.at + box.header, end: box.at + box.size });
    }
  }
  return found.toSorted((one, other) => one.at - other.at);
}

/** Makes free space of boxes, in their order, so that whatever tells where the film's pictures lie stays true. */
function blank(film: number, boxes: readonly Box[]): void {
  const window = createFilmWindow(film);
  const none = Buffer.alloc(1 << 20);
  for (const { at, header, size } of boxes) {
    const start = window.edit(at, header);
    start.write('free', 4, 'latin1');
    start.fill(0, header, Math.min(size, start.length));
    for (let done = start.length; done < size; done += none.length)
      writeSync(film, none, 0, Math.min(none.length, size - done), at + done);
  }
  window.flush();
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
 * published as it is. A track that tells the place while the film runs stays, which only action cameras record. Throws an
 * `EndlessFilm` for one of more boxes than are read.
 *
 * @param allowance shared by all films of a site
 */
export function cleanFilm(file: string, folder: string, allowance: BoxAllowance): Promise<string | null> {
  const found = withFilm(file, 'r', (film) => findNotes(film, allowance));
  // Most films have none, and are large.
  if (found.length === 0) return Promise.resolve(null);
  const name = 'plain.mp4';
  const target = path.join(folder, name);
  copyFileSync(file, target);
  withFilm(target, 'r+', (film) => blank(film, found));
  return Promise.resolve(name);
}
