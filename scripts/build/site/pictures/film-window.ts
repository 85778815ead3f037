import { readSync, writeSync } from 'node:fs';

/** Bytes that are read at once. Boxes of pictures are far longer: what lies between two of them is not read. */
const length = 4096;

/** The part of an open film that is in memory. */
export interface FilmWindow {
  /** The bytes from a place on, so many at least unless the film ends before; to be looked at until the next call. */
  read: (at: number, least: number) => Buffer;
  /** The same, to be written into. The film has it after `flush`. */
  edit: (at: number, least: number) => Buffer;
  flush: () => void;
}

/**
 * Reads and writes an open film by windows, so that thousands of small boxes beside each other take one read and one write
 * together.
 */
export function createFilmWindow(film: number): FilmWindow {
  const bytes = Buffer.alloc(length);
  let from = 0;
  let filled = 0;
  let isEdited = false;
  const flush = (): void => {
    if (isEdited) writeSync(film, bytes, 0, filled, from);
    isEdited = false;
  };
  const read = (at: number, least: number): Buffer => {
    if (at < from || at + least > from + filled) {
      flush();
      filled = readSync(film, bytes, 0, length, at);
      from = at;
    }
    return bytes.subarray(at - from, filled);
  };
  const edit = (at: number, least: number): Buffer => {
    const view = read(at, least);
    isEdited = true;
    return view;
  };
  return { read, edit, flush };
}
