import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Drawn, Wish } from './draw.ts';
import { NoPicture } from './no-picture.ts';
import type { PictureSize } from './picture-size.ts';
import { createSlots } from './slots.ts';

/** Milliseconds that one picture may take; one of 50 million pixels takes two or three seconds. */
const patience = 10_000;
/** Milliseconds after which a process that has nothing to draw ends. */
const idle = 30_000;
const program = fileURLToPath(new URL('draw.ts', import.meta.url));

/** A picture was not drawn in time: one of a few hundred bytes can take hours, by its turns, its colour profile, its layers or a filter. */
export class EndlessPicture extends Error {
  override readonly name = 'EndlessPicture';
}

/** Draws a picture of somebody else as PNG of a size. */
export type DrawPicture = (picture: Buffer, size: PictureSize) => Promise<Buffer>;

/** One after the other: each may take 300 MB. */
const inSlot = createSlots(1);
let artist: ChildProcess | null = null;
let rest: NodeJS.Timeout | undefined;

function dismiss(): void {
  artist?.kill('SIGKILL');
  artist = null;
}

function engage(): ChildProcess {
  if (artist?.connected) return artist;
  dismiss();
  artist = fork(program, [], { serialization: 'advanced', execArgv: [] });
  // It keeps nobody from ending; while it draws, the time limit does.
  artist.unref();
  artist.channel?.unref();
  return artist;
}

function ask(wish: Wish, longest: number): Promise<Buffer> {
  const drawing = engage();
  return new Promise<Buffer>((resolve, reject) => {
    const finish = (end: () => void): void => {
      clearTimeout(limit);
      drawing.removeAllListeners();
      end();
    };
    const fail = (error: Error): void =>
      finish(() => {
        dismiss();
        reject(error);
      });
    const limit = setTimeout(() => fail(new EndlessPicture('it takes too long to draw')), longest);
    drawing.once('message', (drawn: Drawn) =>
      finish(() => (typeof drawn === 'string' ? reject(new NoPicture(drawn)) : resolve(Buffer.from(drawn)))),
    );
    drawing.once('error', fail);
    drawing.once('exit', () => fail(new Error('it cannot be drawn')));
    drawing.send(wish);
  });
}

/**
 * Draws a picture of somebody else as PNG of a size, on white, in a process of its own: nothing but the end of a process stops
 * what takes hours. Throws an `EndlessPicture` then, and a `NoPicture` for what cannot be drawn.
 *
 * @param longest milliseconds that it may take, without those in which it waits for others
 */
export const drawPicture = (picture: Buffer, size: PictureSize, longest = patience): Promise<Buffer> =>
  inSlot(async () => {
    clearTimeout(rest);
    try {
      return await ask({ picture, size }, longest);
    } finally {
      rest = setTimeout(dismiss, idle).unref();
    }
  });
